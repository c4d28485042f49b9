import { and, eq, gt, gte, inArray, lt, max, ne, sql } from 'drizzle-orm'
import { DAY_MS } from '../kit/duration.ts'
import type { Queryable, Tx } from '../db/open.ts'
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

/** The hashes of the cookies of all devices that the member was seen at. */
export const deviceHashesOf = async (db: Queryable, memberId: string): Promise<string[]> =>
  (await db.select({ tokenHash: knownDevice.tokenHash }).from(knownDevice).where(eq(knownDevice.memberId, memberId))).map(
    ({ tokenHash }) => tokenHash,
  )

export const devicesOf = async (db: Queryable, memberId: string): Promise<string[]> =>
  (await db.select({ id: knownDevice.id }).from(knownDevice).where(eq(knownDevice.memberId, memberId))).map(({ id }) => id)

/** A device is trusted for so long. */
const TRUST_MS = 30 * DAY_MS

/** Spares a device further proofs for a while. */
export const trustDevice = async (db: Queryable, id: string, at: Date): Promise<void> => {
  await db
    .update(knownDevice)
    .set({ trustedUntil: new Date(at.getTime() + TRUST_MS) })
    .where(eq(knownDevice.id, id))
}

/** Forgets the devices that the member was not seen at before, and trusts none that was not trusted before. @returns how many that were */
export const distrustSince = async (tx: Tx, memberId: string, since: Date): Promise<number> => {
  const mine = eq(knownDevice.memberId, memberId)
  const fresh = await tx
    .delete(knownDevice)
    .where(and(mine, gte(knownDevice.firstSeenAt, since)))
    .returning({ id: knownDevice.id })
  const trustedSince = gte(knownDevice.trustedUntil, new Date(since.getTime() + TRUST_MS))
  const distrusted = await tx
    .update(knownDevice)
    .set({ trustedUntil: null })
    .where(and(mine, trustedSince))
    .returning({ id: knownDevice.id })
  return fresh.length + distrusted.length
}

/** Trusts this device no more. */
export const distrust = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(knownDevice).set({ trustedUntil: null }).where(eq(knownDevice.id, id))
}

/** Trusts no device of the member but one. */
export const distrustOthers = async (tx: Tx, memberId: string, but: string | null): Promise<void> => {
  const other = but === null ? undefined : ne(knownDevice.id, but)
  await tx
    .update(knownDevice)
    .set({ trustedUntil: null })
    .where(and(eq(knownDevice.memberId, memberId), other))
}

/** Trusts all of these devices as long as the one of them that is trusted longest. */
export const joinTrust = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  const longest = tx
    .select({ until: max(knownDevice.trustedUntil) })
    .from(knownDevice)
    .where(inArray(knownDevice.id, [...ids]))
  await tx
    .update(knownDevice)
    .set({ trustedUntil: sql`(${longest})` })
    .where(inArray(knownDevice.id, [...ids]))
}

export const isTrusted = async (db: Queryable, memberId: string, tokenHashes: readonly string[], now: Date): Promise<boolean> =>
  (await db.$count(
    knownDevice,
    and(eq(knownDevice.memberId, memberId), inArray(knownDevice.tokenHash, [...tokenHashes]), gt(knownDevice.trustedUntil, now)),
  )) > 0

/** Forgets devices that have not been seen since. */
export const sweepDevices = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(knownDevice).where(lt(knownDevice.lastSeenAt, before))
}
