import type { RefusalCode } from '../refusal.ts'
import { hasDifferent, newNumbers, numberAt } from './digit-lines.ts'
import { isTextList } from './list.ts'

interface Read {
  readonly length: number
  readonly different: number
  readonly lines: readonly string[]
}

/** Lists read before. A slip asks for its figures at every change, most of which leave its hundred thousand lines as they are. */
const before = new WeakMap<readonly unknown[], Read>()

/** Says that a list, which must never change, holds good and different lines, so that it need not be read. */
export const knownLines = (lines: readonly string[], length: number, different: number): readonly string[] => {
  before.set(lines, { length, different, lines })
  return lines
}

/** Reads pasted lines of `length` digits, blanks around them trimmed and equal lines once; faults go to `found`. */
export const readLines = (value: unknown, length: number, different: number, found: Set<RefusalCode>): readonly string[] => {
  const known = Array.isArray(value) ? before.get(value) : undefined
  if (known && known.length === length && known.different === different) return known.lines
  if (!isTextList(value)) {
    found.add('BAD_FORMAT')
    return []
  }
  const isNew = newNumbers(length, value.length)
  const lines: string[] = []
  for (const text of value) {
    const line = text.length === length ? text : text.trim()
    const number = line.length === length ? numberAt(line, 0, length) : -1
    if (number < 0 || !hasDifferent(number, length, different)) {
      found.add('BAD_FORMAT')
      return []
    }
    if (isNew(number)) lines.push(line)
  }
  return lines
}
