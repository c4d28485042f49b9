import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../db/open.ts'
import { noteBets } from '../figures/index.ts'
import { bet, settlement } from '../lottery/bets/schema.ts'

/** Puts down what settled bets came to; with a factor of -1, that they no longer do. */
const note = async (orm: Orm, ids: readonly string[], factor: 1 | -1): Promise<void> => {
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  await orm.execute(
    noteBets(sql`select *, ${sql.raw(String(factor))} as factor from ${bet} where id in (${list}) and settled_at is not null`),
  )
}

/** Changes a settled bet as a correction does: what it had come to is taken away again. */
export const rewriteBet = async (orm: Orm, id: string, to: Partial<typeof bet.$inferInsert>): Promise<void> => {
  await note(orm, [id], -1)
  await orm.update(bet).set(to).where(eq(bet.id, id))
  await note(orm, [id], 1)
}

/** Writes bets as the gateway would hold them: those that are settled with what says when. */
export const writeBets = async (orm: Orm, ...bets: readonly (typeof bet.$inferInsert)[]): Promise<void> => {
  await orm.insert(bet).values([...bets])
  await note(
    orm,
    bets.map(({ id }) => id),
    1,
  )
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
