import { hash as digest } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Hub } from '../events/hub.ts'
import { Failure } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { markSeen } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId, randomToken } from '../ports/chance.ts'
import { endIdleSessions, endSession, insertSession, type Portal, sessionFinder, touchSession } from './store.ts'

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
  /** Ends a session and its sockets. */
  end(sessionId: string, reason: 'LOGOUT' | 'EXPIRED' | 'BLOCKED'): Promise<void>
  /** Ends the sessions that have idled out without another call. */
  sweep(): Promise<void>
}

interface Remembered {
  readonly caller: Caller
  readonly until: number
}

export const createSessions = (
  platform: Pick<Platform, 'database' | 'clock' | 'chance'>,
  { config, hub }: { config: Pick<Config, 'agentTypes' | 'trialType'>; hub: Hub },
): Sessions => {
  const { clock, chance } = platform
  const db = platform.database.orm
  const findSession = sessionFinder(db)
  const cache = new Map<string, Remembered>()

  const forget = (sessionId: string) => {
    for (const [hash, { caller }] of cache) if (caller.sessionId === sessionId) cache.delete(hash)
  }

  const end: Sessions['end'] = async (sessionId, reason) => {
    forget(sessionId)
    await endSession(db, sessionId, clock.now())
    // A call that was under way may have cached it again meanwhile.
    forget(sessionId)
    hub.endSession(sessionId, reason)
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
      const token = randomToken(chance)
      await insertSession(db, { id: randomId(chance), tokenHash: hashToken(token), memberId, portal, ip, at: clock.now() })
      return token
    },
    end,
    sweep: async () => {
      const now = clock.now()
      for (const sessionId of await endIdleSessions(db, new Date(now.getTime() - IDLE_MS), now)) {
        forget(sessionId)
        hub.endSession(sessionId, 'EXPIRED')
      }
    },
  }
}
