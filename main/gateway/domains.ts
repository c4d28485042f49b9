import { type SignedDomainList, signedDomainList } from '@portico/contract/system/shapes'
import * as z from 'zod/mini'
import type { Clock, JsonStore, Log } from '../ports.ts'
import type { ListFault, ListReader } from './domain-list.ts'
import { isDevelopmentOrigin } from './origin.ts'

/** What is remembered of the lines from one start to the next. */
export const lineMemory = z.object({
  /** Origin that answered last. */
  lastGood: z.nullable(z.string()),
  /** The highest version taken from each pinned key: a key that was stolen can wind up its own counter only, until the next key speaks. */
  versions: z.record(z.string(), z.int()),
  /** The list in force; null: the one shipped with the client. */
  list: z.nullable(signedDomainList),
})
export type LineMemory = z.infer<typeof lineMemory>
export const NO_LINE_MEMORY: LineMemory = { lastGood: null, versions: {}, list: null }

/** `KNOWN`: the list in force. `STALE`: an older version, or by a key that a later one has followed. */
export type Adoption = 'TAKEN' | 'KNOWN' | 'STALE' | ListFault

/** The domains that may be used, best first. */
export interface Domains {
  readonly origins: () => readonly string[]
  /** The list in force has run out; it serves on until there is a newer one. */
  readonly expired: () => boolean
  /** The list in force was issued long after what this machine takes for now. */
  readonly fromFuture: () => boolean
  readonly adopt: (list: unknown) => Adoption
}

const DAY_MS = 86_400_000

/** The gateways of a development build, on this machine. @throws Error for any other address */
export const developmentDomains = (origins: readonly string[]): Domains => {
  const wrong = origins.length === 0 ? 'none' : origins.find((origin) => !isDevelopmentOrigin(origin))
  if (wrong !== undefined) throw new Error(`A development gateway is an origin such as http://127.0.0.1:8080; given: ${wrong}`)
  return { origins: () => origins, expired: () => false, fromFuture: () => false, adopt: () => 'KNOWN' }
}

interface Deps {
  readonly reader: ListReader
  readonly memory: JsonStore<LineMemory>
  /** Text of the list that was shipped with the client. */
  readonly shipped: string
  readonly clock: Clock
  readonly log: Log
}

/**
 * Keeps the newest signed list. @throws Error when not even the shipped one holds, which is a fault of the build
 */
export const createDomains = ({ reader, memory, shipped, clock, log }: Deps): Domains => {
  const highest = (keys: readonly string[]): number => Math.max(-1, ...keys.map(reader.rankOf))
  /**
   * By the highest key that signed: a list signed by a later key ends the word of the earlier ones, which may be stolen, or
   * sign what was published before the change and never seen here. Under one key the higher version counts.
   */
  const isNewer = (version: number, by: readonly string[]): boolean => {
    const { versions } = memory.read()
    const rank = highest(by)
    const known = highest(Object.keys(versions))
    return rank === known ? by.some((key) => reader.rankOf(key) === rank && version > (versions[key] ?? 0)) : rank > known
  }
  const take = (list: SignedDomainList, version: number, by: readonly string[]) => {
    const before = memory.read()
    const raised = Object.fromEntries(by.map((key) => [key, Math.max(version, before.versions[key] ?? 0)]))
    memory.write({ ...before, list, versions: { ...before.versions, ...raised } })
  }

  const own: unknown = JSON.parse(shipped)
  const fresh = reader.read(own, clock.now(), { aged: true })
  const { list: stored } = memory.read()
  const old = stored && reader.read(stored, clock.now(), { aged: true })
  // A newer client brings a newer list; the keys of an older client may hold no more.
  const renewed = fresh.ok && (!old?.ok || isNewer(fresh.body.version, fresh.by))
  if (renewed) take(signedDomainList.parse(own), fresh.body.version, fresh.by)
  const first = renewed ? fresh : (old ?? fresh)
  if (!first.ok) throw new Error(`The list of domains shipped with this client does not hold: ${first.fault}`)
  let { body } = first

  return {
    origins: () => body.origins,
    expired: () => Date.parse(body.expires) <= clock.now(),
    fromFuture: () => Date.parse(body.issued) > clock.now() + DAY_MS,
    adopt: (list) => {
      const verdict = reader.read(list, clock.now())
      const known = signedDomainList.safeParse(list).data
      if (!verdict.ok || !known) {
        const fault = verdict.ok ? 'SHAPE' : verdict.fault
        // The list in force, met again after its last day.
        if (fault === 'EXPIRED' && known?.body === memory.read().list?.body) return 'KNOWN'
        log.warn('A list of domains was not taken', { fault })
        return fault
      }
      if (known.body === memory.read().list?.body) return 'KNOWN'
      if (!isNewer(verdict.body.version, verdict.by)) return 'STALE'
      take(known, verdict.body.version, verdict.by)
      body = verdict.body
      log.info('A newer list of domains is in force', { version: body.version, origins: body.origins.length })
      return 'TAKEN'
    },
  }
}
