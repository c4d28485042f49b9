import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { commissionStanding } from './schema.ts'

export type StandingRow = typeof commissionStanding.$inferSelect

/** How contracts stood in their periods from one start on. */
export const standingsSince = (db: Queryable, contractIds: readonly string[], from: Date): Promise<StandingRow[]> =>
  contractIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(commissionStanding)
        .where(and(inArray(commissionStanding.contractId, [...contractIds]), gte(commissionStanding.startsAt, from)))

/** How contracts stood in the period with an index. */
export const standingsAt = (
  db: Queryable,
  places: readonly { readonly contractId: string; readonly index: number }[],
): Promise<StandingRow[]> =>
  places.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(commissionStanding)
        .where(
          sql`(${commissionStanding.contractId}, ${commissionStanding.index}) in (${sql.join(
            places.map(({ contractId, index }) => sql`(${contractId}::uuid, ${index}::int)`),
            sql`, `,
          )})`,
        )

export const saveStandings = async (tx: Tx, rows: readonly StandingRow[]): Promise<void> => {
  for (const row of rows) {
    await tx
      .insert(commissionStanding)
      .values(row)
      .onConflictDoUpdate({ target: [commissionStanding.contractId, commissionStanding.startsAt], set: row })
  }
}

export const standingOf = async (db: Queryable, contractId: string, startsAt: Date): Promise<StandingRow | undefined> =>
  (
    await db
      .select()
      .from(commissionStanding)
      .where(and(eq(commissionStanding.contractId, contractId), eq(commissionStanding.startsAt, startsAt)))
  )[0]
