import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import type { Audit } from '../audit/index.ts'
import type { Tx } from '../db/open.ts'
import type { CallContext } from '../http/bind.ts'
import { DAY_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import { randomId, randomToken } from '../ports/random.ts'
import { hashToken } from './hash-token.ts'
import { findRemember, forgetFamily, insertRemember, type RememberRow, spendRemember } from './remember-store.ts'
import type { Sessions } from './sessions.ts'

const REMEMBER_MS = DAY_MS
/** Two tabs that open at once both send the cookie that they found; a thief is not as quick as that, and gains nothing by it. */
const TOGETHER_MS = 10_000

/** The cookies of one sign-in. */
export type Family = Pick<RememberRow, 'familyId' | 'memberId' | 'authenticatedAt' | 'expiresAt'>

/** The one-day cookies by which a device is remembered. */
export interface Remembering {
  /** A family that begins now. */
  begin(memberId: string): Family
  /** Gives the next cookie of a family. */
  give(tx: Tx, family: Family, context: Pick<CallContext, 'setCookie'>): Promise<void>
  /**
   * Takes a cookie, once. One that was taken before is in two hands: its family and the sessions of it end.
   * @returns the family, or of whom the cookie came twice, or undefined for one that is unknown or too old
   */
  take(context: Pick<CallContext, 'cookies'>): Promise<{ readonly family: Family } | { readonly twice: string } | undefined>
  /** Forgets the family of the cookie that a call carries. */
  drop(tx: Tx, context: Pick<CallContext, 'cookies'>): Promise<void>
}

export const createRemembering = (
  { database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>,
  { sessions, audit }: { readonly sessions: Pick<Sessions, 'endFamily'>; readonly audit: Pick<Audit, 'write'> },
): Remembering => ({
  begin: (memberId) => {
    const now = clock.now()
    return { familyId: randomId(random), memberId, authenticatedAt: now, expiresAt: new Date(now.getTime() + REMEMBER_MS) }
  },
  give: async (tx, { familyId, memberId, authenticatedAt, expiresAt }, { setCookie }) => {
    const token = randomToken(random)
    await insertRemember(tx, { tokenHash: hashToken(token), memberId, familyId, authenticatedAt, expiresAt })
    setCookie(REMEMBER_COOKIE, token, { maxAgeSeconds: Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000) })
  },
  take: async ({ cookies }) => {
    const cookie = cookies[REMEMBER_COOKIE]
    if (!cookie) return undefined
    return database.orm.transaction(async (tx) => {
      const now = clock.now()
      const hash = hashToken(cookie)
      const family = await spendRemember(tx, hash, now)
      if (family) return { family }
      const before = await findRemember(tx, hash)
      if (!before?.spentAt || before.expiresAt <= now || now.getTime() - before.spentAt.getTime() <= TOGETHER_MS) return undefined
      const ended = await sessions.endFamily(tx, before.familyId, 'ENDED')
      await audit.write(tx, { actor: 'system', action: 'REMEMBER_COOKIE_REUSED', subject: before.memberId, details: { ended } })
      return { twice: before.memberId }
    })
  },
  drop: async (tx, { cookies }) => {
    const cookie = cookies[REMEMBER_COOKIE]
    const row = cookie ? await findRemember(tx, hashToken(cookie)) : undefined
    if (row) await forgetFamily(tx, row.familyId)
  },
})
