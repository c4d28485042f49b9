import type { Config } from '../config.ts'
import type { Tx } from '../db/open.ts'
import { MINUTE_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import type { Money } from './money.ts'
import type { Happening, Steps } from './steps.ts'
import { changeWithdrawal, type WithdrawalRow } from './store.ts'
import { paidOut, restMissing } from './sums.ts'

export interface OutcomeDeps {
  readonly config: Config['withdrawals']
  readonly money: Money
  readonly step: Steps
}

type Who = Pick<Happening, 'by' | 'person'>

/** How a payout ends, each for a row that is locked and in a state from which it may. */
export interface Outcomes {
  /** It is paid; its member is asked from now on. */
  paid(tx: Tx, row: WithdrawalRow, providerRef: string | null, who?: Who): Promise<WithdrawalRow>
  /** Nothing was paid and nothing will be: the money goes back. Held where the provider has said otherwise before, unless a person says it. */
  refused(tx: Tx, row: WithdrawalRow, reason: string | null, who?: Who): Promise<WithdrawalRow>
  /** The bank sent it back: what its member has not said to be there goes back to the balance. */
  returned(tx: Tx, row: WithdrawalRow): Promise<void>
  /** Somebody has to look at it; nothing moves. */
  puzzle(tx: Tx, row: WithdrawalRow, what: string): Promise<void>
}

const isRunning = ({ state }: WithdrawalRow): boolean => state === 'PAYING' || state === 'UNKNOWN'

/** Whether the provider's word may still end it. */
export const isUndecided = isRunning

/**
 * What somebody has to look at although it has ended: that the provider contradicts itself is not over with its next word. That nothing was heard is.
 */
const stillOdd = ({ attention }: WithdrawalRow): string | null => (attention === 'NO_NEWS' ? null : attention)

export const createOutcomes = ({ clock, log }: Pick<Platform, 'clock' | 'log'>, { config, money, step }: OutcomeDeps): Outcomes => {
  const puzzle: Outcomes['puzzle'] = async (tx, row, what) => {
    log.warn({ withdrawal: row.id, what }, 'a payout is contradictory')
    await changeWithdrawal(tx, row.id, { attention: what })
  }

  return {
    puzzle,
    paid: async (tx, row, providerRef, who = {}) => {
      await money.payOut(tx, row)
      const now = clock.now().getTime()
      const wait = config.answerMinutes * MINUTE_MS
      return step(
        tx,
        row,
        { step: 'PAID', ...who },
        {
          state: 'PAID',
          receipt: 'AWAITED',
          ...paidOut(row.amount - row.fee),
          providerRef: providerRef ?? row.providerRef,
          paidAt: clock.now(),
          nextAskAt: null,
          attention: who.person === undefined ? stillOdd(row) : null,
          answerBy: new Date(now + wait),
          nextReminderAt: new Date(now + wait / 2),
        },
      )
    },
    refused: async (tx, row, reason, who = {}) => {
      // Something of it was said to be paid before: it is held until two people know better.
      if (who.person === undefined && stillOdd(row) !== null) {
        await puzzle(tx, row, 'DECLINED_AFTER_PAID')
        return row
      }
      await money.release(tx, row)
      return step(
        tx,
        row,
        { step: 'REJECTED', ...who, text: reason ?? '' },
        { state: 'REJECTED', reason, nextAskAt: null, attention: null },
      )
    },
    returned: async (tx, row) => {
      if (row.receipt !== 'AWAITED' && row.receipt !== 'DISPUTED') return puzzle(tx, row, 'RETURNED_AFTER_RECEIPT')
      await money.credit(tx, row, row.remaining)
      await step(tx, row, { step: 'RETURNED' }, { receipt: 'RESOLVED', ...restMissing(row), answerBy: null, nextReminderAt: null })
    },
  }
}
