import type { Note } from '../play.ts'
import { type Field, listOf } from '../selection/grammar.ts'
import { type DigitFamily, placesUpTo, sameDigits } from './family.ts'
import { gather, type Multiset, multisets, strings } from './outcomes.ts'

export interface Property {
  readonly field: Field
  /** What one note is: a string of the window in order, its digits in any order, or the chosen token itself. */
  readonly note: 'string' | 'multiset' | 'token'
  /** Whether the digits, in whatever order, have what the token says. Of different tokens at most one may hold. */
  readonly holds: (token: string, digits: readonly number[]) => boolean
  /** The tier of the digits; undefined when they never win. */
  readonly tier: (digits: readonly number[]) => string | undefined
}

/** Plays on a property of the window that does not hang on order: its sum, its span, its kind. */
export const property = (k: number, { field, note, holds, tier }: Property): DigitFamily<readonly string[]> => {
  let known: readonly Multiset[] | undefined
  const paying = (): readonly Multiset[] => (known ??= multisets(k).filter(({ digits }) => tier(digits) !== undefined))
  const notesOf = new Map<string, number>()
  const countOf = (token: string): number => {
    if (note === 'token') return 1
    const counted = notesOf.get(token)
    if (counted !== undefined) return counted
    const count = paying().reduce((sum, { digits, ways }) => sum + (holds(token, digits) ? (note === 'string' ? ways : 1) : 0), 0)
    notesOf.set(token, count)
    return count
  }
  const tierOf = (tokens: readonly string[], drawn: readonly number[]): string | undefined =>
    tokens.some((token) => holds(token, drawn)) ? tier(drawn) : undefined
  return {
    grammar: [[field]],
    read: (chosen) => listOf(chosen, field.key),
    count: (tokens) => tokens.reduce((sum, token) => sum + countOf(token), 0),
    notes: function* (tokens): Generator<Note> {
      const at = placesUpTo(k)
      if (note === 'token') for (const token of tokens) yield { at, tokens: [token] }
      else {
        const candidates = note === 'string' ? strings(k) : paying().map(({ digits }) => digits)
        for (const digits of candidates) if (tierOf(tokens, digits)) yield { at, tokens: digits.map(String) }
      }
    },
    judge: (tokens, values) => {
      const [token = ''] = tokens
      const hit =
        note === 'token' ? holds(token, values) : note === 'string' ? tokens.join('') === values.join('') : sameDigits(tokens, values)
      return hit ? tier(values) : undefined
    },
    hits: (tokens, drawn) => {
      const reached = tierOf(tokens, drawn)
      return reached ? { [reached]: 1 } : {}
    },
    spread: (tokens) => {
      const gathered = gather()
      for (const { digits, ways } of paying()) {
        const reached = tierOf(tokens, digits)
        if (reached) gathered.add(ways, { [reached]: 1 })
      }
      return gathered.shares()
    },
  }
}
