import { createHash } from 'node:crypto'
import { formatUnits } from '@portico/contract/kit/money'
import { derivedId } from '../db/canonical.ts'
import { Failure } from '../failure.ts'
import { HOUR_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import type { DepositNotice, PaymentNotice, PaymentProvider, ReceivedNotice } from '../ports/payment-provider.ts'
import type { PayoutNotice } from '../ports/payouts.ts'
import type { Tx } from '../db/open.ts'
import type { ApplyNotice } from './notices.ts'
import { noticeDone, noticeFailed, type NoticeRow, storeNotice, takeNotice } from './notice-store.ts'

const FIRST_BACKOFF_MS = 2_000

/** Works on what a provider said of a payout, in the transaction that marks it as done. */
export type HearPayout = (tx: Tx, provider: PaymentProvider, notice: PayoutNotice) => Promise<void>

export interface Inbox {
  /** Verifies a notice and stores it; it is worked on afterwards. @throws Failure SIGNATURE_INVALID, INVALID_REQUEST */
  receive(provider: string, received: ReceivedNotice): Promise<void>
  /** Stores what a provider answered when it was asked. */
  answered(provider: string, notice: DepositNotice): Promise<void>
  /** Works on all that is stored and due. Asked again meanwhile, it looks once more. */
  work(): Promise<void>
  /** Who works on notices of payouts; until somebody does, they wait. */
  onPayout(hear: HearPayout): void
}

export interface InboxDeps {
  readonly apply: ApplyNotice
  readonly providerOf: (name: string, within?: Tx) => Promise<PaymentProvider | undefined>
}

const noticeOf = ({ kind, about, providerRef, amount, currency, outcome, reason }: NoticeRow): PaymentNotice => {
  const rest = { providerRef, amount, currency, outcome, ...(reason === null ? {} : { reason }) }
  return kind === 'deposit' ? { kind, depositId: about, ...rest } : { kind, payoutId: about, ...rest }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300)

/** Verified, stored, acknowledged, then worked on: each notice in a transaction of its own, by one gateway, until it is done. */
export const createInbox = (
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  { apply, providerOf }: InboxDeps,
): Inbox => {
  let hearPayout: HearPayout | undefined
  let under: Promise<void> = Promise.resolve()

  const store = (provider: string, source: NoticeRow['source'], id: string, notice: PaymentNotice) => {
    const { kind, providerRef, amount, currency, outcome, reason = null } = notice
    const about = notice.kind === 'deposit' ? notice.depositId : notice.payoutId
    const receivedAt = clock.now()
    const row = { id, provider, source, kind, about, providerRef, amount, currency, outcome, reason, receivedAt, nextAttemptAt: receivedAt }
    return storeNotice(database.orm, row)
  }

  const workOne = async (): Promise<boolean> => {
    let row: NoticeRow | undefined
    try {
      await database.orm.transaction(async (tx) => {
        row = await takeNotice(tx, clock.now())
        if (!row) return
        const provider = await providerOf(row.provider, tx)
        if (!provider) throw new Error(`there is no provider ${row.provider}`)
        const notice = noticeOf(row)
        if (notice.kind === 'deposit') await apply(tx, provider, notice)
        else if (hearPayout) await hearPayout(tx, provider, notice)
        else throw new Error('nobody works on payouts')
        await noticeDone(tx, row.id)
      })
    } catch (error) {
      if (!row) throw error
      const wait = Math.min(HOUR_MS, FIRST_BACKOFF_MS * 2 ** row.attempts)
      log.error({ notice: row.id, provider: row.provider, err: error }, 'a payment notice could not be worked on and waits')
      await noticeFailed(database.orm, row.id, reasonOf(error), new Date(clock.now().getTime() + wait))
    }
    return row !== undefined
  }

  const drain = async (): Promise<void> => {
    while (await workOne());
  }

  return {
    receive: async (name, received) => {
      const provider = await providerOf(name)
      const notice = await provider?.parse(received.raw, received.headers)
      if (!provider || !notice) throw new Failure('SIGNATURE_INVALID')
      if (notice.outcome === 'PAID' && notice.amount <= 0n)
        throw new Failure('INVALID_REQUEST', { fields: { amount: { rule: 'too_small' } } })
      const bytes = createHash('sha256').update(received.raw).digest('hex')
      // Sent again it has the same; what is said anew has another id.
      const sender = String(received.headers['webhook-id'] ?? '')
      await store(name, 'NOTICE', derivedId('notice', name, sender, bytes), notice)
    },
    answered: async (name, notice) => {
      const { depositId, providerRef, outcome, amount, currency } = notice
      await store(name, 'ASKED', derivedId('asked', name, depositId, providerRef, outcome, formatUnits(amount), currency), notice)
    },
    work: () => {
      under = under.then(drain, drain)
      return under
    },
    onPayout: (hear) => {
      hearPayout = hear
    },
  }
}
