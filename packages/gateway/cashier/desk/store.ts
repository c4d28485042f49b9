import { asc, eq, max, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/open.ts'
import { paymentMethod, paymentProvider } from '../schema.ts'

export type MethodRow = Omit<typeof paymentMethod.$inferSelect, 'position'>

export const readProviders = (db: Queryable) =>
  db.select({ provider: paymentProvider.name, addedAt: paymentProvider.addedAt }).from(paymentProvider).orderBy(asc(paymentProvider.name))

/** The secrets that a provider's notices may be signed with now, the present one first; undefined for no provider of that name. */
export const secretsOf = async (db: Queryable, name: string, now: Date): Promise<readonly string[] | undefined> => {
  const [row] = await db.select().from(paymentProvider).where(eq(paymentProvider.name, name))
  if (!row) return undefined
  const former = row.formerUntil !== null && row.formerUntil > now ? row.formerSecret : null
  return former === null ? [row.secret] : [row.secret, former]
}

/** Answers whether the provider had a secret before; that one is taken until `formerUntil`, where it is given. */
export const saveProvider = async (
  tx: Tx,
  { name, secret, addedAt, formerUntil }: { name: string; secret: string; addedAt: Date; formerUntil: Date | null },
): Promise<boolean> => {
  const renewed = await tx
    .update(paymentProvider)
    .set({ secret, formerSecret: formerUntil === null ? null : sql`${paymentProvider.secret}`, formerUntil })
    .where(eq(paymentProvider.name, name))
    .returning({ name: paymentProvider.name })
  if (renewed.length > 0) return true
  await tx.insert(paymentProvider).values({ name, secret, addedAt })
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
      kind: paymentMethod.kind,
      fee: paymentMethod.fee,
      minutes: paymentMethod.minutes,
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
