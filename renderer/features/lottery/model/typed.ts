import { hasDifferent, newNumbers } from '@portico/lottery/selection/digit-lines'
import { knownLines } from '@portico/lottery/selection/lines'
import type { TypedField } from './choice.ts'

export type LineFault = 'length' | 'digits' | 'different' | 'repeated'

export interface BadLine {
  /** Where it stands, from 1. */
  readonly at: number
  readonly text: string
  readonly fault: LineFault
}

export interface Typed {
  readonly lines: readonly string[]
  readonly bad: readonly BadLine[]
}

type Rule = Pick<TypedField, 'length' | 'different'> & Partial<Pick<TypedField, 'anyOrder'>>

const faultOf = (text: string, { length }: Rule): LineFault => {
  if (!/^\d+$/.test(text)) return 'digits'
  return text.length === length ? 'different' : 'length'
}

const inOrder = (digits: string): number => Number([...digits].toSorted().join(''))

const ZERO = 48
const SPACE = 32
const DELETE = 127
const PARTING = new Set([...',;|'].map((sign) => sign.charCodeAt(0)))

/** Whether a character parts numbers: blanks of any script, commas, semicolons, bars. */
const parts = (code: number): boolean => code <= SPACE || PARTING.has(code) || (code > DELETE && /\s/.test(String.fromCharCode(code)))

/** Numbers by their length and value, made once: making a hundred thousand of them anew costs more than reading them. */
const written: string[][] = []

/**
 * Reads typed or pasted numbers, parted by blanks, commas, semicolons or bars. Good ones are lines; every other is named. It goes
 * through the text once, for it is read anew at every key press, a hundred thousand numbers of it.
 */
export const readTyped = (text: string, rule: Rule): Typed => {
  const { length, different, anyOrder } = rule
  const isNew = newNumbers(length)
  const lines: string[] = []
  const bad: BadLine[] = []
  let at = 0
  const known = written[length] ?? []
  written[length] = known
  const take = (start: number, end: number, number: number): void => {
    at += 1
    const good = end - start === length && number >= 0 && hasDifferent(number, length, different)
    if (good && isNew(anyOrder ? inOrder(text.slice(start, end)) : number)) {
      lines.push((known[number] ??= text.slice(start, end)))
      return
    }
    const each = text.slice(start, end)
    bad.push({ at, text: each, fault: good ? 'repeated' : faultOf(each, rule) })
  }
  let from = 0
  let number = 0
  for (let i = 0; i <= text.length; i++) {
    const code = text.charCodeAt(i)
    const digit = code - ZERO
    if (digit >= 0 && digit <= 9) {
      if (number >= 0) number = number * 10 + digit
    } else if (i < text.length && !parts(code)) number = -1
    else {
      if (i > from) take(from, i, number)
      from = i + 1
      number = 0
    }
  }
  return { lines: knownLines(lines, length, different), bad }
}
