import { toMoney } from '@portico/contract/kit/money'
import type { UploadView } from '@portico/contract/upload/shapes'
import type { WithdrawalView } from '@portico/contract/withdrawal/shapes'
import type { Queryable } from '../db/open.ts'
import { DAY_MS, MINUTE_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import type { Uploads } from '../uploads/index.ts'
import { type EventRow, eventsOf } from './event-store.ts'
import { payeesById, type PayeeRow } from './payee-store.ts'
import type { Payees } from './payees.ts'
import { refOf } from './steps.ts'
import { payoutTimes, type PayoutTime, type WithdrawalRow } from './store.ts'

/** Times of payouts are of so long. */
const TIMES_MS = 90 * DAY_MS

/** Steps that belong to the file of a dispute, which both sides read. */
const FILE = new Set(['DISPUTED', 'MESSAGE', 'REST_ARRIVED', 'CREDITED', 'FOUND', 'RETURNED'])

interface Facts {
  readonly to: PayeeRow
  readonly events: readonly EventRow[]
  readonly uploads: ReadonlyMap<string, readonly UploadView[]>
  readonly times: readonly PayoutTime[]
}

/** Withdrawals as their member sees them. */
export interface Views {
  of(db: Queryable, rows: readonly WithdrawalRow[]): Promise<WithdrawalView[]>
  times(db: Queryable): Promise<PayoutTime[]>
}

export const createViews = (
  { clock }: Pick<Platform, 'clock'>,
  { payees, uploads }: { readonly payees: Pick<Payees, 'viewOf'>; readonly uploads: Pick<Uploads, 'attachedTo'> },
): Views => {
  const times = (db: Queryable) => payoutTimes(db, new Date(clock.now().getTime() - TIMES_MS))

  const viewOf = (row: WithdrawalRow, { to, events, uploads: pictures, times: known }: Facts): WithdrawalView => {
    const money = (units: bigint) => toMoney(units, row.currency)
    const instant = (at: Date | null) => at?.toISOString() ?? null
    const { kind, institution, institutionName, account, name } = payees.viewOf(to)
    const most = known.find((each) => each.institution === institution)?.most
    return {
      withdrawalId: row.id,
      reference: row.reference,
      state: row.state,
      receipt: row.receipt,
      payee: { kind, institution, institutionName, account, name },
      amount: money(row.amount),
      fee: money(row.fee),
      net: money(row.amount - row.fee),
      received: money(row.received),
      remaining: money(row.remaining),
      notReceived: money(row.notReceived),
      createdAt: row.createdAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
      notBefore: row.state === 'REQUESTED' ? instant(row.notBefore) : null,
      expectedAt: row.sentAt && most !== undefined ? new Date(row.sentAt.getTime() + most * MINUTE_MS).toISOString() : null,
      providerRef: row.providerRef,
      reason: row.reason,
      answerBy: instant(row.answerBy),
      remindAt: row.reminders < 2 ? instant(row.nextReminderAt) : null,
      decisionBy: row.receipt === 'DISPUTED' ? instant(row.decisionBy) : null,
      steps: events.filter(({ step }) => step !== 'MESSAGE').map(({ at, step }) => ({ at: at.toISOString(), step })),
      file: events
        .filter(({ step }) => FILE.has(step))
        .map(({ id, at, by, step, text }) => ({ at: at.toISOString(), by, step, text, uploads: [...(pictures.get(refOf(id)) ?? [])] })),
    }
  }

  return {
    times,
    of: async (db, rows) => {
      const ids = rows.map(({ id }) => id)
      const payeeRows = await payeesById(
        db,
        rows.map(({ payeeId }) => payeeId),
      )
      const events = await eventsOf(db, ids)
      const entries = [...events.values()].flat().filter(({ step }) => FILE.has(step))
      const pictures = await uploads.attachedTo(
        db,
        entries.map(({ id }) => refOf(id)),
      )
      const known = rows.some(({ sentAt, paidAt }) => sentAt !== null && paidAt === null) ? await times(db) : []
      return rows.map((row) => {
        const facts = { to: payeeRows.get(row.payeeId)!, events: events.get(row.id) ?? [], uploads: pictures, times: known }
        return viewOf(row, facts)
      })
    },
  }
}
