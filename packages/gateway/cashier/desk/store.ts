import { asc, eq, max } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/open.ts'
import { paymentMethod, paymentProvider } from '../schema.ts'

export type MethodRow = Omit<typeof paymentMethod.$inferSelect, 'position'>

export const readProviders = (db: Queryable) =>
  db.select({ provider: paymentProvider.name, addedAt: paymentProvider.addedAt }).from(paymentProvider).orderBy(asc(paymentProvider.name))

export const secretOf = async (db: Queryable, name: string): Promise<string | undefined> =>
  (await db.select({ secret: paymentProvider.secret }).from(paymentProvider).where(eq(paymentProvider.name, name)))[0]?.secret

/** Answers whether the provider had a secret before, which is replaced. */
export const saveProvider = async (tx: Tx, row: typeof paymentProvider.$inferInsert): Promise<boolean> => {
  const renewed = await tx.update(paymentProvider).set({ secret: row.secret }).where(eq(paymentProvider.name, row.name)).returning()
  if (renewed.length > 0) return true
  await tx.insert(paymentProvider).values(row)
  return false
}

/** In the order in which they are offered, the closed ones included. */
export const readMethods = (db: Queryable): Promise<MethodRow[]> =>
  db
    .select({
      method: paymentMethod.method,
      provider: paymentMethod.provider,
      names: paymentMethod.names,
      instructions: paymentMethod.instructions,
      bounds: paymentMethod.bounds,
      open: paymentMethod.open,
    })
    .from(paymentMethod)
    .orderBy(asc(paymentMethod.position))

/** True when it was added, at the end of the list. */
export const saveMethod = async (tx: Tx, { method, ...row }: MethodRow): Promise<boolean> => {
  const changed = await tx
    .update(paymentMethod)
    .set(row)
    .where(eq(paymentMethod.method, method))
    .returning({ method: paymentMethod.method })
  if (changed.length > 0) return false
  const [last] = await tx.select({ position: max(paymentMethod.position) }).from(paymentMethod)
  await tx.insert(paymentMethod).values({ method, ...row, position: (last?.position ?? 0) + 1 })
  return true
}

/** False when there is none of that name. */
export const openMethod = async (db: Queryable, method: string, open: boolean): Promise<boolean> =>
  (await db.update(paymentMethod).set({ open }).where(eq(paymentMethod.method, method)).returning({ method: paymentMethod.method }))
    .length > 0
