import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'

export interface PlayFigures {
  readonly staked: bigint
  readonly paid: bigint
  readonly deposited: bigint
}

const figuresIn = async (db: Queryable, source: SQL): Promise<PlayFigures> => {
  const [row] = await rowsOf<Record<keyof PlayFigures, string>>(db, sql`select staked::text, paid::text, deposited::text from ${source}`)
  return { staked: BigInt(row?.staked ?? 0), paid: BigInt(row?.paid ?? 0), deposited: BigInt(row?.deposited ?? 0) }
}

/** What a member staked, was paid and paid in since an instant: for the time somebody has been playing, as each movement since is read. */
export const readFigures = (db: Queryable, memberId: string, currency: string, since: Date): Promise<PlayFigures> =>
  figuresIn(db, sql`play_figures(${memberId}::uuid, ${currency}::text, ${since.toISOString()}::timestamptz)`)

/** The same since a day of the merchant's began, by the sums of days, as each debit counts it; money from an agent above counts as paid in. */
export const readDayFigures = (db: Queryable, memberId: string, currency: string, since: string): Promise<PlayFigures> =>
  figuresIn(db, sql`play_days(${memberId}::uuid, ${currency}::text, ${since}::date)`)
