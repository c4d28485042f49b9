import type { Queryable, Tx } from '../db/open.ts'
import type { FixedPeriod, LocalPeriod, Window } from './window.ts'

/** Jobs of one lane share its workers. A long job delays the others of its lane and nobody else. */
export interface Lane {
  readonly name: string
  /** How many of its jobs one gateway works on at once. */
  readonly concurrency: number
}

interface JobBase {
  /** Unique among all jobs; its runs stand in `job_run` under it. */
  readonly name: string
  /** After a stop: work on each window that was missed, in order, or only on the latest. What is left out is written down. */
  readonly missed: 'each' | 'latest'
  /** A lane of its own when absent. */
  readonly lane?: Lane
}

/** Work done once for every multiple of its period, whatever the number of instances. */
export interface PeriodicJob extends JobBase {
  readonly everySeconds: number
  /**
   * Runs in the transaction that marks the window as done: both stand or fall together, and when it throws it is tried again.
   * `tick` is the multiple of the period that is due.
   */
  readonly run: (tx: Tx, tick: Date) => Promise<void>
}

/** What a batch works on. */
export interface Work<Cursor> {
  readonly window: Window
  /** What the batch before stored; undefined for the first of a window. */
  readonly cursor: Cursor | undefined
  /** Aborted when another gateway has taken the window over: whatever the batch still writes will be rolled back. */
  readonly signal: AbortSignal
}

/** Continue after the cursor (plain JSON), the window is done, or there is nothing to do for the reason given. */
export type Step<Cursor> = { readonly cursor: Cursor } | 'done' | { readonly skip: string }

/**
 * Work done once for every window of its period, in batches. A window is worked on when it is over, by one instance at a time, and
 * the next one when it is done.
 */
export interface WindowJob<Cursor = unknown> extends JobBase {
  readonly period: LocalPeriod | FixedPeriod
  /**
   * Does one batch in the transaction that stores where it came to. It is repeated from the stored cursor when it throws, when the
   * gateway dies, and when another took the window over meanwhile: of such a batch nothing is written.
   */
  batch(tx: Tx, work: Work<Cursor>): Promise<Step<Cursor>>
  /**
   * Asked when several windows wait: why none that ends by `until` has anything to do, if that is so. They are then left out together
   * and written down with the reason, rather than worked on one by one.
   */
  idle?(db: Queryable, until: Date): Promise<string | undefined>
}

/** Work done in every instance, over and over, with a pause between. */
export interface Loop {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<void>
}

export type Job = PeriodicJob | WindowJob | Loop
