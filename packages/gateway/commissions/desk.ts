import { dueOf, movePayment } from '@portico/commission/payout/payment'
import type { moveDividend } from '@portico/contract/commission/operator-calls'
import type { DividendAction, DividendPayment } from '@portico/contract/commission/payment-shapes'
import type { PaymentState } from '@portico/contract/commission/shapes'
import type { RequestOf } from '@portico/contract/kit/call'
import { parseUnits, toMoney } from '@portico/contract/kit/money'
import type { Audit } from '../audit/index.ts'
import type { Queryable } from '../db/open.ts'
import { refuse } from '../failure.ts'
import { accountsById } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import { suspendedAmong } from '../reports/index.ts'
import { insertPaymentEvent, lockPayment, paymentEvents, paymentOf, type PaymentRow, paymentsIn, savePayment } from './payment-store.ts'
import { movementId, type Wallets } from './wallet.ts'

/** Dividends on their way to wallets, by people at the desk; each step is written down. */
export interface DividendDesk {
  /** The oldest first. */
  list(state: PaymentState): Promise<DividendPayment[]>
  /**
   * @throws Failure DIVIDEND_UNKNOWN, DIVIDEND_STATE for a step that does not follow or another version than was looked at, SAME_PERSON,
   * DIVIDEND_HELD while the account is blocked, FIELD_INVALID for more than is due
   */
  move(person: string, request: RequestOf<typeof moveDividend>): Promise<DividendPayment>
}

export interface DividendDeskDeps {
  readonly wallets: Wallets
  readonly audit: Pick<Audit, 'write'>
}

/** What the audit log calls a step. */
const WRITTEN: Readonly<Record<DividendAction, string>> = {
  review: 'DIVIDEND_REVIEWED',
  approve: 'DIVIDEND_APPROVED',
  reject: 'DIVIDEND_REJECTED',
  pay: 'DIVIDEND_PAID',
}

/** The step whose person may not take this one. */
const RESTS_ON: Readonly<Partial<Record<DividendAction, DividendAction>>> = { approve: 'review', pay: 'approve' }

export const createDividendDesk = (
  { database: { orm }, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>,
  { wallets, audit }: DividendDeskDeps,
): DividendDesk => {
  const viewOf = async (db: Queryable, row: PaymentRow): Promise<DividendPayment> => {
    const { id, label, state, version, currency } = row
    const amountOf = (units: bigint) => toMoney(units, currency)
    return {
      id,
      account: (await accountsById(db, [row.memberId])).get(row.memberId) ?? '',
      label,
      state,
      version,
      amount: amountOf(row.amount),
      paid: amountOf(row.paid),
      due: amountOf(dueOf(paymentOf(row))),
      clawback: amountOf(row.clawback),
      changedAt: row.changedAt.toISOString(),
      steps: (await paymentEvents(db, id)).map((step) => ({
        action: step.action,
        person: step.person,
        version: step.version,
        amount: step.amount === null ? null : amountOf(step.amount),
        at: step.at.toISOString(),
      })),
    }
  }

  return {
    list: async (state) => Promise.all((await paymentsIn(orm, state)).map((row) => viewOf(orm, row))),

    move: (person, { id, version, action, amount }) =>
      orm.transaction(async (tx) => {
        const row = (await lockPayment(tx, id)) ?? refuse('DIVIDEND_UNKNOWN')
        if (row.version !== version) refuse('DIVIDEND_STATE')
        const before = paymentOf(row)
        const { payment, result } = movePayment(before, action, amount === undefined ? null : parseUnits(amount))
        if (result === 'AMOUNT_ABOVE_DUE' || result === 'BAD_AMOUNT')
          refuse('FIELD_INVALID', { fields: { amount: { rule: 'range', max: Number(dueOf(before)) / 10_000 } } })
        if (result !== 'ok' || payment.state === null) return refuse('DIVIDEND_STATE')
        // Within a version each of these is done once, so that no order of events matters.
        const own = (await paymentEvents(tx, id)).filter((step) => step.version === version && step.person === person)
        if (own.some((step) => step.action === RESTS_ON[action])) refuse('SAME_PERSON')
        const { memberId, currency, lineId } = row
        if (action === 'pay' && (await suspendedAmong(tx, [memberId])).has(memberId)) refuse('DIVIDEND_HELD')
        const at = clock.now()
        const moved = payment.paid - before.paid
        if (moved > 0n) {
          const entryId = movementId(lineId, `PAID AFTER ${before.paid}`)
          await wallets(tx, [{ lineId, entryId, ref: lineId, kind: 'dividend', memberId, currency, due: moved }], at)
        }
        const next: PaymentRow = { ...row, ...payment, state: payment.state, changedAt: at }
        await savePayment(tx, next)
        await insertPaymentEvent(tx, {
          id: randomId(random),
          paymentId: id,
          action,
          person,
          version,
          amount: moved > 0n ? moved : null,
          at,
        })
        await audit.write(tx, {
          actor: `operator:${person}`,
          action: WRITTEN[action],
          subject: memberId,
          details: { payment: id, label: row.label, version, paid: String(moved) },
        })
        return viewOf(tx, next)
      }),
  }
}
