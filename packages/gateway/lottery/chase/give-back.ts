import type { Units } from '@portico/contract/kit/money'
import { derivedId } from '../../db/canonical.ts'
import type { Tx } from '../../db/open.ts'
import { cashOf, houseOf, type Ledger, lockedOf } from '../../ledger/index.ts'
import { holdOpen, markCancelled } from '../bets/cancel-store.ts'
import { releaseExposure } from '../limits/room.ts'
import { changeLine, type LineWithBet, type PlanRow, type Reason, releaseLines } from './store.ts'

export interface Given {
  readonly amount: Units
  /** Cash after it; undefined when nothing moved. */
  readonly balance?: Units | undefined
}

/** Gives stakes of a plan back. The caller holds the plan's row. */
export const createGiveBack = (ledger: Ledger) => {
  /** Unlocks pending lines. */
  const release = async (tx: Tx, plan: PlanRow, numeros: readonly string[], reason: Reason, at: Date): Promise<Given> => {
    const [first] = numeros
    if (first === undefined) return { amount: 0n }
    const amount = await releaseLines(tx, plan.id, numeros, reason, at)
    if (amount === 0n) return { amount }
    const { creditAfter } = await ledger.transfer(tx, {
      id: derivedId(plan.id, 'RELEASE', first),
      debit: lockedOf(plan.memberId, plan.currency),
      credit: cashOf(plan.memberId, plan.currency),
      amount,
      code: 'RELEASE',
      ref: plan.id,
      at,
    })
    return { amount, balance: creditAfter ?? undefined }
  }

  /** Takes a placed line's bet back while its issue takes bets; nothing moves when it is sealed. */
  const takeBack = async (tx: Tx, plan: PlanRow, { line, bet }: LineWithBet, reason: Reason, at: Date): Promise<Given> => {
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
      at,
    })
    const { memberId, currency, play } = plan
    await releaseExposure(tx, [{ issueId: bet.issueId, memberId, currency, play, stake: line.stake, maxPayout: line.maxPayout }])
    return { amount, balance: creditAfter ?? undefined }
  }

  return {
    release,
    /** Gives back whatever of these lines is not sealed. */
    unsealed: async (tx: Tx, plan: PlanRow, lines: readonly LineWithBet[], reason: Reason, at: Date): Promise<Given> => {
      const pending = lines.filter(({ line }) => line.state === 'PENDING').map(({ line }) => line.numero)
      let given = await release(tx, plan, pending, reason, at)
      for (const each of lines.filter(({ line }) => line.state === 'PLACED')) {
        const taken = await takeBack(tx, plan, each, reason, at)
        given = { amount: given.amount + taken.amount, balance: taken.balance ?? given.balance }
      }
      return given
    },
  }
}
export type GiveBack = ReturnType<typeof createGiveBack>
