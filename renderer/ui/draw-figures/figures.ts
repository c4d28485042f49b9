import type { Draw } from '@portico/contract/lottery/draw-shapes'

type Lots = Extract<Draw, { lots: unknown }>

/** The special prize of a Vietnamese draw; of several stations together that of each. */
export const specialsOf = ({ lots }: Lots): readonly string[] =>
  Object.entries(lots).flatMap(([lot, numbers]) => (lot.endsWith('db') ? numbers : []))

/** The figures of a draw in the order they are shown; of a Vietnamese draw those of its special prize. */
export const figuresOf = (draw: Draw): readonly string[] => {
  if ('digits' in draw) return [...draw.digits]
  if ('numbers' in draw) return draw.numbers
  if ('dice' in draw) return draw.dice
  if ('normals' in draw) return [...draw.normals, draw.special]
  return [...specialsOf(draw).join(' ')]
}

/** A draw read out as one. */
export const drawText = (draw: Draw): string => figuresOf(draw).join(' ')

/** The last two digits of every prize of a Vietnamese draw, the special one first. */
export const endingsOf = (draw: Lots): readonly string[] =>
  Object.values(draw.lots)
    .flat()
    .map((number) => number.slice(-2))
