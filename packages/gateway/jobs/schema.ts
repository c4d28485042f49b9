import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/** Which tick of which job has been taken, by whichever instance came first. */
export const jobRun = pgTable('job_run', { job: text('job').notNull(), tick: at('tick').notNull(), at: at('at').notNull() }, (table) => [
  primaryKey({ columns: [table.job, table.tick] }),
])
