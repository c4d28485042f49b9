import type { ClientName, SignInMethod } from '@portico/contract/session/own-shapes'
import type { Audit } from '../audit/index.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../db/open.ts'
import type { EndReason } from '../ports/events.ts'
import { Failure } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { DAY_MS } from '../kit/duration.ts'
import { markSeen, type Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { CountryOf } from '../system/index.ts'
import { randomId, randomToken } from '../ports/random.ts'
import { createCallerCache } from './caller-cache.ts'
import { deviceHashOf } from './device-store.ts'
import { hashToken } from './hash-token.ts'
import { forgetEveryRemembered, forgetFamily, forgetRemembered } from './remember-store.ts'
import {
  endFamilySessions,
  endIdleSessions,
  endSessionsById,
  endSessionsOf,
  endSomeSessions,
  insertSession,
  isLiveSession,
  liveSessionsOf,
  openSessionOf,
  type Portal,
  sessionFinder,
  touchSession,
} from './store.ts'

export const IDLE_MS = 30 * 60_000
/** However much it is used. */
export const SESSION_LIFE_MS = DAY_MS
/** Of one member at once; the one seen least recently makes room for another. */
export const MOST_SESSIONS = 10
const TOUCH_MS = 60_000
/** So many sessions are ended in one transaction. */
const AT_ONCE = 500

const UNKNOWN_CLIENT: ClientName = { browser: null, system: null, form: 'COMPUTER' }

/** What is known of a session that begins, besides whose it is. */
export interface Beginning {
  readonly method: SignInMethod
  readonly client: ClientName
  readonly deviceId: string | null
  readonly familyId: string | null
  /** Now when absent. */
  readonly authenticatedAt: Date
  /** When a second factor was shown; none was when absent. */
  readonly secondAt: Date | null
  /** A day from now when absent. */
  readonly expiresAt: Date
}

export interface Sessions {
  /**
   * The caller behind a token; `language`: what they read the site in, where the call says so.
   * @throws Failure NOT_LOGGED_IN for an unknown token, SESSION_EXPIRED for one that has ended or idled out
   */
  callerOf(token: string, language?: string): Promise<Caller>
  /** Opens a session. The token is kept nowhere. */
  begin(
    tx: Tx,
    memberId: string,
    portal: Portal,
    ip: string,
    more?: Partial<Beginning>,
  ): Promise<{ readonly id: string; readonly token: string }>
  /** Opens a session in a transaction of its own and returns its token. */
  open(memberId: string, portal: Portal, ip: string): Promise<string>
  /** Whether it has neither ended nor idled out, and its member is not blocked; `tokenHash`: and whether this is its last token. */
  isLive(sessionId: string, tokenHash?: string): Promise<boolean>
  /** Ends sessions and their sockets, at every instance. Answers how many had not ended. */
  endThose(tx: Tx, sessionIds: readonly string[], reason: EndReason): Promise<number>
  end(sessionId: string, reason: EndReason): Promise<void>
  /** Another one begins where this token was used: the session that it opens ends, if there is one. */
  replace(tx: Tx, token: string): Promise<void>
  /** Its own member ends it. */
  leave(caller: Pick<Caller, 'memberId' | 'sessionId'>, ip: string): Promise<void>
  /** Ends the sessions of a remembered device, and its cookies. */
  endFamily(tx: Tx, familyId: string, reason: EndReason): Promise<number>
  /** Shuts an account out: its sessions and their sockets end at every instance, and it opens no more. Answers how many ended. */
  block(memberId: string): Promise<number>
  /** Ends every session of an account, its sockets at every instance, and the cookies that would open another. Answers how many ended. */
  endAll(tx: Tx, memberId: string, reason: EndReason): Promise<number>
  /** Ends every session of everybody, as `endAll` does. */
  endEverybody(): Promise<number>
  /** Ends every session of a member but this one. Answers how many. */
  endOthers(tx: Tx, own: Pick<Caller, 'memberId' | 'sessionId'>, reason: EndReason): Promise<number>
  /** Ends the sessions that have idled out, or reached the end of their life, without another call. */
  sweep(): Promise<void>
}

export interface SessionsDeps {
  readonly config: Pick<Config, 'agentTypes' | 'trialType'>
  readonly members: Pick<Members, 'setState'>
  readonly audit: Pick<Audit, 'write'>
  readonly countryOf: CountryOf
}

export const createSessions = (
  platform: Pick<Platform, 'database' | 'clock' | 'random' | 'events'>,
  { config, members, audit, countryOf }: SessionsDeps,
): Sessions => {
  const { clock, random, events } = platform
  const db = platform.database.orm
  const findSession = sessionFinder(db)
  const cache = createCallerCache(clock, events)
  const idleSince = () => new Date(clock.now().getTime() - IDLE_MS)

  events.onSessionEnd(cache.end)

  const announce = async (tx: Tx, ids: readonly string[], reason: EndReason): Promise<number> => {
    await events.endSessions(tx, ids, reason)
    // The events come a moment later; here nothing is to go on until then. Should the transaction fail, it is found open again.
    ids.forEach(cache.forget)
    return ids.length
  }

  const endThose: Sessions['endThose'] = async (tx, ids, reason) => announce(tx, await endSessionsById(tx, ids, clock.now()), reason)

  const end: Sessions['end'] = async (sessionId, reason) => {
    await db.transaction((tx) => endThose(tx, [sessionId], reason))
    cache.end(sessionId)
  }

  const endFamily: Sessions['endFamily'] = async (tx, familyId, reason) => {
    await forgetFamily(tx, familyId)
    return announce(tx, await endFamilySessions(tx, familyId, clock.now()), reason)
  }

  const endAll: Sessions['endAll'] = async (tx, memberId, reason) => {
    await forgetRemembered(tx, memberId)
    const ended = await announce(tx, await endSessionsOf(tx, memberId, clock.now()), reason)
    await audit.write(tx, { actor: 'system', action: 'SESSIONS_ENDED', subject: memberId, details: { ended, reason } })
    return ended
  }

  const seen = async (sessionId: string, memberId: string, at: Date, language: string | undefined): Promise<void> => {
    await touchSession(db, sessionId, at)
    await markSeen(db, memberId, at, language)
  }

  const load = async (hash: string, language: string | undefined): Promise<Caller> => {
    const found = await findSession(hash)
    const now = clock.now()
    // A token that another has replaced.
    const last = found && found.tokenHash !== hash ? (found.earlierUntil ?? now) : undefined
    if (!found || (last && last <= now)) throw new Failure('NOT_LOGGED_IN')
    if (found.endedAt || cache.hasEnded(found.sessionId)) throw new Failure('SESSION_EXPIRED')
    const idle = now.getTime() - found.lastSeenAt.getTime()
    if (found.state === 'BLOCKED' || idle >= IDLE_MS || found.expiresAt <= now) {
      await end(found.sessionId, found.state === 'BLOCKED' ? 'BLOCKED' : 'EXPIRED')
      throw new Failure('SESSION_EXPIRED')
    }
    if (idle >= TOUCH_MS) await seen(found.sessionId, found.memberId, now, language)
    const { sessionId, memberId, account, type, currency } = found
    const kind = { agent: config.agentTypes.includes(type), trial: type === config.trialType }
    // A trial account is its device's: it has no secret that its owner could show elsewhere.
    const deviceHash = kind.trial && found.deviceId !== null ? await deviceHashOf(db, found.deviceId) : undefined
    const caller = {
      sessionId,
      tokenHash: hash,
      memberId,
      account,
      type,
      currency,
      ...kind,
      ...(deviceHash === undefined ? {} : { deviceHash }),
    }
    cache.put(hash, caller, last && last < found.expiresAt ? last : found.expiresAt)
    return caller
  }

  const begin: Sessions['begin'] = async (tx, memberId, portal, ip, more = {}) => {
    const now = clock.now()
    const [id, token] = [randomId(random), randomToken(random)]
    await insertSession(tx, {
      id,
      tokenHash: hashToken(token),
      memberId,
      portal,
      ip,
      place: countryOf(ip),
      method: 'PASSWORD',
      client: UNKNOWN_CLIENT,
      authenticatedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LIFE_MS),
      ...more,
      createdAt: now,
    })
    const others = (await liveSessionsOf(tx, memberId, idleSince(), now)).filter((row) => row.id !== id)
    const surplus = others.slice(MOST_SESSIONS - 1).map((row) => row.id)
    if (surplus.length > 0) await endThose(tx, surplus, 'TOO_MANY')
    return { id, token }
  }

  return {
    callerOf: async (token, language) => {
      const hash = hashToken(token)
      return cache.get(hash) ?? load(hash, language)
    },
    begin,
    open: async (memberId, portal, ip) => (await db.transaction((tx) => begin(tx, memberId, portal, ip))).token,
    isLive: (sessionId, tokenHash) => isLiveSession(db, { id: sessionId, tokenHash }, idleSince(), clock.now()),
    endThose,
    end,
    replace: async (tx, token) => {
      const id = await openSessionOf(tx, hashToken(token))
      if (id !== undefined) await endThose(tx, [id], 'REPLACED')
    },
    leave: async ({ memberId, sessionId }, ip) => {
      await db.transaction(async (tx) => {
        await endThose(tx, [sessionId], 'LOGOUT')
        await audit.write(tx, { actor: `member:${memberId}`, action: 'SIGNED_OUT', subject: memberId, ip, details: { sessionId } })
      })
      cache.end(sessionId)
    },
    endFamily,
    endAll,
    endEverybody: async () => {
      await forgetEveryRemembered(db)
      for (let count = 0; ; ) {
        const ended = await db.transaction(async (tx) => announce(tx, await endSomeSessions(tx, AT_ONCE, clock.now()), 'EXPIRED'))
        count += ended
        if (ended < AT_ONCE) return count
      }
    },
    endOthers: async (tx, { memberId, sessionId }, reason) =>
      announce(tx, await endSessionsOf(tx, memberId, clock.now(), sessionId), reason),
    block: (memberId) =>
      db.transaction(async (tx) => {
        await members.setState(tx, memberId, 'BLOCKED')
        return endAll(tx, memberId, 'BLOCKED')
      }),
    sweep: async () => {
      const now = clock.now()
      const ended = await db.transaction(async (tx) => {
        const ids = await endIdleSessions(tx, idleSince(), now)
        await events.endSessions(tx, ids, 'EXPIRED')
        return ids
      })
      ended.forEach(cache.end)
    },
  }
}
