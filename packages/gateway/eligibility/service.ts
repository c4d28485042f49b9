import type { FailureCode } from '@portico/contract/kit/failure'
import type { Config } from '../config.ts'
import { Failure, type FailureDetail } from '../failure.ts'
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
   * @throws Failure ACCOUNT_BLOCKED | NEED_TRUE_ACCOUNT | SELF_EXCLUDED | PLAY_PAUSED | PRODUCT_BLOCKED | REALITY_CHECK_DUE | STAKE_LIMIT_REACHED |
   * LOSS_LIMIT_REACHED | TIME_LIMIT_REACHED
   */
  playAllowed(db: Queryable, debit: Debit): Promise<void>
  start(): Promise<void>
}

export interface EligibilityDeps {
  readonly config: Pick<Config, 'trialType'>
  /** What a refusal is told beside its code. */
  readonly explain: (db: Queryable, debit: Debit, code: FailureCode) => Promise<FailureDetail>
}

export const createEligibility = (
  { database: { orm } }: Pick<Platform, 'database'>,
  { config, explain }: EligibilityDeps,
): Eligibility => ({
  playAllowed: async (db, debit) => {
    const code = await readPlayRefusal(db, debit)
    if (code !== null) throw new Failure(code as FailureCode, await explain(db, debit, code as FailureCode))
  },
  start: async () => {
    await writeSetting(orm, TRIAL_TYPE, config.trialType)
  },
})
