import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'

export interface PlayFigures {
  readonly staked: bigint
  readonly paid: bigint
  readonly deposited: bigint
}

/** What a member staked, was paid and paid in since an instant, as each debit counts it. */
export const readFigures = async (db: Queryable, memberId: string, currency: string, since: Date): Promise<PlayFigures> => {
  const [row] = await rowsOf<{ staked: string; paid: string; deposited: string }>(
    db,
    sql`select staked::text, paid::text, deposited::text
      from play_figures(${memberId}::uuid, ${currency}::text, ${since.toISOString()}::timestamptz)`,
  )
  return { staked: BigInt(row?.staked ?? 0), paid: BigInt(row?.paid ?? 0), deposited: BigInt(row?.deposited ?? 0) }
}
