import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { animalOf } from '@portico/lottery/lhc/zodiac'
import { lunarYearOf } from '@portico/lottery/lhc/lunar-year'
import { colourOf } from '@portico/lottery/lhc/colour'
import { figuresOf } from '../../../ui/draw-figures/figures.ts'

/** What people read of a draw beside its numbers: `head` names it, `value` is a figure, `words` are names. */
export interface Fact {
  readonly head: 'sum' | 'form' | 'sides' | 'topTwo' | 'firstLast' | 'special' | 'head' | 'tail'
  readonly value?: string
  readonly words?: readonly string[]
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

const parity = (sum: number): string => (sum % 2 === 1 ? 'odd' : 'even')
const size = (sum: number, big: number): string => (sum >= big ? 'big' : 'small')
const dragon = (one: number, other: number): string => (one === other ? 'tie' : one > other ? 'dragon' : 'tiger')

/** The form of three digits or dice. */
export const formOf = (figures: readonly string[]): 'triple' | 'group3' | 'group6' => {
  const different = new Set(figures).size
  return different === 1 ? 'triple' : different === 2 ? 'group3' : 'group6'
}

/** The sum of five digits is big from 23, of three from 14; that of five of eleven from 31, 30 being a tie; of three dice from 11. */
const ofDigits = (digits: readonly string[]): readonly Fact[] => {
  const sum = total(digits.map(Number))
  const sides = { head: 'sides', words: [size(sum, digits.length === 5 ? 23 : 14), parity(sum)] } as const
  return [
    { head: 'sum', value: String(sum) },
    digits.length === 5 ? sides : { head: 'form', words: [formOf(digits)] },
    ...(digits.length === 5 ? [{ head: 'form', words: [formOf(digits.slice(0, 3))] } as const] : [sides]),
  ]
}

const ofNumbers = (numbers: readonly number[]): readonly Fact[] => {
  const [first = 0, second = 0] = numbers
  const last = numbers.at(-1) ?? 0
  if (numbers.length === 10) {
    const sum = first + second
    return [
      { head: 'topTwo', value: String(sum), words: [size(sum, 12), parity(sum)] },
      { head: 'firstLast', words: [dragon(first, last)] },
    ]
  }
  const sum = total(numbers)
  return [
    { head: 'sum', value: String(sum) },
    { head: 'sides', words: [sum === 30 ? 'tie' : size(sum, 31), parity(sum)] },
    { head: 'firstLast', words: [dragon(first, last)] },
  ]
}

const ofDice = (dice: readonly string[]): readonly Fact[] => {
  const sum = total(dice.map(Number))
  return [
    { head: 'sum', value: String(sum) },
    { head: 'sides', words: [size(sum, 11), parity(sum)] },
    { head: 'form', words: [{ triple: 'leopard', group3: 'pair', group6: 'mixed' }[formOf(dice)]] },
  ]
}

const animal = (special: string, date: string): readonly string[] => {
  try {
    return [animalOf(Number(special), lunarYearOf(date))]
  } catch (error) {
    // A day outside the lunar table only lacks its animal.
    if (error instanceof RangeError) return []
    throw error
  }
}

/** What is read of a draw, the most asked first. */
export const factsOf = (draw: Draw): readonly Fact[] => {
  if ('digits' in draw) return ofDigits(figuresOf(draw))
  if ('numbers' in draw) return ofNumbers(draw.numbers.map(Number))
  if ('dice' in draw) return ofDice(draw.dice)
  if ('normals' in draw) {
    const sum = total([...draw.normals, draw.special].map(Number))
    return [
      { head: 'special', words: [colourOf(Number(draw.special)), ...animal(draw.special, draw.date)] },
      { head: 'sum', value: String(sum), words: [size(sum, 175), parity(sum)] },
    ]
  }
  const [head, tail] = (draw.lots['db']?.[0] ?? '').slice(-2)
  // Several stations have a special prize each.
  if (head === undefined || tail === undefined) return []
  return [
    { head: 'head', value: head },
    { head: 'tail', value: tail },
  ]
}
