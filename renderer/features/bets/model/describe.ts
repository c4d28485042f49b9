import type { Selection } from '@portico/contract/bets/shapes'

/** Words for what a selection holds beside digits. */
export interface TokenWords {
  /** What stands between the tokens of a list, with its space. */
  readonly comma: string
  /** A place of the draw, from 1, in a pair of places. */
  readonly place: (at: string) => string
  /** A place of the draw, from 1, in a list of places. */
  readonly at: (at: string) => string
  /** `big`, `dragon`, `leopard`... */
  readonly word: (token: string) => string
  /** A leg of a parlay: the number it stands on, the market, the pick. */
  readonly leg: (on: string, market: string, pick: string) => string
  /** Tokens of one place where others stay empty: `138 in 1st`. */
  readonly inPlace: (tokens: string, at: string) => string
  /** How many lines are not written out. */
  readonly more: (count: number) => string
}

/** Most lines of a pasted selection that are written out, and most numbers of any other. */
const SHOWN = 6
const MOST = 60
const EMPTY = '–'

const nameOf = (token: string, { place, word }: TokenWords): string => {
  if (/^\d+$/.test(token)) return token
  const pair = /^(\d)-(\d)$/.exec(token)
  return pair ? `${place(pair[1] ?? '')}–${place(pair[2] ?? '')}` : word(token)
}

const placeText = (row: readonly string[], words: TokenWords): string =>
  row.map((token) => nameOf(token, words)).join(row.every((token) => token.length === 1) ? '' : words.comma)

const listText = (key: string, tokens: readonly string[], words: TokenWords, omitted: number): string => {
  if (tokens.length === 0) return EMPTY
  const listed = tokens.slice(0, key === 'lines' ? SHOWN : MOST)
  const text = listed.map((token) => (key === 'at' ? words.at(token) : nameOf(token, words))).join(words.comma)
  const more = tokens.length - listed.length + omitted
  return more > 0 ? `${text} ${words.more(more)}` : text
}

type Entry = Selection[string][number]

/** The tokens of one entry of a selection; a parlay's leg is one. */
const tokensIn = (entry: Entry): readonly string[] => (typeof entry === 'string' ? [entry] : Array.isArray(entry) ? entry : [])

const legsIn = (entries: readonly Entry[], { leg }: TokenWords): readonly string[] =>
  entries.flatMap((entry) => (typeof entry === 'object' && 'market' in entry ? [leg(entry.on, entry.market, entry.pick)] : []))

/** A text for each place; where some are left empty, only the others, by name. */
const placesOf = (rows: readonly (readonly string[])[], words: TokenWords): readonly string[] => {
  if (rows.every((row) => row.length > 0)) return rows.map((row) => placeText(row, words))
  return rows.flatMap((row, i) => (row.length > 0 ? [words.inPlace(placeText(row, words), String(i + 1))] : []))
}

const partsOf = (key: string, value: readonly Entry[], words: TokenWords, omitted: number): readonly string[] => {
  if (key === 'legs') return legsIn(value, words)
  return key === 'places' ? placesOf(value.map(tokensIn), words) : [listText(key, value.flatMap(tokensIn), words, omitted)]
}

/** Keys in the order they are read: where, then what. */
const RANK: Readonly<Record<string, number>> = { at: -2, dan: -1 }

/** The parts of a selection, in order: one text a place, a leg, or a list. `omitted`: tokens of a list that were left out of it, by key. */
export const selectionParts = (
  selection: Selection,
  words: TokenWords,
  omitted: Readonly<Record<string, number>> = {},
): readonly string[] =>
  Object.entries(selection)
    .toSorted(([one], [other]) => (RANK[one] ?? 0) - (RANK[other] ?? 0))
    .flatMap(([key, value]) => partsOf(key, value, words, omitted[key] ?? 0))

/** A selection on one line: `138 | 05 | 279`, `3, 6, 9`. */
export const describeSelection = (selection: Selection, words: TokenWords, omitted?: Readonly<Record<string, number>>): string =>
  selectionParts(selection, words, omitted).join(' | ')
