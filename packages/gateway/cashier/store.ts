import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/open.ts'
import { deposit } from './schema.ts'

export type DepositRow = typeof deposit.$inferSelect

export const insertDeposit = async (tx: Tx, row: Omit<DepositRow, 'providerRef' | 'creditedAt'>): Promise<void> => {
  await tx.insert(deposit).values(row)
}

export const findDeposit = async (queryable: Queryable, id: string): Promise<DepositRow | undefined> =>
  (await queryable.select().from(deposit).where(eq(deposit.id, id)))[0]

/** The deposit's row for this transaction alone. */
export const lockDeposit = async (tx: Tx, id: string): Promise<DepositRow | undefined> =>
  (await tx.select().from(deposit).where(eq(deposit.id, id)).for('update'))[0]

/** The deposit that a provider's reference was used for, by any of its methods. */
export const depositByRef = async (tx: Tx, methods: readonly string[], providerRef: string): Promise<DepositRow | undefined> =>
  (
    await tx
      .select()
      .from(deposit)
      .where(and(inArray(deposit.method, [...methods]), eq(deposit.providerRef, providerRef)))
  )[0]

export const changeDeposit = async (tx: Tx, id: string, change: Partial<DepositRow>): Promise<void> => {
  await tx.update(deposit).set(change).where(eq(deposit.id, id))
}
