import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import type { WindowJob } from '../kit/job.ts'

/** Writes down that a job did an item of a window. Nothing keeps it from being written twice: that is for the test to find. */
export const record = async (tx: Tx, job: string, window: string, item: number): Promise<void> =>
  void (await tx.execute(sql`insert into setting (key, value) values (${randomUUID()}, ${JSON.stringify({ job, window, item })}::jsonb)`))

/** What was written down: `window/item` in their order. */
export const recorded = async (queryable: Queryable, job: string): Promise<string[]> =>
  (
    await rowsOf<{ effect: string }>(
      queryable,
      sql`select (value ->> 'window') || '/' || (value ->> 'item') as effect from setting where value ->> 'job' = ${job} order by value ->> 'window', (value ->> 'item')::int`,
    )
  ).map(({ effect }) => effect)

interface Items extends Pick<WindowJob, 'name' | 'period'>, Partial<Pick<WindowJob, 'missed' | 'lane'>> {
  /** Items of each window, one a batch. */
  readonly items: number
  /** Runs in each batch's transaction, before or after what it writes. */
  readonly before?: (window: string, item: number) => Promise<void>
  readonly after?: (window: string, item: number) => Promise<void>
}

/** A job that writes down each item of each window. */
export const itemsJob = ({ items, before, after, ...scheduled }: Items): WindowJob<number> => ({
  missed: 'each',
  ...scheduled,
  batch: async (tx, { window, cursor = 0 }) => {
    await before?.(window.key, cursor)
    await record(tx, scheduled.name, window.key, cursor)
    await after?.(window.key, cursor)
    return cursor + 1 < items ? { cursor: cursor + 1 } : 'done'
  },
})

/** What `itemsJob` is to have written for these windows. */
export const allItems = (windows: readonly string[], items: number): string[] =>
  windows.flatMap((window) => Array.from({ length: items }, (_, item) => `${window}/${item}`))
