import type { Call } from '@portico/contract/kit/call'
import { mayAsk } from '@portico/contract/operator/roles'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import { hashToken } from '../kit/hash-token.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { endSession, endSessionsOf, findSession, insertSession, sweepSessions, touchSession } from './session-store.ts'

const IDLE_MS = 60 * 60_000
const LIFE_MS = 8 * 60 * 60_000
/** So often at most it is written down that a session was used. */
const TOUCH_MS = 60_000

/** Who is logged in at the desk: an hour idle, eight in all. */
export interface DeskSessions {
  open(tx: Tx, person: string): Promise<{ readonly token: string; readonly endsAt: Date }>
  /** The name behind a token, who may ask the call. @throws Failure OPERATOR_KEY_WRONG | OPERATOR_ROLE_WRONG */
  personOf(token: string, row: Pick<Call, 'desk' | 'method'>): Promise<string>
  end(token: string): Promise<void>
  endAll(tx: Tx, person: string): Promise<void>
  sweep(tx: Tx): Promise<void>
  /** What a session must have been seen after, and end after, to go on. */
  bounds(): { readonly now: Date; readonly seenAfter: Date }
}

export const createDeskSessions = ({ database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>): DeskSessions => {
  const db = database.orm
  const bounds = () => ({ now: clock.now(), seenAfter: new Date(clock.now().getTime() - IDLE_MS) })
  return {
    open: async (tx, person) => {
      const [token, now] = [randomToken(random), clock.now()]
      const endsAt = new Date(now.getTime() + LIFE_MS)
      await insertSession(tx, { tokenHash: hashToken(token), person, openedAt: now, seenAt: now, endsAt })
      return { token, endsAt }
    },
    personOf: async (token, row) => {
      const found = (await findSession(db, hashToken(token), bounds())) ?? refuse('OPERATOR_KEY_WRONG')
      if (!mayAsk(found.role, row)) throw new Failure('OPERATOR_ROLE_WRONG')
      const now = clock.now()
      if (now.getTime() - found.seenAt.getTime() >= TOUCH_MS) await touchSession(db, hashToken(token), now)
      return found.name
    },
    end: (token) => endSession(db, hashToken(token)),
    endAll: endSessionsOf,
    sweep: (tx) => sweepSessions(tx, bounds()),
    bounds,
  }
}
