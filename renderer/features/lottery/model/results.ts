import type { DrawResult } from '@portico/contract/lottery'
import type { BoardField } from './choice.ts'
import { figuresOf } from './figures.ts'

const digitsOf = (digits: string): readonly number[] => Array.from(digits, Number)
const total = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum + digit, 0)

export interface Sum {
  readonly sum: number
  readonly parity: 'odd' | 'even'
  readonly size: 'big' | 'small'
}

/** The sum of five digits as the sum plays read it: big from 23. */
export const sumOf = (digits: string): Sum => {
  const sum = total(digitsOf(digits))
  return { sum, parity: sum % 2 === 1 ? 'odd' : 'even', size: sum >= 23 ? 'big' : 'small' }
}

/** The form of the first three digits. */
export const formOf = (digits: string): 'triple' | 'group3' | 'group6' => {
  const different = new Set(digits.slice(0, 3)).size
  return different === 1 ? 'triple' : different === 2 ? 'group3' : 'group6'
}

const came = (field: BoardField, at: readonly number[], row: number, token: string) => {
  const value = Number(token)
  return (digits: readonly number[]): boolean => {
    const window = at.map((place) => digits[place - 1] ?? -1)
    if (field.kind === 'places') return window[row] === value
    if (field.key === 'sums') return total(window) === value
    if (field.key === 'spans') return Math.max(...window) - Math.min(...window) === value
    return window.includes(value)
  }
}

/**
 * Draws since each token of a row last came, by the results, latest first; null when it did not come in any of them.
 * Undefined for a field that is not about numbers drawn.
 */
export const missesOf = (
  results: readonly DrawResult[],
  field: BoardField,
  at: readonly number[],
  row: number,
  tokens: readonly string[],
): readonly (number | null)[] | undefined => {
  if (field.of.kind !== 'number' || field.key === 'at' || results.length === 0) return undefined
  const drawn = results.map(({ result }) => figuresOf(result).map(Number))
  return tokens.map((token) => {
    const since = drawn.findIndex(came(field, at, row, token))
    return since < 0 ? null : since
  })
}
