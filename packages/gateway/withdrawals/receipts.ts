import type { RequestOf } from '@portico/contract/kit/call'
import { formatUnits, type Units } from '@portico/contract/kit/money'
import type { answerWithdrawal, writeInDispute } from '@portico/contract/withdrawal/calls'
import type { Config } from '../config.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { DAY_MS, MINUTE_MS } from '../kit/duration.ts'
import { typedUnits } from '../kit/typed-units.ts'
import type { Platform } from '../platform.ts'
import { countWritten } from './event-store.ts'
import type { Steps } from './steps.ts'
import { lockReminders, lockWithdrawal, type WithdrawalRow } from './store.ts'
import { arrived, restReceived } from './sums.ts'

/** How long a decision may take. */
const DECISION_MS = 2 * DAY_MS
/** Reminders come when this much of the time has passed, and after the last the end of it. */
const PARTS = [0.5, 0.9, 1] as const
const BATCH = 50
/** Entries of one dispute by its member. */
const MOST_WRITTEN = 20

type Owner = Pick<Caller, 'memberId'>

/** What members say of what was paid out, and what is made of silence. Whoever is first wins; the others learn what stands. */
export interface Receipts {
  /** @throws Failure WITHDRAWAL_UNKNOWN, WITHDRAWAL_OVER, AMOUNT_DECIMALS, FIELD_INVALID of `amount` or `uploads`, UPLOAD_UNKNOWN */
  answer(caller: Owner, request: RequestOf<typeof answerWithdrawal>): Promise<WithdrawalRow>
  /** @throws Failure WITHDRAWAL_UNKNOWN, WITHDRAWAL_OVER, UPLOAD_UNKNOWN */
  write(caller: Owner, request: RequestOf<typeof writeInDispute>): Promise<WithdrawalRow>
  /** @throws Failure WITHDRAWAL_UNKNOWN, WITHDRAWAL_OVER */
  restArrived(caller: Owner, withdrawalId: string): Promise<WithdrawalRow>
  /** Reminds, and takes silence for a yes when the time is over. */
  remind(): Promise<void>
}

const DONE = { answerBy: null, nextReminderAt: null } as const

export const createReceipts = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { config, step }: { readonly config: Config['withdrawals']; readonly step: Steps },
): Receipts => {
  const wait = config.answerMinutes * MINUTE_MS

  const locked = async (tx: Tx, { memberId }: Owner, id: string): Promise<WithdrawalRow> => {
    const row = await lockWithdrawal(tx, id)
    return row?.memberId === memberId ? row : refuse('WITHDRAWAL_UNKNOWN')
  }

  /** What arrived by the answer. */
  const arrivedOf = ({ answer, amount }: RequestOf<typeof answerWithdrawal>, net: Units, currency: string): Units => {
    if (answer === 'ALL') return net
    if (answer === 'NOTHING') return 0n
    const part = amount === undefined ? 0n : typedUnits(amount, currency)
    if (part <= 0n || part >= net)
      throw new Failure('FIELD_INVALID', { fields: { amount: { rule: 'range' } }, remaining: formatUnits(net) })
    return part
  }

  const disputed = async (caller: Owner, id: string, work: (tx: Tx, row: WithdrawalRow) => Promise<WithdrawalRow>) =>
    database.orm.transaction(async (tx) => {
      const row = await locked(tx, caller, id)
      if (row.receipt !== 'DISPUTED') throw new Failure('WITHDRAWAL_OVER')
      return work(tx, row)
    })

  const remindOne = async (tx: Tx, row: WithdrawalRow): Promise<void> => {
    const now = clock.now()
    if (row.reminders >= 2) {
      await step(tx, row, { step: 'AUTO_RECEIVED' }, { ...DONE, receipt: 'AUTO', ...restReceived(row) })
      return
    }
    // After a standstill the rest of the time is left whole: nobody is reminded and overruled in one minute.
    const part = PARTS[row.reminders + 1]! - PARTS[row.reminders]!
    const planned = (row.paidAt ?? now).getTime() + wait * PARTS[row.reminders + 1]!
    const next = new Date(Math.max(planned, now.getTime() + (planned < now.getTime() ? wait * part : 0)))
    const reminders = row.reminders + 1
    const end = new Date(Math.max(row.answerBy?.getTime() ?? 0, next.getTime() + (reminders === 1 ? wait * 0.1 : 0)))
    await step(tx, row, { step: 'REMINDER' }, { reminders, nextReminderAt: next, answerBy: end })
  }

  return {
    answer: (caller, request) =>
      database.orm.transaction(async (tx) => {
        const row = await locked(tx, caller, request.withdrawalId)
        if (row.receipt !== 'AWAITED') throw new Failure('WITHDRAWAL_OVER')
        const net = row.amount - row.fee
        const received = arrivedOf(request, net, row.currency)
        if (received === net)
          return step(tx, row, { step: 'RECEIVED', by: 'MEMBER' }, { ...DONE, receipt: 'RECEIVED', ...restReceived(row) })
        if (request.uploads.length === 0) throw new Failure('FIELD_INVALID', { fields: { uploads: { rule: 'required' } } })
        const decisionBy = new Date(clock.now().getTime() + DECISION_MS)
        const { text, uploads } = request
        const change = { ...DONE, receipt: 'DISPUTED', ...arrived(row, received), decisionBy } as const
        return step(tx, row, { step: 'DISPUTED', by: 'MEMBER', text, uploads }, change)
      }),
    write: (caller, { withdrawalId, text, uploads }) =>
      disputed(caller, withdrawalId, async (tx, row) => {
        if ((await countWritten(tx, row.id)) >= MOST_WRITTEN) throw new Failure('WITHDRAWAL_OVER')
        return step(tx, row, { step: 'MESSAGE', by: 'MEMBER', text, uploads })
      }),
    restArrived: (caller, withdrawalId) =>
      disputed(caller, withdrawalId, (tx, row) =>
        step(tx, row, { step: 'REST_ARRIVED', by: 'MEMBER' }, { receipt: 'RESOLVED', ...restReceived(row) }),
      ),
    remind: async () => {
      let due: number
      do {
        due = await database.orm.transaction(async (tx) => {
          const rows = await lockReminders(tx, clock.now(), BATCH)
          for (const row of rows) await remindOne(tx, row)
          return rows.length
        })
      } while (due === BATCH)
    },
  }
}
