import { sql } from 'drizzle-orm'
import type { Orm } from '../db/open.ts'
import { bet, settlement } from '../lottery/bets/schema.ts'

/** Writes bets as the gateway would hold them: those that are settled with what says when. */
export const writeBets = async (orm: Orm, ...bets: readonly (typeof bet.$inferInsert)[]): Promise<void> => {
  await orm.insert(bet).values([...bets])
  for (const { memberId, issueId, gameType, state, stake, payout, settledAt: at } of bets) {
    if (!at) continue
    const topWin = state === 'WON' && payout && payout > stake ? payout : null
    await orm
      .insert(settlement)
      .values({ memberId, issueId, at, gameType, topWin })
      .onConflictDoUpdate({
        target: [settlement.memberId, settlement.at, settlement.issueId],
        set: { topWin: sql`greatest(${settlement.topWin}, excluded.top_win)` },
      })
  }
}
