import type { Units } from '@portico/contract/kit/money'
import type { Queryable } from '../db/open.ts'
import { balanceAtVendors, balancesOf, cashOf, lockedOf } from '../ledger/index.ts'
import type { Owner } from './store.ts'

/** What a member has without what is staked and without bonus money: cash, what is set aside for plans, and wallets at vendors. */
export const leftOf = async (queryable: Queryable, { memberId, currency }: Owner): Promise<Units> => {
  const accounts = [cashOf(memberId, currency), lockedOf(memberId, currency)]
  const balanceOf = await balancesOf(queryable, accounts)
  const atVendors = await balanceAtVendors(queryable, memberId, currency)
  return accounts.reduce((sum, account) => sum + (balanceOf(account) ?? 0n), atVendors)
}
