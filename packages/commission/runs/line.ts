import type { Units } from '@portico/contract/kit/money'
import type { Instant } from '../kit/instant.ts'

/** What a run writes of one period, before it is posted. */
export interface Line {
  readonly id: string
  readonly account: string
  readonly currency: string
  readonly version: number
  /** What the period comes to, as this run finds it. */
  readonly amount: Units
  /** What is paid or, below zero, taken back: the amount less what it was before. */
  readonly pay: Units
  readonly run: Instant
  readonly periodStart: Instant
  /** What lines of its kind say besides, as they are printed. */
  readonly fields: Readonly<Record<string, string | number | null>>
}
