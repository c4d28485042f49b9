import type { RequestOf } from '@portico/contract/kit/call'
import type { recordTotals } from '@portico/contract/records/calls'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { type AccountFilter, cashOf, findAccount } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { requestedDays } from './days.ts'
import type { Rows } from './rows.ts'

export type Owner = Pick<Caller, 'memberId' | 'currency'>
export type Filter = RequestOf<typeof recordTotals>

/**
 * The filter of a request on the member's main wallet. Of a kind that no game moves, the product is known to be none.
 * @throws Failure NEED_TRUE_ACCOUNT, RECORD_DAYS
 */
export const walletFilter = async (
  { database, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>,
  { codesOf }: Pick<Rows, 'codesOf'>,
  { memberId, currency }: Owner,
  { kind, product, ...days }: Filter,
): Promise<AccountFilter> => {
  const { timeZone } = brand
  const account = (await findAccount(database.orm, cashOf(memberId, currency))) ?? refuse('NEED_TRUE_ACCOUNT')
  const aboutNoGame = kind === 'DEPOSIT' || kind === 'WITHDRAWAL' || kind === 'TRANSFER' || kind === 'BONUS'
  return {
    accountId: account.id,
    ...requestedDays(days, { now: clock.now(), timeZone }),
    timeZone,
    codes: kind && codesOf(kind),
    product: aboutNoGame ? (product ?? '') : product,
  }
}
