import { DAY_MS, HOUR_MS, MINUTE_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import type { DepositNotice, DepositStatus, PaymentProvider } from '../ports/payment-provider.ts'
import type { Inbox } from './inbox.ts'
import type { Mark } from './mark.ts'
import { changeDeposit, claimAsks, type DepositRow, findDeposit, lockDeposit, lockExpired } from './store.ts'
import type { Unmatched } from './unmatched.ts'

/** When a provider is asked about a deposit of which nothing is known, counted from when it was made. */
const AFTER_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS] as const
/** A gateway that dies with questions in hand is replaced after this; longer than a provider may take. */
const LEASE_MS = MINUTE_MS
const BATCH = 10

/** When the `asks`-th question about a deposit is due; null when there is no further one. */
export const askAt = (createdAt: Date, asks: number): Date | null => {
  const after = AFTER_MS[asks]
  return after === undefined ? null : new Date(createdAt.getTime() + after)
}

export interface Asks {
  /** Asks the provider now, and works on what it says. */
  ask(deposit: DepositRow): Promise<DepositNotice['outcome'] | 'PENDING' | 'EXPIRED' | 'UNKNOWN'>
  /** Asks about every deposit that is due, and ends those whose time is over. */
  run(): Promise<void>
}

export interface AskDeps {
  readonly inbox: Inbox
  readonly mark: Mark
  readonly unmatched: Unmatched
  readonly providerOf: (deposit: DepositRow) => Promise<PaymentProvider | undefined>
}

/** What is done about lost notices: providers are asked, and what nobody can say after three days is a person's to find out. */
export const createAsks = (
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  { inbox, mark, unmatched, providerOf }: AskDeps,
): Asks => {
  const statusOf = async (deposit: DepositRow): Promise<DepositStatus> => {
    const provider = await providerOf(deposit)
    try {
      return (await provider?.statusOf?.(deposit.id)) ?? { state: 'UNKNOWN' }
    } catch (error) {
      log.warn({ deposit: deposit.id, provider: provider?.name, err: error }, 'a payment provider could not be asked')
      return { state: 'UNKNOWN' }
    }
  }

  const ask: Asks['ask'] = async (deposit) => {
    const status = await statusOf(deposit)
    if (status.state !== 'SAID') return status.state
    await inbox.answered(deposit.provider, status.notice)
    await inbox.work()
    return status.notice.outcome
  }

  /** Three days without a word: somebody looks at it, unless the provider knows it unpaid and nobody says otherwise. */
  const giveUp = async ({ id }: DepositRow, answer: Awaited<ReturnType<Asks['ask']>>): Promise<void> => {
    const provider = await findDeposit(database.orm, id).then((row) => row && providerOf(row))
    await database.orm.transaction(async (tx) => {
      const deposit = await lockDeposit(tx, id)
      if (!deposit || ['CREDITED', 'REVERSED', 'REVIEW'].includes(deposit.state)) return
      const unheard = answer === 'UNKNOWN' && (provider?.statusOf !== undefined || deposit.claimedAt !== null)
      const doubted = (answer === 'PENDING' || answer === 'EXPIRED') && deposit.claimedAt !== null
      if (provider && (unheard || doubted)) await unmatched.noNews(tx, provider, deposit)
    })
  }

  const askDue = async (deposit: DepositRow): Promise<void> => {
    const answer = await ask(deposit)
    const asks = deposit.asks + 1
    const next = askAt(deposit.createdAt, asks)
    if (next === null) await giveUp(deposit, answer)
    const now = await findDeposit(database.orm, deposit.id)
    // Credited, taken back or in a person's hands meanwhile: then nothing is left to ask.
    await changeDeposit(database.orm, deposit.id, { asks, ...(now?.nextAskAt === null ? {} : { nextAskAt: next }) })
  }

  const expire = (): Promise<number> =>
    database.orm.transaction(async (tx) => {
      const over = await lockExpired(tx, clock.now(), BATCH)
      for (const deposit of over) await mark(tx, deposit, { state: 'EXPIRED' })
      return over.length
    })

  return {
    ask,
    run: async () => {
      let claimed: readonly DepositRow[]
      do {
        const now = clock.now()
        claimed = await claimAsks(database.orm, { now, until: new Date(now.getTime() + LEASE_MS), most: BATCH })
        await Promise.all(claimed.map(askDue))
      } while (claimed.length === BATCH)
      while ((await expire()) === BATCH);
    },
  }
}
