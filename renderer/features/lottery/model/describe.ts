import type { Selection } from '@portico/contract/bets'

/** Words for what a selection holds beside digits. */
export interface TokenWords {
  /** A place of the draw, from 1. */
  readonly place: (at: string) => string
  /** `big`, `dragon`, `leopard`... */
  readonly word: (token: string) => string
  /** How many lines are not written out. */
  readonly more: (count: number) => string
}

/** Most lines of a pasted selection that are written out. */
const SHOWN = 6
const EMPTY = '–'

const nameOf = (token: string, { place, word }: TokenWords): string => {
  if (/^\d+$/.test(token)) return token
  const pair = /^(\d)-(\d)$/.exec(token)
  return pair ? `${place(pair[1] ?? '')}–${place(pair[2] ?? '')}` : word(token)
}

const placeText = (row: readonly string[], words: TokenWords): string =>
  row.length === 0 ? EMPTY : row.map((token) => nameOf(token, words)).join(row.every((token) => token.length === 1) ? '' : ', ')

const listText = (key: string, tokens: readonly string[], words: TokenWords): string => {
  if (tokens.length === 0) return EMPTY
  const shown = key === 'lines' ? tokens.slice(0, SHOWN) : tokens
  const text = shown.map((token) => (key === 'at' ? words.place(token) : nameOf(token, words))).join(', ')
  return shown.length < tokens.length ? `${text} ${words.more(tokens.length - shown.length)}` : text
}

/** The tokens of one entry of a selection; a parlay's leg is one. */
const tokensIn = (entry: Selection[string][number]): readonly string[] => {
  if (typeof entry === 'string') return [entry]
  return Array.isArray(entry) ? entry : [[entry.on, entry.market, entry.pick].join(' ')]
}

/** The parts of a selection, in order: one text a place, or one a list. */
export const selectionParts = (selection: Selection, words: TokenWords): readonly string[] =>
  Object.entries(selection).flatMap(([key, value]) =>
    key === 'places' ? value.map((row) => placeText(tokensIn(row), words)) : [listText(key, value.flatMap(tokensIn), words)],
  )

/** A selection on one line: `138 | 05 | 279`, `3, 6, 9`. */
export const describeSelection = (selection: Selection, words: TokenWords): string => selectionParts(selection, words).join(' | ')
