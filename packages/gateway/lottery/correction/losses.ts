import { payoutParts } from '@portico/commission/wagering/bet'
import type { Units } from '@portico/contract/kit/money'
import type { Queryable } from '../../db/open.ts'
import { balancesOf, cashOf } from '../../ledger/index.ts'
import type { BonusPurse } from '../../turnover/index.ts'
import { CODES, paidFor, type Settlement } from '../settling/settlement.ts'
import type { BetToSettle } from '../settling/settle-store.ts'

/** Where bonus money of a bet goes today. */
export type BonusTargets = Pick<BonusPurse, 'targetsOf'>

interface Net {
  readonly currency: string
  cash: Units
  /** By the bonus that had a part in the stakes. */
  readonly bonus: Map<string, Units>
}

/** What of the change of a bet its bonus had a part in. */
const bonusPart = ({ stake, bonus, before }: BetToSettle, after: Settlement): Units => {
  if (!bonus) return 0n
  const partOf = (amount: Units) => payoutParts({ stake, bonusStake: bonus.stake }, amount).bonus
  return CODES.reduce(
    // A rebate is cash, whatever was staked.
    (sum, code) => (code === 'REBATE' ? sum : sum + partOf(paidFor(code, after)) - (before ? partOf(paidFor(code, before)) : 0n)),
    0n,
  )
}

/** Adds up what an outcome would take from members' cash and is not there: bonus money never owes, the house bears what is missing of it. */
export const createLosses = (purse: BonusTargets) => {
  const nets = new Map<string, Net>()
  return {
    add: (bet: BetToSettle, after: Settlement, change: Units): void => {
      const { memberId, currency, bonus } = bet
      const net = nets.get(memberId) ?? { currency, cash: 0n, bonus: new Map<string, Units>() }
      nets.set(memberId, net)
      const part = bonusPart(bet, after)
      net.cash += change - part
      if (bonus) net.bonus.set(bonus.id, (net.bonus.get(bonus.id) ?? 0n) + part)
    },

    /** What would be owed, and how many would owe. */
    shortOf: async (queryable: Queryable): Promise<{ readonly receivable: Units; readonly owing: number }> => {
      const targetOf = await purse.targetsOf(
        queryable,
        [...nets.values()].flatMap(({ bonus }) => [...bonus.keys()]),
      )
      const losing = [...nets].flatMap(([memberId, { currency, cash, bonus }]) => {
        // What became cash is cash.
        const net = [...bonus].reduce((sum, [id, part]) => (targetOf(id) === 'cash' ? sum + part : sum), cash)
        return net < 0n ? [{ cash: cashOf(memberId, currency), net }] : []
      })
      const balanceOf = await balancesOf(
        queryable,
        losing.map(({ cash }) => cash),
      )
      const short = losing.map(({ cash, net }) => -net - (balanceOf(cash) ?? 0n)).filter((amount) => amount > 0n)
      return { receivable: short.reduce((total, amount) => total + amount, 0n), owing: short.length }
    },
  }
}
