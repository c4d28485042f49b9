import { DEVICE_COOKIE } from '@portico/contract/session/own-shapes'
import type { Queryable, Tx } from '../db/open.ts'
import type { CallContext } from '../http/bind.ts'
import { DAY_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import { randomId, randomToken } from '../ports/random.ts'
import { findDevice, isTrusted, joinTrust, meetDevice } from './device-store.ts'
import { hashToken } from './hash-token.ts'

/** Browsers keep no cookie for longer. */
export const DEVICE_LIFE_MS = 400 * DAY_MS
/** Of our own making: what others send in the cookie's place is replaced. */
const TOKEN = /^[\w-]{43}$/

type Visit = Pick<CallContext, 'cookies' | 'setCookie'>

/** What the browser is known by. */
export const deviceTokenOf = ({ cookies }: Pick<Visit, 'cookies'>): string | undefined => {
  const sent = cookies[DEVICE_COOKIE]
  return sent !== undefined && TOKEN.test(sent) ? sent : undefined
}

/** Browsers that accounts were signed in to before. Knowing one opens nothing: it only gives its guesses a budget of their own. */
export interface Devices {
  /** The member's device that this call comes from; `memberId` undefined for a name that is no account. */
  known(memberId: string | undefined, context: Pick<Visit, 'cookies'>): Promise<string | undefined>
  /** Whether the member has said that nobody else uses this device, known by its cookie here or by `deviceHash` at the sign-in origin. */
  trusted(memberId: string, context: Pick<Visit, 'cookies'>, deviceHash?: string): Promise<boolean>
  /** A member signs in from this device. Answers its id, and whether the member has not been seen there before. */
  meet(db: Queryable, memberId: string, context: Visit): Promise<{ readonly id: string; readonly fresh: boolean }>
  /** Gives the browser its cookie, where it has none, and lets it live on. @returns the cookie's hash; no account knows it by that */
  mark(context: Visit): string
  /** The same browser is known by another cookie at another address: where the member trusts it by one, it is trusted by both. */
  join(tx: Tx, memberId: string, id: string, otherHash: string): Promise<void>
}

export const createDevices = ({ database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>): Devices => {
  const mark: Devices['mark'] = ({ cookies, setCookie }) => {
    const token = deviceTokenOf({ cookies }) ?? randomToken(random)
    // Lax: it is wanted where a provider of accounts sends the browser back to us, and gives nobody any right.
    setCookie(DEVICE_COOKIE, token, { maxAgeSeconds: DEVICE_LIFE_MS / 1000, path: '/wps', sameSite: 'lax' })
    return hashToken(token)
  }
  return {
    known: (memberId, { cookies }) => findDevice(database.orm, memberId, hashToken(cookies[DEVICE_COOKIE] ?? '')),
    trusted: async (memberId, { cookies }, deviceHash) => {
      const hashes = [hashToken(cookies[DEVICE_COOKIE] ?? ''), ...(deviceHash === undefined ? [] : [deviceHash])]
      return isTrusted(database.orm, memberId, hashes, clock.now())
    },
    mark,
    meet: (db, memberId, context) => meetDevice(db, { id: randomId(random), memberId, tokenHash: mark(context), at: clock.now() }),
    join: async (tx, memberId, id, otherHash) => {
      const other = await meetDevice(tx, { id: randomId(random), memberId, tokenHash: otherHash, at: clock.now() })
      await joinTrust(tx, [id, other.id])
    },
  }
}
