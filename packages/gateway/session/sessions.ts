import { hash as digest } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Tx } from '../db/open.ts'
import type { EndReason } from '../ports/events.ts'
import { Failure } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { markSeen, type Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId, randomToken } from '../ports/random.ts'
import {
  endIdleSessions,
  endSession,
  endSessionsOf,
  forgetRemembered,
  insertSession,
  isLiveSession,
  type Portal,
  sessionFinder,
  touchSession,
} from './store.ts'

export const IDLE_MS = 30 * 60_000
const CACHE_MS = 2_000
const TOUCH_MS = 60_000
const MOST_CACHED = 20_000

export const hashToken = (token: string): string => digest('sha256', token, 'base64url')

export interface Sessions {
  /**
   * The caller behind a token.
   * @throws Failure NOT_LOGGED_IN for an unknown token, SESSION_EXPIRED for one that has ended or idled out
   */
  callerOf(token: string): Promise<Caller>
  /** Opens a session and returns its token, which is kept nowhere. */
  open(memberId: string, portal: Portal, ip: string): Promise<string>
  /** Whether it has neither ended nor idled out, and its member is not blocked. */
  isLive(sessionId: string): Promise<boolean>
  /** Ends a session and its sockets, at every instance. */
  end(sessionId: string, reason: EndReason): Promise<void>
  /** Shuts an account out: its sessions and their sockets end at every instance, and it opens no more. Answers how many ended. */
  block(memberId: string): Promise<number>
  /** Ends every session of an account, its sockets at every instance, and the cookies that would open another. Answers how many ended. */
  endAll(tx: Tx, memberId: string, reason: EndReason): Promise<number>
  /** Ends the sessions that have idled out without another call. */
  sweep(): Promise<void>
}

interface CachedCaller {
  readonly caller: Caller
  readonly until: number
}

export const createSessions = (
  platform: Pick<Platform, 'database' | 'clock' | 'random' | 'events'>,
  { config, members }: { config: Pick<Config, 'agentTypes' | 'trialType'>; members: Pick<Members, 'setState'> },
): Sessions => {
  const { clock, random, events } = platform
  const db = platform.database.orm
  const findSession = sessionFinder(db)
  const cache = new Map<string, CachedCaller>()

  const forget = (sessionId: string) => {
    for (const [hash, { caller }] of cache) if (caller.sessionId === sessionId) cache.delete(hash)
  }

  // Wherever it ended. A call that found it open just before may keep it again, for as long as anything is kept.
  events.onSessionEnd(forget)

  const end: Sessions['end'] = async (sessionId, reason) => {
    await db.transaction(async (tx) => {
      if (await endSession(tx, sessionId, clock.now())) await events.endSessions(tx, [sessionId], reason)
    })
    forget(sessionId)
  }

  const endAll: Sessions['endAll'] = async (tx, memberId, reason) => {
    const ids = await endSessionsOf(tx, memberId, clock.now())
    await forgetRemembered(tx, memberId)
    await events.endSessions(tx, ids, reason)
    return ids.length
  }

  const seen = async (sessionId: string, memberId: string, at: Date): Promise<void> => {
    await touchSession(db, sessionId, at)
    await markSeen(db, memberId, at)
  }

  const load = async (hash: string): Promise<Caller> => {
    const found = await findSession(hash)
    if (!found) throw new Failure('NOT_LOGGED_IN')
    if (found.endedAt) throw new Failure('SESSION_EXPIRED')
    const now = clock.now()
    const idle = now.getTime() - found.lastSeenAt.getTime()
    if (found.state === 'BLOCKED' || idle >= IDLE_MS) {
      await end(found.sessionId, found.state === 'BLOCKED' ? 'BLOCKED' : 'EXPIRED')
      throw new Failure('SESSION_EXPIRED')
    }
    if (idle >= TOUCH_MS) await seen(found.sessionId, found.memberId, now)
    const { sessionId, memberId, account, type, currency } = found
    const kind = { agent: config.agentTypes.includes(type), trial: type === config.trialType }
    const caller = { sessionId, memberId, account, type, currency, ...kind }
    if (cache.size >= MOST_CACHED) cache.clear()
    cache.set(hash, { caller, until: now.getTime() + CACHE_MS })
    return caller
  }

  return {
    callerOf: async (token) => {
      const hash = hashToken(token)
      const known = cache.get(hash)
      return known && known.until > clock.now().getTime() ? known.caller : load(hash)
    },
    open: async (memberId, portal, ip) => {
      const token = randomToken(random)
      await insertSession(db, { id: randomId(random), tokenHash: hashToken(token), memberId, portal, ip, at: clock.now() })
      return token
    },
    isLive: (sessionId) => isLiveSession(db, sessionId, new Date(clock.now().getTime() - IDLE_MS)),
    end,
    endAll,
    block: (memberId) =>
      db.transaction(async (tx) => {
        await members.setState(tx, memberId, 'BLOCKED')
        return endAll(tx, memberId, 'BLOCKED')
      }),
    sweep: async () => {
      const now = clock.now()
      const ended = await db.transaction(async (tx) => {
        const ids = await endIdleSessions(tx, new Date(now.getTime() - IDLE_MS), now)
        await events.endSessions(tx, ids, 'EXPIRED')
        return ids
      })
      ended.forEach(forget)
    },
  }
}
