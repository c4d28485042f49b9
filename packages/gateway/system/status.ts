import { registerSettings } from '@portico/contract/registration/calls'
import { captchaChallenge, captchaImage, eventsTicket, sessionKeys } from '@portico/contract/session/calls'
import { helpCenter, launchChat, liveChats } from '@portico/contract/content/site-calls'
import type { Call } from '@portico/contract/kit/call'
import { domainList, domainRoute, probe, systemStatus, whitelabel } from '@portico/contract/system/calls'
import * as z from 'zod/mini'
import { Failure } from '../failure.ts'
import type { Platform } from '../platform.ts'
import { readSetting, writeSetting } from '../db/settings.ts'

const KEY = 'system.status'
const CACHE_MS = 2_000

const stored = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  message: z.nullable(z.string()),
  // What was stored before there was such a time has none.
  until: z._default(z.nullable(z.string()), null),
})
export type SiteStatus = z.infer<typeof stored>
const OPEN: SiteStatus = { status: 0, message: null, until: null }

/** What a reader of the maintenance page still needs: to see it, to be told when it is over, and that this is no dead gateway. */
const ALWAYS: ReadonlySet<Call> = new Set<Call>([
  systemStatus,
  probe,
  domainList,
  whitelabel,
  domainRoute,
  registerSettings,
  sessionKeys,
  eventsTicket,
  captchaImage,
  captchaChallenge,
  // Whoever is kept out may ask why.
  helpCenter,
  liveChats,
  launchChat,
])

export interface Status {
  current(): Promise<SiteStatus>
  /** As it is for a reader at this address: open may still be closed to their country. */
  at(ip: string): Promise<SiteStatus>
  /** Opens or closes the site: here at once, at other instances when the event reaches them, or within two seconds. */
  set(status: Omit<SiteStatus, 'until'> & Partial<SiteStatus>): Promise<void>
  /** @throws Failure MAINTENANCE | REGION_RESTRICTED for a call that the site's status does not let through */
  admit(row: Call, ip: string): Promise<void>
}

type Parts = Pick<Platform, 'database' | 'clock' | 'events'>

export const createStatus = ({ database, clock, events }: Parts, isClosedTo: (ip: string) => boolean): Status => {
  let known: { value: SiteStatus; until: number } | undefined

  const keep = (value: SiteStatus): SiteStatus => {
    known = { value, until: clock.now().getTime() + CACHE_MS }
    return value
  }
  // What is asked next is read again: a change heard of late must not bring back an older one.
  events.onBroadcast('status.changed', () => {
    known = undefined
  })
  const current = async (): Promise<SiteStatus> => {
    if (known && known.until > clock.now().getTime()) return known.value
    return keep(stored.safeParse(await readSetting(database.orm, KEY)).data ?? OPEN)
  }

  const at = async (ip: string): Promise<SiteStatus> => {
    const now = await current()
    return now.status === 0 && isClosedTo(ip) ? { ...OPEN, status: 2 } : now
  }

  return {
    current,
    at,
    set: async (change) => {
      const status = { until: null, ...change }
      await database.orm.transaction(async (tx) => {
        await writeSetting(tx, KEY, status)
        await events.broadcast(tx, 'status.changed', status)
      })
      keep(status)
    },
    admit: async (row, ip) => {
      if (row.only === 'operator' || ALWAYS.has(row)) return
      const { status, message } = await at(ip)
      if (status === 0) return
      throw new Failure(status === 1 ? 'MAINTENANCE' : 'REGION_RESTRICTED', message === null ? {} : { message })
    },
  }
}
