import { formatUnits, type Units } from '@portico/contract/kit/money'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { BonusPurse } from './bonus-purse.ts'
import type { Owner } from './store.ts'

/** @throws Failure BONUS_MAX_BET with the highest stake that is allowed */
export const checkMaxBet = (maxBet: Units | null, lines: readonly { readonly stake: Units }[]): void => {
  if (maxBet !== null && lines.some(({ stake }) => stake > maxBet)) throw new Failure('BONUS_MAX_BET', { remaining: formatUnits(maxBet) })
}

/** Whether an active bonus of the member allows a stake, from whichever money. @throws Failure BONUS_MAX_BET */
export const stakeAllowed =
  (purse: Pick<BonusPurse, 'standing'>) =>
  async (tx: Tx, { stake, ...owner }: Owner & { readonly stake: Units }): Promise<void> =>
    checkMaxBet((await purse.standing(tx, owner))?.maxBet ?? null, [{ stake }])
