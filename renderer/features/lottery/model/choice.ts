import type { Selection } from '@portico/contract/bets/shapes'
import type { Play } from '@portico/lottery/play'
import type { Field } from '@portico/lottery/selection/grammar'
import { tokensOf as tokensOfKind } from '@portico/lottery/selection/tokens'
import { legRows, legPicks, toLegs } from './legs.ts'

/** What is chosen on a board: for each key of the selection its rows, one for a list, one a place for places, one a number for legs. */
export type Rows = Readonly<Record<string, readonly (readonly string[])[]>>

type ListField = Extract<Field, { kind: 'list' }>
export type BoardField = Exclude<Field, { kind: 'lines' }>

/** The longest numbers that stand on a board; longer ones are typed. */
const BOARD_DIGITS = 2

const isTypedOnly = (field: Field): boolean =>
  field.kind === 'lines' || (field.kind === 'list' && field.of.kind === 'digits' && field.of.length > BOARD_DIGITS)

/** The forms of a play that are chosen on a board; none for a play that is only typed. */
export const formsOf = ({ grammar }: Play): readonly (readonly BoardField[])[] =>
  grammar.filter((form) => !form.some(isTypedOnly)).map((form) => form.filter((field): field is BoardField => field.kind !== 'lines'))

/** The fields a board draws for a form of the play. */
export const boardOf = (play: Play, form = 0): readonly BoardField[] => {
  const forms = formsOf(play)
  return forms[form] ?? forms[0] ?? []
}

/** Numbers that may be typed or pasted: under which key, of how many digits, at least so many of them different. */
export interface TypedField {
  readonly key: string
  readonly length: number
  readonly different: number
  readonly anyOrder: boolean
}

export const typedOf = ({ grammar }: Play): TypedField | undefined => {
  for (const [field, ...others] of grammar) {
    // What stands beside other choices is chosen with them, on the board.
    if (!field || others.length > 0) continue
    if (field.kind === 'lines') return { ...field, anyOrder: false }
    if (field.kind === 'list' && field.of.kind === 'digits') {
      return { key: field.key, length: field.of.length, different: 1, anyOrder: field.anyOrder ?? false }
    }
  }
  return undefined
}

const inOrder = (digits: string): string => [...digits].toSorted().join('')

/** Every choice of a field, in order; where any order of its digits is the same, a number stands for all of them. */
export const tokensOf = (field: BoardField): readonly string[] => {
  if (field.kind === 'legs') return legPicks(field)
  const tokens = tokensOfKind(field.of)
  return field.kind === 'list' && field.anyOrder ? tokens.filter((token) => token === inOrder(token)) : tokens
}

export const rowCount = (field: BoardField): number => (field.kind === 'places' ? field.rows : field.kind === 'legs' ? legRows(field) : 1)

/** Most tokens of a row: one for each leg. */
export const mostOf = (field: BoardField): number | undefined =>
  field.kind === 'legs' ? 1 : field.kind === 'list' ? (field.exactly ?? field.atMost) : undefined

export const emptyRows = (play: Play): Rows =>
  Object.fromEntries(
    formsOf(play)
      .flat()
      .map((field) => [field.key, Array.from({ length: rowCount(field) }, () => [])]),
  )

/** Whether rows chosen for one play also fit another, so that they may be kept when the play changes. */
export const sameBoard = (one: Play, other: Play): boolean => JSON.stringify(formsOf(one)) === JSON.stringify(formsOf(other))

export const rowOf = (rows: Rows, key: string, index: number): readonly string[] => rows[key]?.[index] ?? []

/** The list that a field must not share a token with, and the other way round. */
const apartOf = (play: Play, key: string): string | undefined => {
  const lists = formsOf(play)
    .flat()
    .filter((field): field is ListField => field.kind === 'list')
  return lists.find((field) => field.key === key)?.apart ?? lists.find(({ apart }) => apart === key)?.key
}

/** The rows with one of them changed; what it takes over from a list it must not share with leaves that list. */
export const withRow = (play: Play, rows: Rows, key: string, index: number, row: readonly string[]): Rows => {
  const all = rows[key] ?? emptyRows(play)[key] ?? []
  const other = apartOf(play, key)
  const left = other === undefined ? {} : { [other]: (rows[other] ?? []).map((each) => each.filter((token) => !row.includes(token))) }
  return { ...rows, ...left, [key]: all.map((each, i) => (i === index ? row : each)) }
}

/** Whether a row takes no more tokens; a row of one trades its token instead. */
export const isFull = (field: BoardField, row: readonly string[]): boolean => {
  const most = mostOf(field)
  return most !== undefined && most > 1 && row.length >= most
}

/** The row with the token put in or taken out, in the token's own order. */
export const toggled = (field: BoardField, row: readonly string[], token: string): readonly string[] => {
  if (row.includes(token)) return row.filter((each) => each !== token)
  if (isFull(field, row)) return row
  const others = mostOf(field) === 1 ? [] : row
  return tokensOf(field).filter((each) => each === token || others.includes(each))
}

const selectedOf = (field: BoardField, rows: Rows): Selection[string] => {
  const chosen = Array.from({ length: rowCount(field) }, (_, index) => [...rowOf(rows, field.key, index)])
  if (field.kind === 'legs') return toLegs(field, chosen)
  return field.kind === 'places' ? chosen : (chosen[0] ?? [])
}

/** The rows of a form as the rules library and the gateway read them. */
export const selectionOf = (play: Play, rows: Rows, form = 0): Selection =>
  Object.fromEntries(boardOf(play, form).map((field) => [field.key, selectedOf(field, rows)]))

export const isEmpty = (rows: Rows): boolean => Object.values(rows).every((all) => all.every((row) => row.length === 0))
