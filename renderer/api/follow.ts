import type { Channel, EventData, EventType } from '@portico/contract/events'
import type { ApiHost } from './host.ts'

interface CacheLife {
  readonly extra: unknown
  readonly cacheDataLoaded: Promise<unknown>
  readonly cacheEntryRemoved: Promise<void>
  readonly getCacheEntry: () => { readonly isError: boolean }
}

type Handlers<C extends Channel> = { readonly [T in EventType<C>]?: (data: EventData<C, T>) => void }

/**
 * Keeps a cache entry in step with the socket for as long as somebody reads it. It listens before the first answer
 * has arrived and applies what came meanwhile after it; `refetch` runs when frames may have been missed, and where what was refused may
 * be answered now.
 */
export const follow = async <C extends Channel>(life: CacheLife, channel: C, handlers: Handlers<C>, refetch: () => void): Promise<void> => {
  const { events } = life.extra as ApiHost
  let early: (() => void)[] | undefined = []
  const run = (each: () => void) => {
    if (!early) each()
    else if (life.getCacheEntry().isError) refetch()
    else early.push(each)
  }
  const offs = (Object.keys(handlers) as EventType<C>[]).map((type) =>
    events.on(channel, type, (data) => run(() => (handlers[type] as (data: EventData<C, typeof type>) => void)(data))),
  )
  // An answer still under way may have been read before what was missed.
  offs.push(events.onGap(channel, { types: Object.keys(handlers), refetch: () => run(refetch) }))
  try {
    await life.cacheDataLoaded
    const missed = early
    early = undefined
    missed.forEach((each) => each())
  } catch {
    // The entry went away before it was answered: nothing to keep in step.
    early = undefined
  }
  await life.cacheEntryRemoved
  offs.forEach((off) => off())
}
