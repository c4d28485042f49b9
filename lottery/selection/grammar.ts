/** What one token may be. Numbers are plain, without a leading zero. */
export type Token =
  | { readonly kind: 'number'; readonly from: number; readonly to: number }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  /** Two places "i-j", i before j. */
  | { readonly kind: 'place-pair'; readonly places: number }

/** One key of a selection. */
export type Field =
  /** One list of different tokens; `exactly` when the play asks for so many. */
  | { readonly key: string; readonly kind: 'list'; readonly of: Token; readonly exactly?: number }
  /** One list for each place; a list may stand empty where the play does not need every place. */
  | { readonly key: string; readonly kind: 'places'; readonly of: Token; readonly rows: number; readonly mayBeEmpty: boolean }
  /** Pasted lines of `length` digits, at least `different` of them different. */
  | { readonly key: string; readonly kind: 'lines'; readonly length: number; readonly different: number }

type ListField = Extract<Field, { kind: 'list' }>

/** The forms a selection can take: it has exactly the keys of one of them. The first is what a picker draws. */
export type Grammar = readonly (readonly Field[])[]

/** The tokens of every key, as rows: one for a list or lines, one each place for places. */
export type Chosen = Readonly<Record<string, readonly (readonly string[])[]>>

export const DIGIT: Token = { kind: 'number', from: 0, to: 9 }

export const numbers = (key: string, from: number, to: number): ListField => ({ key, kind: 'list', of: { kind: 'number', from, to } })
export const digits = (key = 'digits'): ListField => ({ key, kind: 'list', of: DIGIT })
export const words = (key: string, ...of: string[]): ListField => ({ key, kind: 'list', of: { kind: 'word', words: of } })

/** The rows of a key; none when this form of the selection does not have it. */
export const rowsOf = (chosen: Chosen, key: string): readonly (readonly string[])[] => chosen[key] ?? []
/** The one row of a list. */
export const listOf = (chosen: Chosen, key: string): readonly string[] => chosen[key]?.[0] ?? []
