import { type BoardField, mostOf, tokensOf } from './choice.ts'

const QUICK_PICKS = ['all', 'big', 'small', 'odd', 'even', 'doubles', 'clear'] as const
export type QuickPick = (typeof QUICK_PICKS)[number]

const SIDES: readonly QuickPick[] = ['all', 'big', 'small', 'odd', 'even', 'clear']

/** The quick picks that make sense for a field: halves and parities of numbers only, all of them where so many may be chosen. */
export const quickPicksOf = (field: BoardField): readonly QuickPick[] => {
  if (mostOf(field) !== undefined || field.kind === 'legs') return ['clear']
  if (field.key === 'at' || (field.of.kind !== 'number' && field.of.kind !== 'digits')) return ['all', 'clear']
  if (field.of.kind === 'digits') return QUICK_PICKS
  return field.of.times === undefined ? SIDES : ['all', 'clear']
}

const IS: Readonly<Record<QuickPick, (index: number, count: number, token: string) => boolean>> = {
  all: () => true,
  big: (index, count) => index >= count / 2,
  small: (index, count) => index < count / 2,
  odd: (_index, _count, token) => Number(token) % 2 === 1,
  even: (_index, _count, token) => Number(token) % 2 === 0,
  doubles: (_index, _count, token) => new Set(token).size === 1,
  clear: () => false,
}

export const quickPicked = (field: BoardField, pick: QuickPick): readonly string[] => {
  const tokens = tokensOf(field)
  return tokens.filter((token, index) => IS[pick](index, tokens.length, token))
}

/** The choices with one digit at their head or tail, taken into the row; taken out when all of them stand in it. */
export const withDigit = (field: BoardField, row: readonly string[], at: 'head' | 'tail', digit: string): readonly string[] => {
  const tokens = tokensOf(field)
  const these = new Set(tokens.filter((token) => (at === 'head' ? token.startsWith(digit) : token.endsWith(digit))))
  const all = [...these].every((token) => row.includes(token))
  return tokens.filter((token) => (these.has(token) ? !all : row.includes(token)))
}
