import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { mission, missionClaim, missionVersion } from './schema.ts'

export type MissionRow = typeof mission.$inferSelect
export type VersionRow = typeof missionVersion.$inferSelect
export type ClaimRow = typeof missionClaim.$inferSelect

export interface Listed {
  readonly row: MissionRow
  readonly version: VersionRow
}

const MOST = 200

/** Every version that somebody has published, the latest first. */
export const publishedVersions = (db: Queryable, id?: string): Promise<Listed[]> =>
  db
    .select({ row: mission, version: missionVersion })
    .from(missionVersion)
    .innerJoin(mission, eq(mission.id, missionVersion.missionId))
    .where(and(isNotNull(missionVersion.publishedAt), id === undefined ? undefined : eq(mission.id, id)))
    .orderBy(desc(missionVersion.version))

/** The row for this transaction alone. */
export const lockMission = async (tx: Tx, id: string): Promise<MissionRow | undefined> =>
  (await tx.select().from(mission).where(eq(mission.id, id)).for('update'))[0]

export const insertMission = async (tx: Tx, id: string): Promise<void> => {
  await tx.insert(mission).values({ id }).onConflictDoNothing()
}

export const retire = async (tx: Tx, id: string, retiredAt: Date): Promise<void> => {
  await tx.update(mission).set({ retiredAt }).where(eq(mission.id, id))
}

/** The latest first. */
export const versionsOf = (db: Queryable, id: string): Promise<VersionRow[]> =>
  db.select().from(missionVersion).where(eq(missionVersion.missionId, id)).orderBy(desc(missionVersion.version))

export const insertVersion = async (tx: Tx, row: typeof missionVersion.$inferInsert): Promise<VersionRow> =>
  (await tx.insert(missionVersion).values(row).returning())[0]!

export const changeVersion = async (
  tx: Tx,
  { missionId, version }: VersionRow,
  change: Partial<Pick<VersionRow, 'state' | 'publishedBy' | 'publishedAt'>>,
): Promise<VersionRow> =>
  (
    await tx
      .update(missionVersion)
      .set(change)
      .where(and(eq(missionVersion.missionId, missionId), eq(missionVersion.version, version)))
      .returning()
  )[0]!

/** The latest version of each. */
export const latestVersions = (db: Queryable): Promise<Listed[]> =>
  db
    .selectDistinctOn([missionVersion.missionId], { row: mission, version: missionVersion })
    .from(missionVersion)
    .innerJoin(mission, eq(mission.id, missionVersion.missionId))
    .orderBy(missionVersion.missionId, desc(missionVersion.version))
    .limit(MOST)

/** What a member claimed of spans that began on these days. */
export const claimsOf = (db: Queryable, memberId: string, days: readonly string[]): Promise<ClaimRow[]> =>
  db
    .select()
    .from(missionClaim)
    .where(and(eq(missionClaim.memberId, memberId), inArray(missionClaim.day, [...days])))

/** Writes a claim, or answers nothing where there is one; of several at once the others wait for the first to end. */
export const insertClaim = async (tx: Tx, row: ClaimRow): Promise<boolean> =>
  (await tx.insert(missionClaim).values(row).onConflictDoNothing().returning({ id: missionClaim.id })).length > 0
