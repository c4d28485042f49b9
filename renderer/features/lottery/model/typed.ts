import type { Field } from '@portico/lottery/selection/grammar'

type LinesField = Extract<Field, { kind: 'lines' }>

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

const faultOf = (text: string, { length, different }: LinesField): LineFault | undefined => {
  if (!/^\d+$/.test(text)) return 'digits'
  if (text.length !== length) return 'length'
  return new Set(text).size < different ? 'different' : undefined
}

/** Reads typed or pasted numbers, parted by blanks, commas, semicolons or bars. Good ones are lines; every other is named. */
export const readTyped = (text: string, field: LinesField): Typed => {
  const lines = new Set<string>()
  const bad: BadLine[] = []
  text
    .split(/[\s,;|]+/)
    .filter(Boolean)
    .forEach((each, index) => {
      const fault = faultOf(each, field) ?? (lines.has(each) ? 'repeated' : undefined)
      if (fault) bad.push({ at: index + 1, text: each, fault })
      else lines.add(each)
    })
  return { lines: [...lines], bad }
}
