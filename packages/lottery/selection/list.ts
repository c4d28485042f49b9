import type { RefusalCode } from '../refusal.ts'
import type { Token } from './grammar.ts'
import { tokenFault, written } from './token.ts'

/** Whether a JSON value is a list of strings only. */
export const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')

const sorted = (text: string): string => [...text].sort().join('')

/** Reads one list of different tokens, or of different digits where any order is the same; faults go to `found`. */
export const readList = (value: unknown, token: Token, found: Set<RefusalCode>, anyOrder = false): readonly string[] => {
  if (!isTextList(value)) {
    found.add('BAD_FORMAT')
    return []
  }
  for (const text of value) {
    const fault = tokenFault(text, token)
    if (fault) found.add(fault)
  }
  const tokens = value.map((text) => written(text, token))
  if (new Set(anyOrder ? tokens.map(sorted) : tokens).size < tokens.length) found.add('DUPLICATE')
  return tokens
}
