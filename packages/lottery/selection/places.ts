import type { RefusalCode } from '../refusal.ts'
import type { Token } from './grammar.ts'
import { readList } from './list.ts'

/** Reads a compound selection: one list for each of `rows` places; faults go to `found`. */
export const readPlaces = (value: unknown, token: Token, rows: number, found: Set<RefusalCode>): readonly (readonly string[])[] => {
  if (!Array.isArray(value) || value.length !== rows) {
    found.add('BAD_FORMAT')
    return []
  }
  return value.map((row: unknown) => readList(row, token, found))
}
