import { CATEGORIES } from './families.ts'
import { drawGame, type Format, type Game } from './game.ts'
import { gameTones, LOOK_COUNT } from './palette.ts'
import { lookOf, variantsOf } from './variant.ts'

const FORMATS: readonly Format[] = ['tile', 'square', 'wide']

/** Every family drawn once, every look and format now and then: a text that another way of drawing makes another. */
export const drawSamples = (): string => {
  const step = LOOK_COUNT + 1
  return CATEGORIES.flatMap((category) =>
    Array.from({ length: Math.ceil(variantsOf(category) / step) }, (_, index) =>
      drawGame({ code: 'sample', category, vendor: 'sample', variant: index * step }, FORMATS[index % FORMATS.length]!),
    ),
  ).join('\n')
}

/** What tells one game's picture from another's while the way of drawing stays; far cheaper than the picture. */
export const traitsOf = ({ code, category, vendor, variant }: Game, format: Format): string =>
  JSON.stringify([code, category, vendor, variant, format, gameTones(code, vendor, lookOf(variant))])
