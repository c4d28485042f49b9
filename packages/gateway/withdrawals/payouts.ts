import type { Tx } from '../db/open.ts'
import type { Ways } from '../cashier/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import type { PayoutStatus } from '../ports/payouts.ts'
import { isUndecided, type Outcomes } from './outcome.ts'
import { payeesById } from './payee-store.ts'
import type { Steps } from './steps.ts'
import { changeWithdrawal, claimAsks, lockApproved, lockWaiting, lockWithdrawal, type WithdrawalRow } from './store.ts'

/** When a provider is asked about a payout of which nothing is known, counted from when it was sent. */
const AFTER_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS] as const
/** A gateway that dies with questions in hand is replaced after this; longer than a provider may take. */
const LEASE_MS = MINUTE_MS
const BATCH = 10

export interface PayoutWork {
  /** Sends what is agreed to, asks about what is due, and lets go on what has waited long enough. */
  run(): Promise<void>
  /** Asks the provider now. */
  ask(row: WithdrawalRow): Promise<PayoutStatus['state']>
  /** Sends the same order once more: a provider who has it pays it no second time. */
  sendAgain(row: WithdrawalRow): Promise<PayoutStatus['state']>
}

export interface PayoutDeps {
  readonly ways: Pick<Ways, 'provider'>
  readonly outcomes: Outcomes
  readonly step: Steps
  /** What a request that has waited becomes. */
  readonly admit: (tx: Tx, row: WithdrawalRow) => Promise<WithdrawalRow>
}

/** Sends payouts, each once under an id that was stored before; what is not answered is held and asked after. */
export const createPayouts = (
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  { ways, outcomes, step, admit }: PayoutDeps,
): PayoutWork => {
  const db = database.orm

  const apply = (id: string, { state, ...status }: PayoutStatus): Promise<void> =>
    db.transaction(async (tx) => {
      const [providerRef, reason] = [status.providerRef ?? null, status.reason ?? null]
      const row = await lockWithdrawal(tx, id)
      if (!row) return
      if (!isUndecided(row)) {
        if (row.state === 'REJECTED' && state === 'PAID') await outcomes.puzzle(tx, row, 'PAID_AFTER_REFUND')
        return
      }
      if (state === 'PAID') await outcomes.paid(tx, row, providerRef)
      else if (state === 'REFUSED') await outcomes.refused(tx, row, reason)
      else if (state === 'UNKNOWN' && row.state === 'PAYING') await step(tx, row, { step: 'UNKNOWN' }, { state: 'UNKNOWN' })
      else if (state === 'PENDING' && (row.state === 'UNKNOWN' || providerRef !== row.providerRef))
        await changeWithdrawal(tx, row.id, { state: 'PAYING', providerRef: providerRef ?? row.providerRef })
    })

  /** What the provider answers; no answer is an unknown outcome. */
  const answered = async (row: WithdrawalRow, work: 'payout' | 'payoutStatusOf'): Promise<PayoutStatus> => {
    const provider = await ways.provider(row.provider)
    try {
      if (!provider?.payouts) return { state: 'UNKNOWN' }
      if (work === 'payoutStatusOf') return await provider.payouts.payoutStatusOf(row.id)
      const to = (await payeesById(db, [row.payeeId])).get(row.payeeId)!
      const { kind, institution, account, name } = to
      const order = { id: row.id, amount: row.amount - row.fee, currency: row.currency, payee: { kind, institution, account, name } }
      return await provider.payouts.payout(order)
    } catch (error) {
      log.warn({ withdrawal: row.id, provider: row.provider, err: error }, 'a payment provider did not answer about a payout')
      return { state: 'UNKNOWN' }
    }
  }

  const work = async (row: WithdrawalRow, kind: 'payout' | 'payoutStatusOf'): Promise<PayoutStatus['state']> => {
    const status = await answered(row, kind)
    await apply(row.id, status)
    return status.state
  }

  const askDue = async (row: WithdrawalRow): Promise<void> => {
    await work(row, 'payoutStatusOf')
    const asks = row.asks + 1
    const after = AFTER_MS[asks]
    await db.transaction(async (tx) => {
      const now = await lockWithdrawal(tx, row.id)
      if (!now || !isUndecided(now)) return
      const nextAskAt = after === undefined ? null : new Date((row.sentAt ?? row.createdAt).getTime() + after)
      await changeWithdrawal(tx, row.id, { asks, nextAskAt })
      if (nextAskAt === null && now.attention === null) await outcomes.puzzle(tx, now, 'NO_NEWS')
    })
  }

  const admitWaiting = (): Promise<number> =>
    db.transaction(async (tx) => {
      const waiting = await lockWaiting(tx, clock.now(), BATCH)
      for (const row of waiting) await admit(tx, row)
      return waiting.length
    })

  /** Written down as sent before it is: whatever dies in between, it is asked after and not sent again by itself. */
  const claimApproved = (): Promise<WithdrawalRow[]> =>
    db.transaction(async (tx) => {
      const now = clock.now()
      const change = { state: 'PAYING', sentAt: now, asks: 0, nextAskAt: new Date(now.getTime() + LEASE_MS) } as const
      const claimed: WithdrawalRow[] = []
      for (const row of await lockApproved(tx, BATCH)) claimed.push(await step(tx, row, { step: 'SENT' }, change))
      return claimed
    })

  return {
    ask: (row) => work(row, 'payoutStatusOf'),
    sendAgain: (row) => work(row, 'payout'),
    run: async () => {
      while ((await admitWaiting()) === BATCH);
      let claimed: readonly WithdrawalRow[]
      do {
        claimed = await claimApproved()
        await Promise.all(claimed.map((row) => work(row, 'payout')))
      } while (claimed.length === BATCH)
      do {
        const now = clock.now()
        claimed = await claimAsks(db, { now, until: new Date(now.getTime() + LEASE_MS), most: BATCH })
        await Promise.all(claimed.map(askDue))
      } while (claimed.length === BATCH)
    },
  }
}
