import type { RequestOf } from '@portico/contract/kit/call'
import type { recordTotals } from '@portico/contract/records/calls'
import type { Queryable } from '../db/open.ts'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { type AccountFilter, cashOf, daySums, findAccount } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { requestedDays } from './days.ts'
import type { Rows } from './rows.ts'

export type Owner = Pick<Caller, 'memberId' | 'currency'>
export type Filter = RequestOf<typeof recordTotals>

/** What was played in days. */
export const playedIn = async (db: Queryable, { accountId, from, to, timeZone }: AccountFilter): Promise<string[]> =>
  (await daySums(db, { accountId, from, to, timeZone }, ['product'])).map(({ product }) => product).filter((product) => product !== '')

/**
 * The filter of a request on the member's main wallet. Of a kind that no game moves, the product is known to be none; a vendor stands for
 * those of its games that were played in the days.
 * @throws Failure NEED_TRUE_ACCOUNT, RECORD_DAYS
 */
export const walletFilter = async (
  { database, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>,
  { codesOf, vendorsOf }: Pick<Rows, 'codesOf' | 'vendorsOf'>,
  { memberId, currency }: Owner,
  { kind, product, vendor, ...days }: Filter,
): Promise<AccountFilter> => {
  const { timeZone } = brand
  const account = (await findAccount(database.orm, cashOf(memberId, currency))) ?? refuse('NEED_TRUE_ACCOUNT')
  const aboutNoGame = kind === 'DEPOSIT' || kind === 'WITHDRAWAL' || kind === 'TRANSFER' || kind === 'BONUS'
  const filter = {
    accountId: account.id,
    ...requestedDays(days, { now: clock.now(), timeZone }),
    timeZone,
    codes: kind && codesOf(kind),
    product: aboutNoGame ? (product ?? '') : product,
  }
  if (vendor === undefined) return filter
  const played = await playedIn(database.orm, filter)
  const vendors = await vendorsOf(played)
  return { ...filter, products: played.filter((each) => vendors.get(each)?.vendor === vendor) }
}
