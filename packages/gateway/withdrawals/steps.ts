import { toMoney } from '@portico/contract/kit/money'
import type { WithdrawalStep } from '@portico/contract/withdrawal/shapes'
import type { Tx } from '../db/open.ts'
import type { Platform } from '../platform.ts'
import { randomId } from '../ports/random.ts'
import type { Uploads } from '../uploads/index.ts'
import { insertEvent } from './event-store.ts'
import type { Letters } from './letters.ts'
import { changeWithdrawal, type WithdrawalRow } from './store.ts'

/** What happened and by whom. */
export interface Happening {
  readonly step: WithdrawalStep
  readonly by?: 'MEMBER' | 'OPERATOR'
  /** Somebody at the desk. */
  readonly person?: string
  readonly text?: string
  /** Pictures of its member that go with it. */
  readonly uploads?: readonly string[]
}

/** What pictures of an entry are tied to. */
export const refOf = (eventId: string): string => `withdrawal-event:${eventId}`

/** One step of a locked withdrawal: the row, what is written down of it, and what its member hears. */
export const createSteps =
  (
    { clock, events, random }: Pick<Platform, 'clock' | 'events' | 'random'>,
    { uploads, write }: { readonly uploads: Pick<Uploads, 'attach'>; readonly write: Letters },
  ) =>
  async (
    tx: Tx,
    row: WithdrawalRow,
    { step, by, person, text = '', uploads: pictures = [] }: Happening,
    change: Partial<WithdrawalRow> = {},
  ): Promise<WithdrawalRow> => {
    const at = clock.now()
    const whole = { ...change, changedAt: at }
    await changeWithdrawal(tx, row.id, whole)
    const id = randomId(random)
    await insertEvent(tx, { id, withdrawalId: row.id, at, step, by: by ?? 'SYSTEM', person: person ?? null, text })
    await uploads.attach(tx, row.memberId, pictures, refOf(id))
    const { memberId, amount, currency } = row
    await events.notify(tx, memberId, 'withdrawal.changed', { withdrawalId: row.id, step, amount: toMoney(amount, currency) })
    if (change.receipt !== undefined) await events.notify(tx, memberId, 'waiting.changed', {})
    const next = { ...row, ...whole }
    await write(tx, next, step)
    return next
  }

export type Steps = ReturnType<typeof createSteps>
