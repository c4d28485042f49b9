/** What one token may be. */
export type Token =
  /**
   * Plain, without a leading zero; `padded` ones are of two digits, and "7" is read as "07". With `times` it is one digit written
   * so many times: "55".
   */
  | { readonly kind: 'number'; readonly from: number; readonly to: number; readonly padded?: boolean; readonly times?: number }
  /** Exactly so many digits, whose leading zeros are data. */
  | { readonly kind: 'digits'; readonly length: number }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  /** Two places "i-j", i before j. */
  | { readonly kind: 'place-pair'; readonly places: number }

/** One key of a selection. */
export type Field =
  /**
   * One list of different tokens: `exactly`, `atLeast` or `atMost` so many when the play asks for it. None of them may stand in the
   * list `apart`; with `anyOrder` two tokens of the same digits are one.
   */
  | {
      readonly key: string
      readonly kind: 'list'
      readonly of: Token
      readonly exactly?: number
      readonly atLeast?: number
      readonly atMost?: number
      readonly apart?: string
      readonly anyOrder?: boolean
    }
  /** One list for each place; a list may stand empty where the play does not need every place. */
  | { readonly key: string; readonly kind: 'places'; readonly of: Token; readonly rows: number; readonly mayBeEmpty: boolean }
  /** Pasted lines of `length` digits, at least `different` of them different. */
  | { readonly key: string; readonly kind: 'lines'; readonly length: number; readonly different: number }
  /** The legs of a parlay, at least so many: each on another place from 1 or on one of the words `also`, a market of it and a pick. */
  | {
      readonly key: string
      readonly kind: 'legs'
      readonly places: number
      readonly also: readonly string[]
      readonly markets: Readonly<Record<string, readonly string[]>>
      readonly atLeast: number
    }

type ListField = Extract<Field, { kind: 'list' }>

/** The forms a selection can take: it has exactly the keys of one of them. The first is what a picker draws. */
export type Grammar = readonly (readonly Field[])[]

/** The tokens of every key, as rows: one for a list or lines, one each place for places, [on, market, pick] for each leg. */
export type ChosenTokens = Readonly<Record<string, readonly (readonly string[])[]>>

export const DIGIT: Token = { kind: 'number', from: 0, to: 9 }

export const numbers = (key: string, from: number, to: number): ListField => ({ key, kind: 'list', of: { kind: 'number', from, to } })
/** Numbers of two digits, read with or without their leading zero. */
export const padded = (key: string, from: number, to: number): ListField => ({
  key,
  kind: 'list',
  of: { kind: 'number', from, to, padded: true },
})
/** Digits written several times, "11" to "66" for a pair of dice. */
export const repeated = (key: string, from: number, to: number, times: number): ListField => ({
  key,
  kind: 'list',
  of: { kind: 'number', from, to, times },
})
/** The two forms of an r-set of numbers: all of a list, or every dan with so many of the tuo. */
export const setsOf = (r: number, of: Token): Grammar => [
  [{ key: 'numbers', kind: 'list', of }],
  [
    { key: 'dan', kind: 'list', of, atLeast: 1, atMost: r - 1 },
    { key: 'tuo', kind: 'list', of, apart: 'dan' },
  ],
]
export const digits = (key = 'digits'): ListField => ({ key, kind: 'list', of: DIGIT })
export const words = (key: string, ...of: string[]): ListField => ({ key, kind: 'list', of: { kind: 'word', words: of } })

/** The rows of a key; none when this form of the selection does not have it. */
export const rowsOf = (chosen: ChosenTokens, key: string): readonly (readonly string[])[] => chosen[key] ?? []
/** The one row of a list. */
export const listOf = (chosen: ChosenTokens, key: string): readonly string[] => chosen[key]?.[0] ?? []
