import type { GameType } from '@portico/contract/catalogue/shapes'

export type PictureFormat = 'tile' | 'square' | 'wide'

/** A picture with what HTTP needs of it. */
export interface Picture {
  readonly body: Buffer
  readonly brotli: Buffer
  readonly gzip: Buffer
  /** Changes exactly when the picture does. */
  readonly version: string
}

/** What a source may know of the game it shows. */
export interface PicturedGame {
  readonly code: string
  readonly lane: GameType
  readonly vendorCode: string
  readonly variant: number
}

/** Where the pictures of games, vendors and banners come from that bring none of their own. */
export interface PictureSource {
  /** Addresses change when their picture does, so a picture may be kept for ever. */
  readonly gameUrl: (game: PicturedGame, format: PictureFormat) => string
  /** A vendor's icon for a group of games; a vendor may have a different one for each. */
  readonly vendorUrl: (group: GameType, code: string) => string
  /** The address of a game of which only the code is known. */
  readonly gameUrlByCode: (code: string) => string
  /** For a banner that brings no picture, when so many banners stand already; null: the site shows its own. */
  readonly bannerUrl: (standing: number) => string | null
  /** The colour of the ground, #rrggbb, for what is shown before a picture has come. */
  readonly gameColour: (game: PicturedGame) => string
  readonly vendorColour: (code: string) => string
  /** The pictures that the gateway serves below `/art` itself; null: there is none. Banners count from 1. */
  readonly game: (game: PicturedGame, format: PictureFormat) => Picture | null
  readonly vendor: (group: string, code: string) => Picture | null
  readonly banner: (number: number) => Picture | null
}
