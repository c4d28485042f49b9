import type { HearPayout } from '../cashier/index.ts'
import type { Platform } from '../platform.ts'
import { isUndecided, type Outcomes } from './outcome.ts'
import type { Tx } from '../db/open.ts'
import { changeWithdrawal, lockWithdrawal, type WithdrawalRow } from './store.ts'

/** What a provider's notice makes of a payout, in whatever order and however often it comes. The same again changes nothing. */
export const createHearPayout = ({ log }: Pick<Platform, 'log'>, { paid, refused, returned, puzzle }: Outcomes): HearPayout => {
  /** Told by a person or an answer that named no reference, it has the one that is named first. */
  const paidAgain = async (tx: Tx, row: WithdrawalRow, word: { readonly providerRef: string; readonly whole: boolean }): Promise<void> => {
    if (row.providerRef !== null && row.providerRef !== word.providerRef) return puzzle(tx, row, 'SECOND_PAYMENT')
    if (!word.whole) return puzzle(tx, row, 'OTHER_AMOUNT')
    if (row.providerRef === null) await changeWithdrawal(tx, row.id, { providerRef: word.providerRef })
  }

  return async (tx, provider, { payoutId, providerRef, amount, currency, outcome, reason }) => {
    const row = await lockWithdrawal(tx, payoutId)
    if (!row || row.provider !== provider.name) {
      log.warn({ payoutId, provider: provider.name, outcome }, 'a notice names a payout that there is not')
      return
    }
    const whole = amount === row.amount - row.fee && currency === row.currency
    if (outcome === 'PAID') {
      if (isUndecided(row)) return whole ? void (await paid(tx, row, providerRef)) : puzzle(tx, row, 'OTHER_AMOUNT')
      if (row.state === 'PAID') return paidAgain(tx, row, { providerRef, whole })
      return puzzle(tx, row, row.state === 'REJECTED' ? 'PAID_AFTER_REFUND' : 'PAID_UNSENT')
    }
    if (outcome === 'DECLINED') {
      if (isUndecided(row)) return void (await refused(tx, row, reason ?? null))
      return row.state === 'PAID' ? puzzle(tx, row, 'DECLINED_AFTER_PAID') : undefined
    }
    if (row.state !== 'PAID') return puzzle(tx, row, 'RETURNED_UNPAID')
    if (row.receipt === 'RESOLVED' && row.notReceived > 0n) return
    return whole ? returned(tx, row) : puzzle(tx, row, 'OTHER_AMOUNT')
  }
}
