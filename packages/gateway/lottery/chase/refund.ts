import type { Units } from '@portico/contract/kit/money'
import { derivedId } from '../../db/canonical.ts'
import type { Tx } from '../../db/open.ts'
import { cashOf, houseOf, type Ledger, lockedOf } from '../../ledger/index.ts'
import { holdOpen, markCancelled } from '../bets/cancel-store.ts'
import { releaseExposure } from '../limits/headroom.ts'
import { changeLine, type LineWithBet, type PlanRow, type Reason, unlockLines } from './store.ts'

export interface Refund {
  readonly amount: Units
  /** Cash after it; undefined when nothing moved. */
  readonly balance?: Units | undefined
}

/** Refunds stakes of a plan. The caller holds the plan's row. */
export const createRefunds = (ledger: Ledger) => {
  /** Unlocks pending lines. */
  const unlock = async (tx: Tx, plan: PlanRow, numeros: readonly string[], reason: Reason, at: Date): Promise<Refund> => {
    const [first] = numeros
    if (first === undefined) return { amount: 0n }
    const amount = await unlockLines(tx, plan.id, numeros, reason, at)
    if (amount === 0n) return { amount }
    const { creditAfter } = await ledger.transfer(tx, {
      id: derivedId(plan.id, 'RELEASE', first),
      debit: lockedOf(plan.memberId, plan.currency),
      credit: cashOf(plan.memberId, plan.currency),
      amount,
      code: 'RELEASE',
      ref: plan.id,
      product: plan.gameCode,
      at,
    })
    return { amount, balance: creditAfter ?? undefined }
  }

  /** Cancels a placed line's bet while its issue takes bets; nothing moves when it is sealed. */
  const cancelBet = async (tx: Tx, plan: PlanRow, { line, bet }: LineWithBet, reason: Reason, at: Date): Promise<Refund> => {
    if (!bet || bet.state !== 'WAITING' || !(await holdOpen(tx, bet.issueId, at))) return { amount: 0n }
    const amount = await markCancelled(tx, bet.id, at)
    if (amount === undefined) return { amount: 0n }
    await changeLine(tx, plan.id, line.numero, { state: 'RELEASED', reason, changedAt: at })
    const { creditAfter } = await ledger.transfer(tx, {
      id: derivedId(bet.id, 'CANCEL'),
      debit: houseOf('house:gaming', plan.currency),
      credit: cashOf(plan.memberId, plan.currency),
      amount,
      code: 'REFUND',
      ref: bet.id,
      product: plan.gameCode,
      at,
    })
    const { memberId, currency, play } = plan
    await releaseExposure(tx, [{ issueId: bet.issueId, memberId, currency, play, stake: line.stake, maxPayout: line.maxPayout }])
    return { amount, balance: creditAfter ?? undefined }
  }

  return {
    unlock,
    /** Refunds whatever of these lines is not sealed. */
    unsealed: async (tx: Tx, plan: PlanRow, lines: readonly LineWithBet[], reason: Reason, at: Date): Promise<Refund> => {
      const pending = lines.filter(({ line }) => line.state === 'PENDING').map(({ line }) => line.numero)
      let refund = await unlock(tx, plan, pending, reason, at)
      for (const each of lines.filter(({ line }) => line.state === 'PLACED')) {
        const cancelled = await cancelBet(tx, plan, each, reason, at)
        refund = { amount: refund.amount + cancelled.amount, balance: cancelled.balance ?? refund.balance }
      }
      return refund
    },
  }
}
export type Refunds = ReturnType<typeof createRefunds>
