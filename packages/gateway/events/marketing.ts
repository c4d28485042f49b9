import { MARKETING_TYPES } from '@portico/contract/content/shapes'
import * as z from 'zod/mini'
import type { BusEvent } from './bus.ts'

const offers = z.object({ channel: z.string(), stopped: z.boolean() })
const published = z.object({ id: z.string(), type: z.enum(MARKETING_TYPES) })

/**
 * An event as a reader hears it who takes a break from play or has stopped offers: marketing that is published has been taken back for them at once, and a
 * pool of prizes has nothing to say, so that the channel's count goes on and nothing is shown.
 */
export const withoutMarketing = (event: BusEvent): BusEvent => {
  if (event.type === 'pools.changed') return { ...event, data: { pool: null } }
  if (event.type !== 'announcement.published') return event
  const { data } = published.safeParse(event.data)
  return data ? { ...event, type: 'announcement.retracted', data: { id: data.id } } : event
}

/** Whether its member is spared marketing from this event on; undefined where it says nothing of it. */
export const sparesMarketing = (event: BusEvent): boolean | undefined => {
  if (event.type !== 'offers.changed') return undefined
  const { data } = offers.safeParse(event.data)
  return data?.channel === 'SITE' ? data.stopped : undefined
}
