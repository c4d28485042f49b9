import type { Instant } from '../kit/instant.ts'
import type { Figures } from './figures.ts'

/** What an entry adds from an instant on, until its next state. */
export interface State {
  readonly from: Instant
  readonly figures: Figures
}

/** A bet, a deposit or a deduction, as the figures of its account know it. */
export interface Entry {
  readonly account: string
  readonly currency: string
  /** When it counts: a correction never moves it. */
  readonly at: Instant
  /** What it adds before any correction. */
  readonly first: Figures
  /** What it adds after each correction, in order of time. */
  readonly later: readonly State[]
}
