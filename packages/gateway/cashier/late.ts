import type { Control } from '../control/index.ts'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { cashOf, findAccount, lockAccount } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { type DepositRow, mayBePaid, waitingAmount } from './store.ts'

/**
 * Whether money that has come for a deposit fits what its owner has set. What was cancelled, declined or has run out no longer took room, so that another
 * could be begun in its place: paid after all, both would pass the limit. One that waits was counted when it was begun.
 */
export type HasRoom = (tx: Tx, deposit: DepositRow) => Promise<boolean>

export const createHasRoom =
  ({ clock }: Pick<Platform, 'clock'>, { depositAllowed }: Pick<Control, 'depositAllowed'>): HasRoom =>
  async (tx, deposit) => {
    const now = clock.now()
    if (mayBePaid(deposit, now)) return true
    const { memberId, currency, amount } = deposit
    const account = await findAccount(tx, cashOf(memberId, currency))
    // As when one is begun: nothing else of the account moves meanwhile.
    if (account) await lockAccount(tx, account.id)
    try {
      await depositAllowed(tx, { memberId, currency }, { amount, waiting: await waitingAmount(tx, memberId, currency, now) })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      // Who has taken a break meanwhile gets what they paid, and may withdraw it.
      return error.code !== 'DEPOSIT_LIMIT_REACHED'
    }
    return true
  }
