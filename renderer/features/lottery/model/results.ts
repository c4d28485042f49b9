import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import type { BoardField } from './choice.ts'
import { endingsOf, figuresOf } from '../../../ui/draw-figures/figures.ts'

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** What stood at the places of a play in one draw: numbers without leading zeros; of a Vietnamese draw every ending. */
export const windowOf = (result: DrawResult['result'], at: readonly number[]): readonly string[] => {
  if ('lots' in result) {
    const endings = endingsOf(result)
    return at.map((place) => endings[place - 1] ?? '')
  }
  // Dice have no places.
  const figures = figuresOf(result)
  return 'dice' in result ? figures : at.map((place) => figures[place - 1] ?? '')
}

const times = (token: string): number => (token.length > 1 && new Set(token).size === 1 ? token.length : 1)

/** Whether a token of a row came in a draw. */
export const came = (field: BoardField, window: readonly string[], row: number, token: string): boolean => {
  const value = Number(token)
  if (field.kind === 'places') return Number(window[row]) === value
  if (field.key === 'sums') return total(window.map(Number)) === value
  if (field.key === 'spans') return Math.max(...window.map(Number)) - Math.min(...window.map(Number)) === value
  if (field.kind === 'list' && field.of.kind === 'digits') return window.includes(token)
  if (field.kind === 'list' && field.of.kind === 'number' && field.of.times !== undefined) {
    return window.filter((each) => each === token[0]).length >= times(token)
  }
  return window.some((each) => each !== '' && Number(each) === value)
}

/** Whether the tokens of a field are numbers that a draw shows, whose misses mean something. */
export const hasMisses = (field: BoardField): boolean =>
  field.kind !== 'legs' && field.key !== 'at' && field.key !== 'picks' && (field.of.kind === 'number' || field.of.kind === 'digits')

/** Fewest draws from which it is told how long a number has not come: fewer say nothing. */
export const LEAST_DRAWS = 20

export interface TokenHistory {
  /** Draws since it last came; null when it did not come in any of them. */
  readonly since: number | null
  /** In how many of the draws it came. */
  readonly count: number
}

/** How each token of a row did in these results, latest first. Undefined for a field that is not about numbers drawn. */
export const seenOf = (
  results: readonly DrawResult[],
  field: BoardField,
  at: readonly number[],
  row: number,
  tokens: readonly string[],
): readonly TokenHistory[] | undefined => {
  const [last] = results
  // The digits of a Vietnamese draw are a part of an ending, not a place of their own.
  if (!last || !hasMisses(field) || ('lots' in last.result && field.key === 'digits')) return undefined
  const windows = results.map(({ result }) => windowOf(result, at))
  return tokens.map((token) => {
    const hits = windows.map((window) => came(field, window, row, token))
    const since = hits.indexOf(true)
    return { since: since < 0 ? null : since, count: hits.filter(Boolean).length }
  })
}

/** Draws since each token of a row last came, as `seenOf` has them. */
export const missesOf = (...args: Parameters<typeof seenOf>): readonly (number | null)[] | undefined =>
  seenOf(...args)?.map(({ since }) => since)
