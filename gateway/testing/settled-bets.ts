import { sql } from 'drizzle-orm'
import type { Orm } from '../db/open.ts'
import { bet, settlement } from '../db/schema/index.ts'

/** Writes bets as the gateway would hold them: those that are settled with what says when. */
export const writeBets = async (orm: Orm, ...bets: readonly (typeof bet.$inferInsert)[]): Promise<void> => {
  await orm.insert(bet).values([...bets])
  for (const { memberId, issueId, state, settledAt: at } of bets) {
    if (!at) continue
    await orm
      .insert(settlement)
      .values({ memberId, issueId, at, won: state === 'WON' })
      .onConflictDoUpdate({
        target: [settlement.memberId, settlement.at, settlement.issueId],
        set: { won: sql`${settlement.won} or excluded.won` },
      })
  }
}
