import { drawBackdrop } from './backdrop.ts'
import { canvasWith } from './canvas.ts'
import { type Hex, mix } from './colour.ts'
import { gameTones } from './palette.ts'
import { hashOf, randomFrom } from './random.ts'
import { familyOf, lookOf } from './variant.ts'

export interface GameIdentity {
  readonly code: string
  readonly category: string
  readonly vendor: string
}

/** Without `variant`, one follows from the code; a catalogue takes them from `assignVariants`. */
export interface Game extends GameIdentity {
  readonly variant?: number | undefined
}

export type Format = 'tile' | 'square' | 'wide'

/** What each format frames of the one field, at its intrinsic size. */
const FRAMES = {
  tile: { box: '0 0 240 300', width: 240, height: 300 },
  square: { box: '-8 22 256 256', width: 240, height: 240 },
  wide: { box: '-60 6 360 288', width: 300, height: 240 },
} as const satisfies Record<Format, { box: string; width: number; height: number }>

/** The colour that fills a game's place before its picture is there. */
export const dominantColour = ({ code, vendor, variant }: Omit<Game, 'category'>): Hex => {
  const { mid, main } = gameTones(code, vendor, lookOf(variant))
  return mix(mid, main, 0.2)
}

/**
 * The picture of a game as a standalone SVG document of 2 to 6 kB: 4:5, 1:1 or 5:4. The same game and variant give
 * the same text in every release that does not change a family. Never throws, whatever the texts hold.
 */
export const drawGame = (game: Game, format: Format): string => {
  const { code, category, vendor, variant } = game
  const family = familyOf(category, code, variant)
  const tones = gameTones(code, vendor, lookOf(variant))
  const canvas = canvasWith(`a${hashOf(`${code} ${category} ${vendor} ${variant} ${format}`).toString(36)}`)
  const scene = { canvas, tones, random: randomFrom(`${code} ${family.name}`) }
  drawBackdrop(scene, family)
  family.draw(scene)
  const { box, width, height } = FRAMES[format]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" ` +
    `preserveAspectRatio="xMidYMid slice">${canvas.markup()}</svg>`
  )
}
