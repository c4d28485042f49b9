import type { Selection } from '@portico/contract/bets'
import type { Play } from '@portico/lottery/play'
import type { Field, Token } from '@portico/lottery/selection/grammar'

/** What is chosen on a board: for each key of the selection its rows, one for a list and one a place for places. */
export type Rows = Readonly<Record<string, readonly (readonly string[])[]>>

export type BoardField = Exclude<Field, { kind: 'lines' | 'legs' }>

/** The fields a board draws; none for a play that is only typed or chosen leg by leg. */
export const boardOf = ({ grammar }: Play): readonly BoardField[] =>
  (grammar[0] ?? []).filter((field): field is BoardField => field.kind !== 'lines' && field.kind !== 'legs')

/** The field of pasted lines, when the play takes them. */
export const linesOf = ({ grammar }: Play) => grammar.flat().find((field) => field.kind === 'lines')

export const tokensOf = (token: Token): readonly string[] => {
  switch (token.kind) {
    case 'number':
      return Array.from({ length: token.to - token.from + 1 }, (_, i) =>
        String(token.from + i)
          .padStart(token.padded ? 2 : 1, '0')
          .repeat(token.times ?? 1),
      )
    case 'digits':
      return Array.from({ length: 10 ** token.length }, (_, n) => String(n).padStart(token.length, '0'))
    case 'word':
      return token.words
    case 'place-pair':
      return Array.from({ length: token.places }, (_, i) => i + 1).flatMap((first) =>
        Array.from({ length: token.places - first }, (_, i) => `${first}-${first + i + 1}`),
      )
  }
}

const rowCount = (field: BoardField): number => (field.kind === 'places' ? field.rows : 1)

export const emptyRows = (play: Play): Rows =>
  Object.fromEntries(boardOf(play).map((field) => [field.key, Array.from({ length: rowCount(field) }, () => [])]))

/** Whether rows chosen for one play also fit another, so that they may be kept when the play changes. */
export const sameBoard = (one: Play, other: Play): boolean => JSON.stringify(boardOf(one)) === JSON.stringify(boardOf(other))

export const rowOf = (rows: Rows, key: string, index: number): readonly string[] => rows[key]?.[index] ?? []

export const withRow = (play: Play, rows: Rows, key: string, index: number, row: readonly string[]): Rows => {
  const all = rows[key] ?? emptyRows(play)[key] ?? []
  return { ...rows, [key]: all.map((each, i) => (i === index ? row : each)) }
}

/** The row with the token put in or taken out, in the token's own order; a field of `exactly` one trades it. */
export const toggled = (field: BoardField, row: readonly string[], token: string): readonly string[] => {
  if (row.includes(token)) return row.filter((each) => each !== token)
  const exactly = field.kind === 'list' ? field.exactly : undefined
  const kept = exactly === undefined ? row : row.slice(Math.max(0, row.length - exactly + 1))
  return tokensOf(field.of).filter((each) => each === token || kept.includes(each))
}

export const QUICK_PICKS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const
export type QuickPick = (typeof QUICK_PICKS)[number]

/** The quick picks that make sense for a field: halves and parities of numbers only, all of them where several may be chosen. */
export const quickPicksOf = (field: BoardField): readonly QuickPick[] => {
  if (field.kind === 'list' && field.exactly !== undefined) return ['clear']
  return field.of.kind === 'number' && field.key !== 'at' ? QUICK_PICKS : ['all', 'clear']
}

const IS: Readonly<Record<QuickPick, (index: number, count: number, value: number) => boolean>> = {
  all: () => true,
  big: (index, count) => index >= count / 2,
  small: (index, count) => index < count / 2,
  odd: (_index, _count, value) => value % 2 === 1,
  even: (_index, _count, value) => value % 2 === 0,
  clear: () => false,
}

export const quickPicked = (field: BoardField, pick: QuickPick): readonly string[] => {
  const tokens = tokensOf(field.of)
  return tokens.filter((token, index) => IS[pick](index, tokens.length, Number(token)))
}

/** The rows in the form that the rules library and the gateway read. */
export const selectionOf = (play: Play, rows: Rows): Selection =>
  Object.fromEntries(
    boardOf(play).map((field) => {
      const chosen = Array.from({ length: rowCount(field) }, (_, index) => [...rowOf(rows, field.key, index)])
      return [field.key, field.kind === 'places' ? chosen : (chosen[0] ?? [])]
    }),
  )

export const isEmpty = (rows: Rows): boolean => Object.values(rows).every((all) => all.every((row) => row.length === 0))
