import { hash as digest } from 'node:crypto'
import type { Queryable } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { Platform } from '../platform.ts'
import { forgetGuesses, forgiveRow, nextGuessAt, settleGuess, takeGuess, uncountGuess } from './guess-store.ts'

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
 * Every name has a budget of ten guesses an hour at its password, at all instances and wherever a password is asked for, whether it is an
 * account or not. A known device of the account, and a session of it, have one of their own, so that whoever guesses from elsewhere does not lock the owner out.
 */
export interface Guesses {
  /**
   * @param own names the known device or the session that guesses; absent for strangers
   * @throws Failure PASSWORD_LOCKED with `retryAfter`
   */
  take(name: string, own?: string): Promise<Guess>
  /** Begins anew for an account whose password somebody else has set, and for these of its devices. */
  forget(db: Queryable, account: string, own: readonly string[]): Promise<void>
}

const budgetOf = (name: string, own?: string): string =>
  digest('sha256', own === undefined ? name.toLowerCase() : `${name.toLowerCase()}\n${own}`, 'base64url')

export const createGuesses = ({ database, clock }: Pick<Platform, 'database' | 'clock'>): Guesses => {
  const db = database.orm
  return {
    take: async (name, own) => {
      const hash = budgetOf(name, own)
      const at = clock.now()
      const count = await takeGuess(db, hash, at)
      if (count === undefined) {
        const left = (await nextGuessAt(db, hash, at)).getTime() - at.getTime()
        throw new Failure('PASSWORD_LOCKED', { retryAfter: Math.max(1, Math.ceil(left / 1000)) })
      }
      return {
        count,
        uncount: () => uncountGuess(db, hash, at),
        right: async () => {
          await settleGuess(db, hash, at)
          // The owner is here: strangers may be judged again, within what their hour has left.
          if (own !== undefined) await forgiveRow(db, budgetOf(name))
        },
      }
    },
    forget: async (queryable, account, own) => {
      for (const each of [undefined, ...own]) await forgetGuesses(queryable, budgetOf(account, each))
    },
  }
}
