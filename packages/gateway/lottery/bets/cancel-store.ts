import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Units } from '@portico/contract/kit/money'
import type { Tx } from '../../db/open.ts'
import { bet } from './schema.ts'
import { lotteryIssue } from '../schema.ts'

/**
 * Holds the issue open for this transaction, as placing a bet does: sealing takes FOR UPDATE, so it waits for us or we find the
 * issue sealed. False when bets are no longer taken.
 */
export const holdOpen = async (tx: Tx, issueId: bigint, now: Date): Promise<boolean> =>
  (
    await tx
      .select({ id: lotteryIssue.id })
      .from(lotteryIssue)
      .where(and(eq(lotteryIssue.id, issueId), inArray(lotteryIssue.state, ['SCHEDULED', 'OPEN']), gt(lotteryIssue.sealAt, now)))
      .for('key share')
  ).length > 0

/** The version beyond every outcome its issue will have: none concerns a bet that was taken back. */
const NO_OUTCOME = 2 ** 31 - 1

/** Takes a waiting bet back; answers the stake to return, or undefined when it does not wait. */
export const markCancelled = async (tx: Tx, betId: string, at: Date): Promise<Units | undefined> =>
  (
    await tx
      .update(bet)
      .set({
        state: 'VOID',
        voidReason: 'CANCELLED',
        payout: sql`${bet.stake}`,
        rebateAgreed: sql`${bet.rebate}`,
        rebate: 0n,
        validBet: 0n,
        resultVersion: NO_OUTCOME,
        settledAt: at,
      })
      .where(and(eq(bet.id, betId), eq(bet.state, 'WAITING')))
      .returning({ stake: bet.stake })
  )[0]?.stake
