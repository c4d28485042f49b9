import type { FailureCode } from '@portico/contract/kit/failure'
import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import type { Queryable } from '../db/open.ts'
import { writeSetting } from '../db/settings.ts'
import type { Platform } from '../platform.ts'
import { type Debit, readPlayRefusal } from './store.ts'

/** Where the database reads which type of account plays for show. */
export const TRIAL_TYPE = 'eligibility.trial-type'

export interface Eligibility {
  /**
   * Asked in the transaction of every debit for play, whatever the session says: a session may outlive what it was opened for. The statement
   * that places bets asks the same function of the database by itself.
   * @throws Failure ACCOUNT_BLOCKED | NEED_TRUE_ACCOUNT
   */
  playAllowed(db: Queryable, debit: Debit): Promise<void>
  start(): Promise<void>
}

export const createEligibility = ({ database: { orm } }: Pick<Platform, 'database'>, config: Pick<Config, 'trialType'>): Eligibility => ({
  playAllowed: async (db, debit) => {
    const code = await readPlayRefusal(db, debit)
    if (code !== null) throw new Failure(code as FailureCode)
  },
  start: () => writeSetting(orm, TRIAL_TYPE, config.trialType),
})
