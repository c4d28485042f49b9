import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { turnoverRequirement } from './schema.ts'

export type RequirementRow = typeof turnoverRequirement.$inferSelect
export interface Owner {
  readonly memberId: string
  readonly currency: string
}

const ofOwner = ({ memberId, currency }: Owner) =>
  and(eq(turnoverRequirement.memberId, memberId), eq(turnoverRequirement.currency, currency))

export const insertRequirement = async (tx: Tx, row: typeof turnoverRequirement.$inferInsert): Promise<void> => {
  await tx.insert(turnoverRequirement).values(row).onConflictDoNothing()
}

export const findRequirement = async (tx: Tx, id: string): Promise<RequirementRow | undefined> =>
  (await tx.select().from(turnoverRequirement).where(eq(turnoverRequirement.id, id)))[0]

/** In the order they came in. */
export const activeRequirements = (queryable: Queryable, owner: Owner): Promise<RequirementRow[]> =>
  queryable
    .select()
    .from(turnoverRequirement)
    .where(and(ofOwner(owner), eq(turnoverRequirement.state, 'ACTIVE')))
    .orderBy(asc(turnoverRequirement.since), asc(turnoverRequirement.id))

/** Those that are over, the latest first. */
export const endedRequirements = (queryable: Queryable, owner: Owner, most: number): Promise<RequirementRow[]> =>
  queryable
    .select()
    .from(turnoverRequirement)
    .where(and(ofOwner(owner), ne(turnoverRequirement.state, 'ACTIVE'), ne(turnoverRequirement.state, 'REVERSED')))
    .orderBy(desc(turnoverRequirement.since), desc(turnoverRequirement.id))
    .limit(most)

export const changeRequirement = async (
  tx: Tx,
  id: string,
  change: Partial<Pick<RequirementRow, 'state' | 'endedAt' | 'usedBefore'>>,
): Promise<void> => {
  await tx.update(turnoverRequirement).set(change).where(eq(turnoverRequirement.id, id))
}
