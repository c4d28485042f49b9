import type { Platform } from '../platform.ts'
import { HOUR_MS } from '../kit/duration.ts'
import { type MessageChannel, type MessageProvider, MessageRefusal } from '../ports/message-provider.ts'
import { claimMessages, expireMessages, markFailed, markSent, type MessageRow } from './store.ts'

/** A gateway that dies with messages in hand is replaced after this; longer than a provider may take. */
const LEASE_MS = 60_000
const BATCH = 10
const FIRST_BACKOFF_MS = 5_000
const LONGEST_BACKOFF_MS = HOUR_MS

/** What a provider said of it; never the message itself. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300)

/** Hands queued messages to their providers, each to one at a time and over all gateways once, until none is due. */
export const createDelivery = (
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  providerOf: (channel: MessageChannel) => MessageProvider | undefined,
): (() => Promise<void>) => {
  const db = database.background

  const deliver = async ({ id, channel, address, subject, body, language, attempts }: MessageRow): Promise<void> => {
    const provider = providerOf(channel)
    try {
      if (!provider) throw new Error(`there is no provider for ${channel}`)
      const ref = await provider.send({ id, channel, to: address, subject, text: body ?? '', language })
      await markSent(db, id, { at: clock.now(), ref })
    } catch (error) {
      const refused = error instanceof MessageRefusal
      const wait = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempts - 1))
      log.warn({ message: id, channel, provider: provider?.name, reason: reasonOf(error), refused }, 'a message was not taken')
      await markFailed(db, id, reasonOf(error), refused ? null : new Date(clock.now().getTime() + wait))
    }
  }

  return async () => {
    let claimed: readonly MessageRow[]
    do {
      const now = clock.now()
      await expireMessages(db, now)
      claimed = await claimMessages(db, { now, until: new Date(now.getTime() + LEASE_MS), most: BATCH })
      await Promise.all(claimed.map(deliver))
    } while (claimed.length === BATCH)
  }
}
