import type { RequestOf } from '@portico/contract/kit/call'
import type { prove } from '@portico/contract/session/own-calls'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { checkPassword } from '../kit/password.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { findSessionById, markProved } from './store.ts'

/** How long a proof counts as fresh. */
const FRESH_MS = 5 * 60_000

type Prover = Pick<Caller, 'memberId' | 'sessionId'>

/** Proofs, given again within a session, of who it is. They belong to that session alone, and are read from the database each time. */
export interface Proofs {
  /** Passes when who it is was shown in this session within the last five minutes. @throws Failure REAUTHENTICATE with `methods` */
  requireFresh(caller: Prover): Promise<void>
  /**
   * Takes the account's password as a proof. Guesses have a budget of their own in each session.
   * @throws Failure PASSWORD_WRONG | PASSWORD_LOCKED
   */
  byPassword(caller: Prover, password: string): Promise<void>
  /** Takes a proof as the contract carries it, and answers how long it counts. */
  prove(caller: Prover, request: RequestOf<typeof prove>): Promise<{ readonly freshUntil: string }>
  /** Another part has been shown a proof: a code, a passkey. */
  proved(caller: Prover): Promise<Date>
}

export const createProofs = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { members }: { readonly members: Pick<Members, 'byId' | 'guesses'> },
): Proofs => {
  const db = database.orm

  const proved: Proofs['proved'] = async ({ sessionId }) => {
    const now = clock.now()
    await markProved(db, sessionId, now)
    return new Date(now.getTime() + FRESH_MS)
  }

  const byPassword: Proofs['byPassword'] = async ({ memberId, sessionId }, password) => {
    const row = (await members.byId(memberId)) ?? refuse('NOT_LOGGED_IN')
    const guess = await members.guesses.take(row.account, `session ${sessionId}`)
    if (!(await checkPassword(row.passwordHash, password))) throw new Failure('PASSWORD_WRONG')
    await guess.right()
  }

  return {
    requireFresh: async ({ memberId, sessionId }) => {
      const row = await findSessionById(db, sessionId)
      if (!row || row.endedAt || row.memberId !== memberId) throw new Failure('SESSION_EXPIRED')
      if (clock.now().getTime() - row.authenticatedAt.getTime() > FRESH_MS) throw new Failure('REAUTHENTICATE', { methods: ['PASSWORD'] })
    },
    byPassword: async (caller, password) => {
      await byPassword(caller, password)
      await proved(caller)
    },
    prove: async (caller, { password }) => {
      await byPassword(caller, password)
      return { freshUntil: (await proved(caller)).toISOString() }
    },
    proved,
  }
}
