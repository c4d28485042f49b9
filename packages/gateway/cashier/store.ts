import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { readReference } from './reference.ts'
import { deposit } from './schema.ts'

export type DepositRow = typeof deposit.$inferSelect
export type NewDeposit = typeof deposit.$inferInsert

/** Waits for its provider or its payer. */
export const WAITING = ['CREATED', 'PENDING_PAYMENT'] as const satisfies readonly DepositRow['state'][]

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const insertDeposit = async (tx: Tx, row: NewDeposit): Promise<DepositRow> => (await tx.insert(deposit).values(row).returning())[0]!

export const findDeposit = async (queryable: Queryable, id: string): Promise<DepositRow | undefined> =>
  (await queryable.select().from(deposit).where(eq(deposit.id, id)))[0]

/** By its id or the reference that its member was shown. */
const isNamed = (name: string) => (UUID.test(name) ? eq(deposit.id, name) : eq(deposit.reference, readReference(name) ?? ''))

export const depositNamed = async (queryable: Queryable, name: string): Promise<DepositRow | undefined> =>
  (await queryable.select().from(deposit).where(isNamed(name)))[0]

/** The deposit's row for this transaction alone. */
export const lockDeposit = async (tx: Tx, name: string): Promise<DepositRow | undefined> =>
  (await tx.select().from(deposit).where(isNamed(name)).for('update'))[0]

/** The deposit that a provider's reference was used for, by any of its methods. */
export const depositByRef = async (
  tx: Tx,
  { name, methods }: { readonly name: string; readonly methods: readonly { readonly method: string }[] },
  providerRef: string,
): Promise<DepositRow | undefined> =>
  (
    await tx
      .select()
      .from(deposit)
      .where(
        and(
          or(
            eq(deposit.provider, name),
            inArray(
              deposit.method,
              methods.map(({ method }) => method),
            ),
          ),
          eq(deposit.providerRef, providerRef),
        ),
      )
  )[0]

export const changeDeposit = async (queryable: Queryable, id: string, change: Partial<DepositRow>): Promise<void> => {
  await queryable.update(deposit).set(change).where(eq(deposit.id, id))
}

/** A member's, the latest first. */
export const depositsOf = (queryable: Queryable, memberId: string, most: number): Promise<DepositRow[]> =>
  queryable.select().from(deposit).where(eq(deposit.memberId, memberId)).orderBy(desc(deposit.createdAt), deposit.id).limit(most)

/** What of a member's waits to be paid. */
export const waitingOf = async (queryable: Queryable, memberId: string): Promise<{ count: number; amount: bigint }> => {
  const [row] = await queryable
    .select({ count: sql<number>`count(*)::int`, amount: sql<string>`coalesce(sum(${deposit.amount}), 0)::text` })
    .from(deposit)
    .where(and(eq(deposit.memberId, memberId), inArray(deposit.state, [...WAITING])))
  return { count: row?.count ?? 0, amount: BigInt(row?.amount ?? 0) }
}

/** Whether it waits and has not run out. */
export const mayBePaid = ({ state, expiresAt }: Pick<DepositRow, 'state' | 'expiresAt'>, now: Date): boolean =>
  WAITING.some((each) => each === state) && (expiresAt === null || expiresAt > now)

/** What of a member's may still be paid at that instant, in one currency. */
export const waitingAmount = async (queryable: Queryable, memberId: string, currency: string, now: Date): Promise<bigint> => {
  const waits = and(eq(deposit.memberId, memberId), eq(deposit.currency, currency), inArray(deposit.state, [...WAITING]))
  const [row] = await queryable
    .select({ amount: sql<string>`coalesce(sum(${deposit.amount}), 0)::text` })
    .from(deposit)
    .where(and(waits, or(isNull(deposit.expiresAt), gt(deposit.expiresAt, now))))
  return BigInt(row?.amount ?? 0)
}

/** Takes deposits about which the provider is to be asked; until `until` nobody else takes them. */
export const claimAsks = (queryable: Queryable, { now, until, most }: { now: Date; until: Date; most: number }): Promise<DepositRow[]> =>
  queryable
    .update(deposit)
    .set({ nextAskAt: until })
    .where(
      inArray(
        deposit.id,
        queryable
          .select({ id: deposit.id })
          .from(deposit)
          .where(and(isNotNull(deposit.nextAskAt), lte(deposit.nextAskAt, now)))
          .orderBy(asc(deposit.nextAskAt))
          .limit(most)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning()

/** Locks some that wait beyond their time. */
export const lockExpired = (tx: Tx, now: Date, most: number): Promise<DepositRow[]> =>
  tx
    .select()
    .from(deposit)
    .where(and(inArray(deposit.state, [...WAITING]), lte(deposit.expiresAt, now)))
    .orderBy(asc(deposit.expiresAt))
    .limit(most)
    .for('update', { skipLocked: true })
