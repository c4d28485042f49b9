import { isDigitLine, newLines } from '@portico/lottery/selection/digit-lines'
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

const faultOf = (text: string, { length, different }: Rule): LineFault | undefined => {
  if (isDigitLine(text, length, different)) return undefined
  if (!/^\d+$/.test(text)) return 'digits'
  return text.length === length ? 'different' : 'length'
}

const SPACE = 32
const DELETE = 127
const PARTING = new Set([...',;|'].map((sign) => sign.charCodeAt(0)))

/** Whether a character parts numbers: blanks of any script, commas, semicolons, bars. */
const parts = (code: number): boolean =>
  code <= SPACE || PARTING.has(code) || (code > DELETE && /\s/.test(String.fromCharCode(code)))

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/**
 * Reads typed or pasted numbers, parted by blanks, commas, semicolons or bars. Good ones are lines; every other is named. It goes
 * through the text once, for it is read anew at every key press, a hundred thousand numbers of it.
 */
export const readTyped = (text: string, rule: Rule): Typed => {
  const isNew = newLines(rule.length)
  const lines: string[] = []
  const bad: BadLine[] = []
  let at = 0
  const take = (each: string): void => {
    at += 1
    const fault = faultOf(each, rule) ?? (isNew(rule.anyOrder ? [...each].toSorted().join('') : each) ? undefined : 'repeated')
    if (fault) bad.push({ at, text: each, fault })
    else lines.push(each)
  }
  let from = 0
  for (let i = 0; i <= text.length; i++) {
    const code = text.charCodeAt(i)
    if (isDigit(code) || (i < text.length && !parts(code))) continue
    if (i > from) take(text.slice(from, i))
    from = i + 1
  }
  return { lines, bad }
}
