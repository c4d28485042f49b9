import type { PlayProduct } from '@portico/contract/control/shapes'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'

/** What is to be taken from a member for play. */
export interface Debit {
  readonly memberId: string
  /** Zero for money that was counted before, as a plan's bets are paid by: it meets no limit. */
  readonly stake: bigint
  readonly currency: string
  /** `CHASE`: what a plan locks, and again each bet of it. */
  readonly product: PlayProduct | 'CHASE'
  readonly at: Date
}

/** Why the database would not allow it; null when it would. */
export const readPlayRefusal = async (db: Queryable, { memberId, stake, currency, product, at }: Debit): Promise<string | null> => {
  const query = sql`
    select play_refusal(${memberId}::uuid, ${stake.toString()}::bigint, ${product}::text, ${at.toISOString()}::timestamptz, ${currency}::text) as code`
  return (await rowsOf<{ code: string | null }>(db, query))[0]?.code ?? null
}
