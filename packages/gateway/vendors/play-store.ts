import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { noteBets } from '../figures/index.ts'
import { vendorCampaign, vendorCase, vendorRound, vendorTx } from './schema.ts'

export type TxRow = typeof vendorTx.$inferSelect
export type NewTx = typeof vendorTx.$inferInsert
export type RoundRow = typeof vendorRound.$inferSelect

const isTx = (vendor: string, txId: string) => and(eq(vendorTx.vendor, vendor), eq(vendorTx.txId, txId))
const isRound = (vendor: string, roundId: string) => and(eq(vendorRound.vendor, vendor), eq(vendorRound.roundId, roundId))

/** False when the id is taken; waits for whoever is just taking it. */
export const takeTx = async (tx: Tx, row: NewTx): Promise<boolean> =>
  (
    await tx
      .insert(vendorTx)
      .values(row)
      .onConflictDoNothing({ target: [vendorTx.vendor, vendorTx.txId] })
      .returning({ id: vendorTx.txId })
  ).length > 0

export const findTx = async (db: Queryable, vendor: string, txId: string): Promise<TxRow | undefined> =>
  (await db.select().from(vendorTx).where(isTx(vendor, txId)))[0]

export const changeTx = async (tx: Tx, vendor: string, txId: string, change: Partial<NewTx>): Promise<void> => {
  await tx.update(vendorTx).set(change).where(isTx(vendor, txId))
}

/** In the order they came. */
export const txsOfRound = (db: Queryable, vendor: string, roundId: string): Promise<TxRow[]> =>
  db
    .select()
    .from(vendorTx)
    .where(and(eq(vendorTx.vendor, vendor), eq(vendorTx.roundId, roundId)))
    .orderBy(asc(vendorTx.seq))

/** The round, held for this transaction; begun where there is none. */
export const openRound = async (tx: Tx, row: typeof vendorRound.$inferInsert): Promise<RoundRow> =>
  (
    await tx
      .insert(vendorRound)
      .values(row)
      .onConflictDoUpdate({ target: [vendorRound.vendor, vendorRound.roundId], set: { lastAt: row.lastAt } })
      .returning()
  )[0]!

export const lockRound = async (tx: Tx, vendor: string, roundId: string): Promise<RoundRow | undefined> =>
  (await tx.select().from(vendorRound).where(isRound(vendor, roundId)).for('update'))[0]

export const findRound = async (db: Queryable, vendor: string, roundId: string): Promise<RoundRow | undefined> =>
  (await db.select().from(vendorRound).where(isRound(vendor, roundId)))[0]

/** What the round counts for in the figures of its day: nothing while it is open, or where all of it was given back. */
const note = (tx: Tx, vendor: string, roundId: string, factor: 1 | -1) =>
  tx.execute(
    noteBets(sql`
      select member_id, closed_at as settled_at, game_type, case when won > 0 then 'WON' else 'LOST' end as state, staked as stake,
        least(staked, abs(won - staked)) as valid_bet, won as payout, 0::bigint as rebate, ${factor}::int as factor
      from ${vendorRound} where vendor = ${vendor} and round_id = ${roundId} and state = 'CLOSED' and (staked > 0 or won > 0)`),
  )

/** Changes a round that is held, and what it counts for. */
export const changeRound = async (tx: Tx, round: RoundRow, change: Partial<typeof vendorRound.$inferInsert>): Promise<RoundRow> => {
  const { vendor, roundId } = round
  if (round.state === 'CLOSED') await note(tx, vendor, roundId, -1)
  const [row] = await tx.update(vendorRound).set(change).where(isRound(vendor, roundId)).returning()
  if (row!.state === 'CLOSED') await note(tx, vendor, roundId, 1)
  return row!
}

export const lockCampaign = async (tx: Tx, vendor: string, campaignId: string) =>
  (
    await tx
      .select()
      .from(vendorCampaign)
      .where(and(eq(vendorCampaign.vendor, vendor), eq(vendorCampaign.campaignId, campaignId)))
      .for('update')
  )[0]

export const spendCampaign = async (tx: Tx, vendor: string, campaignId: string, amount: bigint): Promise<void> => {
  await tx
    .update(vendorCampaign)
    .set({ spent: sql`${vendorCampaign.spent} + ${amount.toString()}::bigint` })
    .where(and(eq(vendorCampaign.vendor, vendor), eq(vendorCampaign.campaignId, campaignId)))
}

export const saveCampaign = async (tx: Tx, row: typeof vendorCampaign.$inferInsert): Promise<void> => {
  const { kind, rounds, budget, endsAt } = row
  await tx
    .insert(vendorCampaign)
    .values(row)
    .onConflictDoUpdate({ target: [vendorCampaign.vendor, vendorCampaign.campaignId], set: { kind, rounds, budget, endsAt } })
}

/** Whether the player has used a free round of this number. */
export const isFreeRoundUsed = async (
  tx: Tx,
  { vendor, campaignId, memberId, freeIndex }: { vendor: string; campaignId: string; memberId: string; freeIndex: number },
): Promise<boolean> =>
  (await tx.$count(
    vendorTx,
    and(
      eq(vendorTx.vendor, vendor),
      eq(vendorTx.campaignId, campaignId),
      eq(vendorTx.memberId, memberId),
      eq(vendorTx.freeIndex, freeIndex),
      isNull(vendorTx.rolledBackBy),
    ),
  )) > 0

/** Opens a case unless the same is known. */
export const openCase = async (db: Queryable, row: typeof vendorCase.$inferInsert): Promise<boolean> =>
  (await db.insert(vendorCase).values(row).onConflictDoNothing().returning({ id: vendorCase.id })).length > 0

export const markRolledBack = async (tx: Tx, vendor: string, txIds: readonly string[], by: string): Promise<void> => {
  if (txIds.length === 0) return
  await tx
    .update(vendorTx)
    .set({ rolledBackBy: by })
    .where(and(eq(vendorTx.vendor, vendor), inArray(vendorTx.txId, [...txIds])))
}
