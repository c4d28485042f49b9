import { hash as digest } from 'node:crypto'
import type { Queryable } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { Platform } from '../platform.ts'
import { forgetGuesses, uncountGuess, lockedUntil, takeGuess } from './guess-store.ts'
import type { MemberRow } from './store.ts'

/** One guess at a password, counted before it is judged: guesses at other instances must see it. */
export interface Guess {
  /** How many there have been in a row with this one. */
  readonly count: number
  /** It was none after all. */
  uncount(): Promise<void>
  /** It was right: the count begins anew. */
  right(): Promise<void>
}

/**
 * Every name has a budget of guesses at its password, at all instances and wherever a password is asked for, whether it is an account or
 * not. The address of an account's last login has one of its own, so that whoever guesses from elsewhere does not lock the owner out.
 */
export interface Guesses {
  /** @throws Failure PASSWORD_LOCKED with `retryAfter` */
  take(name: string, ip: string, row: Pick<MemberRow, 'lastLoginIp'> | undefined): Promise<Guess>
  /** Begins anew for an account whose password somebody else has set. */
  forget(db: Queryable, row: Pick<MemberRow, 'account' | 'lastLoginIp'>): Promise<void>
}

const budgetOf = (name: string, knownIp?: string): string =>
  digest('sha256', knownIp === undefined ? name.toLowerCase() : `${name.toLowerCase()}\n${knownIp}`, 'base64url')

export const createGuesses = ({ database, clock }: Pick<Platform, 'database' | 'clock'>): Guesses => {
  const db = database.orm
  return {
    take: async (name, ip, row) => {
      const hash = row?.lastLoginIp === ip ? budgetOf(name, ip) : budgetOf(name)
      const now = clock.now()
      const count = await takeGuess(db, hash, now)
      if (count === undefined) {
        const left = ((await lockedUntil(db, hash))?.getTime() ?? 0) - now.getTime()
        throw new Failure('PASSWORD_LOCKED', { retryAfter: Math.max(1, Math.ceil(left / 1000)) })
      }
      return { count, uncount: () => uncountGuess(db, hash), right: () => forgetGuesses(db, [hash]) }
    },
    forget: (queryable, { account, lastLoginIp }) =>
      forgetGuesses(queryable, [budgetOf(account), ...(lastLoginIp === null ? [] : [budgetOf(account, lastLoginIp)])]),
  }
}
