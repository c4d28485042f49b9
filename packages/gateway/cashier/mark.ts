import { toMoney } from '@portico/contract/kit/money'
import type { Tx } from '../db/open.ts'
import type { Platform } from '../platform.ts'
import { changeDeposit, type DepositRow } from './store.ts'

/** Puts a deposit into another state in which no money moves, and tells its member. */
export const createMark =
  ({ clock, events }: Pick<Platform, 'clock' | 'events'>) =>
  async (tx: Tx, deposit: DepositRow, change: Partial<DepositRow> & Pick<DepositRow, 'state'>): Promise<DepositRow> => {
    const whole = { ...change, changedAt: clock.now() }
    await changeDeposit(tx, deposit.id, whole)
    const { id: depositId, memberId, amount, currency } = deposit
    await events.notify(tx, memberId, 'deposit.changed', { depositId, state: change.state, amount: toMoney(amount, currency) })
    await events.notify(tx, memberId, 'waiting.changed', {})
    return { ...deposit, ...whole }
  }

export type Mark = ReturnType<typeof createMark>
