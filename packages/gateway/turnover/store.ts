import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { turnoverRequirement } from './schema.ts'

export type RequirementRow = typeof turnoverRequirement.$inferSelect
export interface Owner {
  readonly memberId: string
  readonly currency: string
}

const ofOwner = ({ memberId, currency }: Owner) =>
  and(eq(turnoverRequirement.memberId, memberId), eq(turnoverRequirement.currency, currency))

/** One that is there stays as it is; a second active bonus is an error, for its money would be nobody's. */
export const insertRequirement = async (tx: Tx, row: typeof turnoverRequirement.$inferInsert): Promise<void> => {
  await tx.insert(turnoverRequirement).values(row).onConflictDoNothing({ target: turnoverRequirement.id })
}

export const findRequirements = async (queryable: Queryable, ids: readonly string[]): Promise<RequirementRow[]> =>
  ids.length === 0
    ? []
    : queryable
        .select()
        .from(turnoverRequirement)
        .where(inArray(turnoverRequirement.id, [...ids]))

const activeBonus = and(eq(turnoverRequirement.kind, 'BONUS'), eq(turnoverRequirement.state, 'ACTIVE'))

export const findActiveBonus = async (queryable: Queryable, owner: Owner): Promise<RequirementRow | undefined> =>
  (
    await queryable
      .select()
      .from(turnoverRequirement)
      .where(and(ofOwner(owner), activeBonus))
  )[0]

/** Which of the members have an active bonus. */
export const bonusHolders = async (tx: Tx, memberIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await tx
        .select({ memberId: turnoverRequirement.memberId })
        .from(turnoverRequirement)
        .where(and(activeBonus, inArray(turnoverRequirement.memberId, [...memberIds])))
    ).map(({ memberId }) => memberId),
  )

/** Which of the members have something to bet. */
export const obligedMembers = async (tx: Tx, memberIds: readonly string[]): Promise<ReadonlySet<string>> =>
  memberIds.length === 0
    ? new Set()
    : new Set(
        (
          await tx
            .selectDistinct({ memberId: turnoverRequirement.memberId })
            .from(turnoverRequirement)
            .where(and(eq(turnoverRequirement.state, 'ACTIVE'), inArray(turnoverRequirement.memberId, [...memberIds])))
        ).map(({ memberId }) => memberId),
      )

/** Whose they are, of every bonus that is active. */
export const openBonuses = (queryable: Queryable): Promise<Owner[]> =>
  queryable
    .select({ memberId: turnoverRequirement.memberId, currency: turnoverRequirement.currency })
    .from(turnoverRequirement)
    .where(activeBonus)
    .orderBy(asc(turnoverRequirement.expiresAt))

/** In the order they came in. */
export const activeRequirements = (queryable: Queryable, owner: Owner): Promise<RequirementRow[]> =>
  queryable
    .select()
    .from(turnoverRequirement)
    .where(and(ofOwner(owner), eq(turnoverRequirement.state, 'ACTIVE')))
    .orderBy(asc(turnoverRequirement.since), asc(turnoverRequirement.id))

/** Those that were bet or waived, the latest first. */
export const endedRequirements = (queryable: Queryable, owner: Owner, most: number): Promise<RequirementRow[]> =>
  queryable
    .select()
    .from(turnoverRequirement)
    .where(and(ofOwner(owner), inArray(turnoverRequirement.state, ['MET', 'WAIVED'])))
    .orderBy(desc(turnoverRequirement.since), desc(turnoverRequirement.id))
    .limit(most)

export const changeRequirement = async (tx: Tx, id: string, change: Partial<Pick<RequirementRow, 'state' | 'endedAt'>>): Promise<void> => {
  await tx.update(turnoverRequirement).set(change).where(eq(turnoverRequirement.id, id))
}
