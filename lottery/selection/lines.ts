import type { RefusalCode } from '../refusal.ts'
import { isTextList } from './list.ts'

/** Reads pasted lines of `length` digits, blanks around them trimmed and equal lines once; faults go to `found`. */
export const readLines = (value: unknown, length: number, different: number, found: Set<RefusalCode>): readonly string[] => {
  if (!isTextList(value)) {
    found.add('BAD_FORMAT')
    return []
  }
  const lines = new Set(value.map((line) => line.trim()))
  for (const line of lines) {
    if (line.length !== length || !/^\d+$/.test(line) || new Set(line).size < different) found.add('BAD_FORMAT')
  }
  return [...lines]
}
