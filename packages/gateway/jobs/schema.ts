import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

export const RUN_STATES = ['RUNNING', 'DONE', 'SKIPPED'] as const

/** What became of which window of which job: one row for each. What is not there has not been begun. */
export const jobRun = pgTable(
  'job_run',
  {
    job: text('job').notNull(),
    /** The end of the window, from which on it was due. */
    tick: at('tick').notNull(),
    /** The window's key; empty in rows of gateways that knew only ticks. */
    windowKey: text('window_key').notNull().default(''),
    /** The last key of several windows that were skipped together. */
    throughKey: text('through_key'),
    state: text('state', { enum: RUN_STATES }).notNull().default('DONE'),
    /** When it was first claimed, or skipped. */
    at: at('at').notNull(),
    doneAt: at('done_at'),
    /** Why it was skipped. */
    reason: text('reason'),
    /** Grows with each claim. A batch whose claim carried a lower number is rolled back. */
    fence: integer('fence').notNull().default(0),
    /** Who claimed it last: process and machine. */
    holder: text('holder'),
    /** From then on anybody may claim a window that is still running. */
    leaseUntil: at('lease_until'),
    /** Where the last batch came to. */
    cursor: jsonb('cursor').$type<unknown>(),
    batches: integer('batches').notNull().default(0),
    /** What the last batch that failed died of. */
    error: text('error'),
  },
  (table) => [primaryKey({ columns: [table.job, table.tick] })],
)
