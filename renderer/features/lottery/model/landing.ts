import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { DICE, type DrawShape, LAYOUTS, NORMALS } from '@portico/lottery/shape'
import { drawText, figuresOf } from '../../../ui/draw-figures/figures.ts'

/** One number from the ball before it, in milliseconds: fewer balls take their time, the many of a Vietnamese draw hurry. */
const STEP = { digits: 700, numbers: 450, dice: 700, normals: 600, lots: 140 } as const
/** The special number of Mark Six waits alone. */
const SPECIAL_WAIT = 1000
/** How long the stage stays when all have landed. */
export const HOLD_MS = 1200

/** The prizes of a Vietnamese draw in the order they are drawn: the special one last. */
export const prizeOrder = (lots: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(lots).toSorted((one, other) => Number(one.endsWith('db')) - Number(other.endsWith('db')) || one.localeCompare(other))

/** When each number of a draw lands, in milliseconds from its start. */
export const landingTimes = (draw: Draw): readonly number[] => {
  const each = (count: number, step: number) => Array.from({ length: count }, (_, i) => (i + 1) * step)
  if ('lots' in draw) return each(Object.values(draw.lots).flat().length, STEP.lots)
  if ('normals' in draw) {
    const normals = each(draw.normals.length, STEP.normals)
    return [...normals, (normals.at(-1) ?? 0) + SPECIAL_WAIT]
  }
  const step = 'digits' in draw ? STEP.digits : 'dice' in draw ? STEP.dice : STEP.numbers
  return each(figuresOf(draw).length, step)
}

/** A Vietnamese draw of which the first so many numbers have been drawn; of the others nothing is known. */
export const lotsSoFar = (lots: Extract<Draw, { lots: unknown }>['lots'], landed: number): Readonly<Record<string, readonly string[]>> => {
  let left = landed
  const soFar: Record<string, readonly string[]> = {}
  for (const lot of prizeOrder(lots)) {
    soFar[lot] = (lots[lot] ?? []).map((number) => (left-- > 0 ? number : '·'.repeat(number.length)))
  }
  return soFar
}

/** What has landed of a draw, read out; of a Vietnamese draw its special prize, which lands last. Undefined `landed`: all of it. */
export const landedText = (draw: Draw, landed: number | undefined): string => {
  if (landed === undefined || landed >= landingTimes(draw).length) return drawText(draw)
  return 'lots' in draw ? '' : figuresOf(draw).slice(0, landed).join(' ')
}

/** How many numbers a lottery will draw, as its stage shows them before; of a Vietnamese draw the digits of the special prize. */
export const socketsOf = (shape: DrawShape): number => {
  switch (shape.kind) {
    case 'digits':
      return shape.count
    case 'numbers':
      return shape.pick
    case 'dice':
      return DICE
    case 'mark-six':
      return NORMALS + 1
    case 'lots':
      return LAYOUTS[shape.layout].find(({ lot }) => lot === 'db')?.digits ?? 0
    case 'stations':
      return 0
  }
}
