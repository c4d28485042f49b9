import type { ResponseOf } from '@portico/contract/kit/call'
import { freeOf } from '@portico/commission/wagering/player'
import { toMoney, type Units } from '@portico/contract/kit/money'
import type { walletParts } from '@portico/contract/withdrawal/calls'
import { refuse } from '../failure.ts'
import { balancesOf, cashOf, lockedOf, pendingOf, receivableOf } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { openBets } from '../reports/index.ts'
import type { BonusPurse, Turnover } from '../turnover/index.ts'

/** Where a member's money is. @throws Failure NEED_TRUE_ACCOUNT */
export const createParts =
  ({ database, clock }: Pick<Platform, 'database' | 'clock'>, turnover: Pick<Turnover, 'standing'>, purse: Pick<BonusPurse, 'left'>) =>
  async (owner: { readonly memberId: string; readonly currency: string }): Promise<ResponseOf<typeof walletParts>> => {
    const { memberId, currency } = owner
    const [cash, locked, pending, owed] = [cashOf, lockedOf, pendingOf, receivableOf].map((of) => of(memberId, currency))
    const balanceOf = await balancesOf(database.orm, [cash!, locked!, pending!, owed!])
    const balance = balanceOf(cash!) ?? refuse('NEED_TRUE_ACCOUNT')
    const { toBet } = await turnover.standing(owner)
    const bonus = await purse.left(owner)
    const bets = await openBets(database.orm, owner)
    const money = (units: Units | undefined) => toMoney(units ?? 0n, currency)
    return {
      free: money(freeOf(balance + (balanceOf(owed!) ?? 0n), toBet)),
      ...(bonus === null ? {} : { bonus: money(bonus) }),
      openBets: { count: bets.count, stake: money(bets.stake) },
      setAside: money(balanceOf(locked!)),
      onItsWay: money(balanceOf(pending!)),
      owed: money(-(balanceOf(owed!) ?? 0n)),
      serverNow: clock.now().toISOString(),
    }
  }
