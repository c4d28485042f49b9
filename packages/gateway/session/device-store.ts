import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { knownDevice, NOBODY } from './schema.ts'

/** The device with this cookie in which the member was signed in to before. Asked for nobody as for somebody, so that time tells nothing. */
export const findDevice = async (db: Queryable, memberId: string | undefined, tokenHash: string): Promise<string | undefined> =>
  (
    await db
      .select({ id: knownDevice.id })
      .from(knownDevice)
      .where(and(eq(knownDevice.memberId, memberId ?? NOBODY), eq(knownDevice.tokenHash, tokenHash)))
  )[0]?.id

/** Makes the device known to the member, or says that it was seen again. Answers its id, and whether it is new to the member. */
export const meetDevice = async (
  db: Queryable,
  row: { readonly id: string; readonly memberId: string; readonly tokenHash: string; readonly at: Date },
): Promise<{ readonly id: string; readonly fresh: boolean }> => {
  const { at, ...names } = row
  const [met] = await db
    .insert(knownDevice)
    .values({ ...names, firstSeenAt: at, lastSeenAt: at })
    .onConflictDoUpdate({ target: [knownDevice.memberId, knownDevice.tokenHash], set: { lastSeenAt: at } })
    .returning({ id: knownDevice.id })
  return { id: met!.id, fresh: met!.id === row.id }
}

/** The hash of the cookie of a device. */
export const deviceHashOf = async (db: Queryable, id: string): Promise<string | undefined> =>
  (await db.select({ tokenHash: knownDevice.tokenHash }).from(knownDevice).where(eq(knownDevice.id, id)))[0]?.tokenHash

export const devicesOf = async (db: Queryable, memberId: string): Promise<string[]> =>
  (await db.select({ id: knownDevice.id }).from(knownDevice).where(eq(knownDevice.memberId, memberId))).map(({ id }) => id)

/** Spares a device further proofs for a while. */
export const trustDevice = async (db: Queryable, id: string, until: Date): Promise<void> => {
  await db.update(knownDevice).set({ trustedUntil: until }).where(eq(knownDevice.id, id))
}

/** Its owner trusts none of them any more. */
export const distrustDevices = async (db: Queryable, memberId: string): Promise<void> => {
  await db.update(knownDevice).set({ trustedUntil: null }).where(eq(knownDevice.memberId, memberId))
}

export const isTrusted = async (db: Queryable, memberId: string, tokenHash: string, now: Date): Promise<boolean> =>
  (await db.$count(
    knownDevice,
    and(eq(knownDevice.memberId, memberId), eq(knownDevice.tokenHash, tokenHash), gt(knownDevice.trustedUntil, now)),
  )) > 0

/** Forgets devices that have not been seen since. */
export const sweepDevices = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(knownDevice).where(lt(knownDevice.lastSeenAt, before))
}
