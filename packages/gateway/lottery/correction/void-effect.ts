import type { Units } from '@portico/contract/kit/money'
import type { Queryable } from '../../db/open.ts'
import { balancesOf, cashOf } from '../../ledger/index.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import { differences, voidSettlement } from '../settling/settlement.ts'
import { type SettleCursor, readBehind } from '../settling/settle-store.ts'

const PAGE = 2_000

export interface VoidEffect {
  /** Bets on the issue that are not void yet. */
  readonly bets: number
  /** Stakes given back, and prizes and rebates clawed back. */
  readonly refunded: Units
  readonly clawedBack: Units
  /** The part of what is clawed back that cash does not hold, and how many accounts owe it. */
  readonly receivable: Units
  readonly owing: number
}

/** What calling the issue off would do to its bets as they stand. Reads only. */
export const voidEffectOf = async (queryable: Queryable, issue: IssueRow): Promise<VoidEffect> => {
  const outcome = { ...issue, state: 'VOID' as const, result: null, resultVersion: issue.resultVersion + 1 }
  const sum = { bets: 0, refunded: 0n, clawedBack: 0n }
  const nets = new Map<string, { readonly currency: string; readonly net: Units }>()
  let after: SettleCursor | undefined
  do {
    const page = await readBehind(queryable, outcome, after, PAGE)
    for (const bet of page) {
      const moves = differences(bet.before, voidSettlement(bet))
      sum.bets++
      for (const [, amount] of moves) {
        if (amount > 0n) sum.refunded += amount
        else sum.clawedBack -= amount
        nets.set(bet.memberId, { currency: bet.currency, net: (nets.get(bet.memberId)?.net ?? 0n) + amount })
      }
    }
    after = page.at(-1)
  } while (after !== undefined)
  const losing = [...nets].flatMap(([memberId, { currency, net }]) => (net < 0n ? [{ cash: cashOf(memberId, currency), net }] : []))
  const balanceOf = await balancesOf(
    queryable,
    losing.map(({ cash }) => cash),
  )
  const short = losing.map(({ cash, net }) => -net - (balanceOf(cash) ?? 0n)).filter((amount) => amount > 0n)
  return { ...sum, receivable: short.reduce((total, amount) => total + amount, 0n), owing: short.length }
}
