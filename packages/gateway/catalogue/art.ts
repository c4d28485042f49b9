import type { BrandPack } from '@portico/contract/brand'
import { dominantColour, drawBanner, drawGame, drawSamples, drawVendorMark, type Format, MOTIF_COUNT, traitsOf } from '../art/index.ts'
import { type Picture, pictureCache, versionOf } from './pictures.ts'
import type { CatalogueGame } from './snapshot.ts'

type Drawable = Pick<CatalogueGame, 'code' | 'gameType' | 'lane' | 'vendorCode' | 'variant'>

export interface Art {
  readonly game: (game: Drawable, format: Format) => Picture
  readonly vendor: (code: string) => Picture
  /** Banners count from 1; null beyond the last. */
  readonly banner: (number: number) => Picture | null
  /** Address of a picture; it changes when the picture does, so it may be kept for ever. */
  readonly gameUrl: (game: Drawable, format: Format) => string
  readonly vendorUrl: (lane: string, code: string) => string
  readonly gameColour: (game: Drawable) => string
  readonly vendorColour: (code: string) => string
}

/** Pictures of one brand's catalogue, drawn when first asked for. */
export const createArt = (brand: BrandPack): Art => {
  const cached = pictureCache()
  const colours = new Map<string, string>()
  const colour = (key: string, work: () => string): string => {
    const found = colours.get(key) ?? work()
    colours.set(key, found)
    return found
  }
  let drawing: string | undefined
  /** A page names dozens of pictures that nobody may ever ask for, so versions are told without drawing them. */
  const gameVersion = (game: Drawable, format: Format): string => {
    drawing ??= versionOf(drawSamples())
    return versionOf(drawing + traitsOf(identity(game), format))
  }
  const identity = ({ code, lane, vendorCode, variant }: Drawable) => ({ code, category: lane, vendor: vendorCode, variant })
  const art: Art = {
    game: (game, format) =>
      cached(`game ${game.code} ${game.variant} ${format}`, () => drawGame(identity(game), format), gameVersion(game, format)),
    vendor: (code) => cached(`vendor ${code}`, () => drawVendorMark(code)),
    banner: (number) =>
      Number.isInteger(number) && number >= 1 && number <= MOTIF_COUNT
        ? cached(`banner ${number}`, () => drawBanner(brand.scene, number - 1))
        : null,
    gameUrl: (game, format) => `/art/game/${game.code}.svg?${format === 'tile' ? '' : `size=${format}&`}v=${gameVersion(game, format)}`,
    vendorUrl: (lane, code) => `/art/vendor/${lane}/${code}.svg?v=${art.vendor(code).version}`,
    gameColour: (game) => colour(`game ${game.code} ${game.variant}`, () => dominantColour(identity(game))),
    vendorColour: (code) => colour(`vendor ${code}`, () => dominantColour({ code, vendor: code })),
  }
  return art
}
