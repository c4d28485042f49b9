import { eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { member } from './schema.ts'

/** Ends of the prize-group slider: where everybody begins, the house's own top, and what an account gets that nobody set. */
export interface PrizeGroups {
  readonly min: number
  readonly house: number
  readonly usual: number
}

/** What holds until the operator sets something else. */
export const PRIZE_GROUP: PrizeGroups = { min: 1800, house: 1980, usual: 1950 }

const SETTING = 'member.prize-groups'

/** The prize groups as they hold now. */
export const readPrizeGroups = async (db: Queryable): Promise<PrizeGroups> =>
  ((await readSetting(db, SETTING)) as PrizeGroups | null | undefined) ?? PRIZE_GROUP

/** Sets them for good; whoever calls has checked them. */
export const savePrizeGroups = (db: Queryable, groups: PrizeGroups): Promise<void> => writeSetting(db, SETTING, groups)

/** How many accounts have a highest group above the house's top, and below where everybody begins. */
export const accountsOutside = async (
  db: Queryable,
  { min, house }: Pick<PrizeGroups, 'min' | 'house'>,
): Promise<{ readonly above: number; readonly below: number }> => {
  const [found] = await db
    .select({
      above: sql<number>`count(*) filter (where ${gt(member.maxPrizeGroup, house)})::int`,
      below: sql<number>`count(*) filter (where ${lt(member.maxPrizeGroup, min)})::int`,
    })
    .from(member)
    .where(or(gt(member.maxPrizeGroup, house), lt(member.maxPrizeGroup, min)))
  return found!
}

/** How high accounts may play, by their ids. */
export const prizeGroupsOf = async (db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ id: member.id, group: member.maxPrizeGroup })
    .from(member)
    .where(sql`${member.id} = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map(({ id, group }) => [id, group]))
}

/** Says how high an account may play, and nobody else. */
export const setMaxPrizeGroup = async (tx: Tx, id: string, maxPrizeGroup: number): Promise<void> => {
  await tx.update(member).set({ maxPrizeGroup }).where(eq(member.id, id))
}
