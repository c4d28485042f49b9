import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { operatorMessages } from '@portico/contract/message/operator-calls'
import type { Config } from '../config.ts'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { DAY_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import type { MessageChannel, MessageProvider } from '../ports/message-provider.ts'
import { randomId } from '../ports/random.ts'
import { budgetCount, runningBudgets, takeBudget } from './budget-store.ts'
import { budgetsOf, dayBudgetKey } from './budgets.ts'
import { createDelivery } from './delivery.ts'
import { renderMessage } from './render.ts'
import { countMessages, insertMessage, readMessages } from './store.ts'
import type { MessageValues, Template } from './texts/text.ts'

const LIFE_MS = DAY_MS

export interface NewMessage<Name extends Template> {
  readonly channel: MessageChannel
  /** A number as E.164 writes it, or an e-mail address in lower case. */
  readonly to: string
  readonly template: Name
  readonly values: MessageValues[Name]
  /** Gateway language code. */
  readonly language: string
  readonly memberId?: string | null
  /**
   * Of who asked for it, where that may be anybody: the message then counts against the budgets. A transaction sends one such message
   * at most. Absent for a notice of what an owner did.
   */
  readonly ip?: string
  /** The calling code of a number. */
  readonly dialingCode?: string | undefined
  /** Writes it down and counts it like any other, and sends it to nobody: whoever asked cannot tell. */
  readonly withheld?: boolean
  /** How long it is of use, in milliseconds; a day when absent. */
  readonly lifeMs?: number
}

export interface Messages {
  /**
   * Writes a message in the caller's transaction; it leaves after the commit.
   * @throws Failure MESSAGE_QUOTA with `retryAfter` where a budget is used up
   */
  send<Name extends Template>(tx: Tx, message: NewMessage<Name>): Promise<void>
  /** Hands what is due to the providers. */
  deliver(): Promise<void>
  /** At the operator's desk: the newest messages, and what is left of the day. Only what no provider takes has its text. */
  list(filter: RequestOf<typeof operatorMessages>): Promise<ResponseOf<typeof operatorMessages>>
  /** How many are queued, and how many of the last day were given up. */
  health(): Promise<{ readonly queued: number; readonly failed: number }>
}

export interface MessagesDeps {
  readonly config: Pick<Config, 'messages'>
  readonly providers: readonly MessageProvider[]
}

const secondsUntil = (until: Date, now: Date): number => Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))

export const createMessages = (platform: Platform, { config, providers }: MessagesDeps): Messages => {
  const { database, clock, random, brand } = platform
  const limits = config.messages.perDay
  const providerOf = (channel: MessageChannel) => providers.find(({ channels }) => channels.includes(channel))

  const takeBudgets = async (tx: Tx, message: Parameters<typeof budgetsOf>[0], now: Date): Promise<void> => {
    const budgets = budgetsOf(message, { now, timeZone: brand.timeZone, limits })
    const quota = (until: Date) => new Failure('MESSAGE_QUOTA', { retryAfter: secondsUntil(until, now) })
    // Who is over the budget writes nothing, however often they come.
    const running = await runningBudgets(
      tx,
      budgets.map(({ key }) => key),
      now,
    )
    const usedUp = running.filter(({ key, count }) => budgets.some((budget) => budget.key === key && count >= budget.most))
    if (usedUp.length > 0) throw quota(new Date(Math.max(...usedUp.map(({ until }) => until.getTime()))))
    for (const budget of budgets) if (!(await takeBudget(tx, budget, now))) throw quota(budget.until)
  }

  const today = async (channel: MessageChannel) => {
    const sent = await budgetCount(database.orm, dayBudgetKey(channel, clock.now(), brand.timeZone))
    return { channel, provider: providerOf(channel)?.name ?? null, sent, most: limits[channel] }
  }

  return {
    send: async (tx, { channel, to, template, values, language, memberId = null, ip, dialingCode, withheld = false, lifeMs = LIFE_MS }) => {
      const now = clock.now()
      if (ip !== undefined) await takeBudgets(tx, { channel, to, ip, dialingCode, withheld }, now)
      await insertMessage(tx, {
        id: randomId(random),
        channel,
        address: to,
        template,
        ...renderMessage(brand, { channel, template, values, language }),
        state: withheld ? 'WITHHELD' : providerOf(channel) ? 'QUEUED' : 'STORED',
        memberId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + lifeMs),
        nextAttemptAt: now,
      })
    },
    deliver: createDelivery(platform, providerOf),
    list: async (filter) => {
      const rows = await readMessages(database.orm, filter)
      return {
        list: rows.map(({ id, channel, address, template, state, subject, body, attempts, error, createdAt, sentAt }) => ({
          id,
          channel,
          to: address,
          template,
          state,
          subject: state === 'STORED' ? subject : null,
          text: state === 'STORED' ? body : null,
          attempts,
          error,
          createdAt: createdAt.toISOString(),
          sentAt: sentAt?.toISOString() ?? null,
        })),
        today: [await today('SMS'), await today('EMAIL')],
      }
    },
    health: () => countMessages(database.background, new Date(clock.now().getTime() - DAY_MS)),
  }
}
