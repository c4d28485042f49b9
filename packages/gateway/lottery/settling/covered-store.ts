import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { bet } from '../bets/schema.ts'

/** Members' bets on an issue that are not void. */
export const betsStanding = (tx: Tx, issueId: bigint, memberIds: readonly string[]): Promise<(typeof bet.$inferSelect)[]> =>
  tx
    .select()
    .from(bet)
    .where(and(eq(bet.issueId, issueId), inArray(bet.memberId, [...memberIds]), ne(bet.state, 'VOID')))

/** Says of bets that they count for no turnover. */
export const markCovered = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .update(bet)
    .set({ covered: true })
    .where(inArray(bet.id, [...ids]))
}
