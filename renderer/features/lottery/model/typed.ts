import { hasDifferent, newNumbers } from '@portico/lottery/selection/digit-lines'
import { knownLines } from '@portico/lottery/selection/lines'
import { drained, type Sliced } from '../../../lib/sliced.ts'
import type { TypedField } from './choice.ts'

export type LineFault = 'length' | 'digits' | 'different' | 'repeated'

export interface BadLine {
  /** Which number of the text it is, and on which of its lines, both from 1. */
  readonly at: number
  readonly line: number
  readonly text: string
  readonly fault: LineFault
}

export interface TypedLines {
  readonly lines: readonly string[]
  /** Numbers that are there already and count once. */
  readonly repeated: number
  /** Numbers that cannot be bet on. */
  readonly refused: number
  /** The first of both, as many as anybody would read. */
  readonly bad: readonly BadLine[]
}

export const NOTHING_TYPED: TypedLines = { lines: [], repeated: 0, refused: 0, bad: [] }

/** Most faults that are remembered one by one. */
const NAMED = 20
/** Characters that are read before the reader is asked whether it may go on. */
const SLICE = 16_384

type Rule = Pick<TypedField, 'length' | 'different'> & Partial<Pick<TypedField, 'anyOrder'>>

const faultOf = (text: string, { length }: Rule): LineFault => {
  if (!/^\d+$/.test(text)) return 'digits'
  return text.length === length ? 'different' : 'length'
}

const inOrder = (digits: string): number => Number([...digits].toSorted().join(''))

const ZERO = 48
const SPACE = 32
const DELETE = 127
const NEW_LINE = 10
const PARTING = new Set([...',;|'].map((sign) => sign.charCodeAt(0)))

/** Whether a character parts numbers: blanks of any script, commas, semicolons, bars. */
const parts = (code: number): boolean => code <= SPACE || PARTING.has(code) || (code > DELETE && /\s/.test(String.fromCharCode(code)))

/** Numbers by their length and value, made once: making a hundred thousand of them anew costs more than reading them. */
const written: string[][] = []

/**
 * Reads typed or pasted numbers, parted by blanks, commas, semicolons or bars, a slice of the text at a time. Good ones are lines;
 * every other is counted, and the first of them are named.
 */
export function* typedReader(text: string, rule: Rule): Sliced<TypedLines> {
  const { length, different, anyOrder } = rule
  const isNew = newNumbers(length)
  const lines: string[] = []
  const bad: BadLine[] = []
  let [at, line, repeated, refused] = [0, 1, 0, 0]
  const known = written[length] ?? []
  written[length] = known
  const take = (start: number, end: number, number: number): void => {
    at += 1
    const good = end - start === length && number >= 0 && hasDifferent(number, length, different)
    if (good && isNew(anyOrder ? inOrder(text.slice(start, end)) : number)) {
      lines.push((known[number] ??= text.slice(start, end)))
      return
    }
    if (good) repeated += 1
    else refused += 1
    if (bad.length === NAMED) return
    const each = text.slice(start, end)
    bad.push({ at, line, text: each, fault: good ? 'repeated' : faultOf(each, rule) })
  }
  let from = 0
  let number = 0
  for (let i = 0; i <= text.length; i++) {
    if (i % SLICE === SLICE - 1) yield
    const code = text.charCodeAt(i)
    const digit = code - ZERO
    if (digit >= 0 && digit <= 9) {
      if (number >= 0) number = number * 10 + digit
    } else if (i < text.length && !parts(code)) number = -1
    else {
      if (i > from) take(from, i, number)
      if (code === NEW_LINE) line += 1
      from = i + 1
      number = 0
    }
  }
  return { lines: knownLines(lines, length, different), repeated, refused, bad }
}

/** The same at once. */
export const readTyped = (text: string, rule: Rule): TypedLines => drained(typedReader(text, rule))
