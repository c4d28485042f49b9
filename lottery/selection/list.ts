import type { RefusalCode } from '../refusal.ts'
import type { Token } from './grammar.ts'
import { tokenFault } from './token.ts'

/** Whether a JSON value is a list of strings only. */
export const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Reads one list of different tokens; faults go to `found`. */
export const readList = (value: unknown, token: Token, found: Set<RefusalCode>): readonly string[] => {
  if (!isTextList(value)) {
    found.add('BAD_FORMAT')
    return []
  }
  for (const text of value) {
    const fault = tokenFault(text, token)
    if (fault) found.add(fault)
  }
  if (new Set(value).size < value.length) found.add('DUPLICATE')
  return value
}
