import { MARKETING_TYPES } from '@portico/contract/content/shapes'
import * as z from 'zod/mini'
import type { BusEvent } from './bus.ts'

const published = z.object({ id: z.string(), type: z.enum(MARKETING_TYPES) })

/**
 * An event as a reader hears it who takes a break from play: marketing that is published has been taken back for them at once, so that the
 * channel's count goes on and nothing is shown.
 */
export const withoutMarketing = (event: BusEvent): BusEvent => {
  if (event.type !== 'announcement.published') return event
  const { data } = published.safeParse(event.data)
  return data ? { ...event, type: 'announcement.retracted', data: { id: data.id } } : event
}
