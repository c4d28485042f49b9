import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../db/open.ts'
import type { OwnConnection } from '../db/own-connection.ts'
import type { Bus, BusEvent } from './bus.ts'
import { presentOf, readSince, removeBefore, removeForeign, type Snapshot } from './outbox-store.ts'

/** The look that always comes, also where nobody says that there is something. */
const LOOK_MS = 250
/** Between two looks, so that many commits are pushed together. */
const BATCH_MS = 50
const RETRY_MS = 250
const SWEEP_MS = 60_000
/** Rows stay for this many sweeps: much longer than an instance may be away before it gives up what it missed. */
const SWEEPS_KEPT = 5
const MOST_AWAY_MS = 60_000
const CHANNEL = 'portico_events'

/** Lets one sleeper be woken before its time. */
const createBell = () => {
  let rung = false
  let wake: (() => void) | undefined
  return {
    ring: () => {
      rung = true
      wake?.()
    },
    sleep: (ms: number) =>
      new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer)
          rung = false
          wake = undefined
          resolve()
        }
        const timer = setTimeout(end, rung ? 0 : ms)
        wake = end
      }),
  }
}

export interface OutboxParts {
  readonly database: Database
  readonly log: Logger
  /** Milliseconds of a clock that is never set; the process's own when absent. */
  readonly elapsed?: () => number
}

/**
 * The bus that is the outbox itself: every instance reads it over a connection of its own. Who has committed something reads at once and
 * gives the others a hint by NOTIFY, outside any transaction of money; without hints they look every quarter of a second.
 */
export const createOutboxBus = ({ database, log, elapsed = () => performance.now() }: OutboxParts): Bus => {
  const bell = createBell()
  let connection: OwnConnection | undefined
  let running: Promise<void> | undefined
  let stopped = false
  let committedHere = false
  let snapshot: Snapshot = ''
  let lookedAt = 0
  /** The presents of the last sweeps, the oldest first. */
  let snapshots: Snapshot[] = []
  let sweptAt = 0

  const connect = async (): Promise<OwnConnection> => {
    const fresh = await database.connect()
    await fresh.listen(CHANNEL, bell.ring)
    return fresh
  }

  const disconnect = async (): Promise<void> => {
    const broken = connection
    connection = undefined
    await broken?.close().catch(() => undefined)
  }

  const sweep = async (own: OwnConnection): Promise<void> => {
    const now = elapsed()
    if (now - sweptAt < SWEEP_MS) return
    sweptAt = now
    snapshots.push(snapshot)
    if (snapshots.length <= SWEEPS_KEPT) return
    await removeBefore(own, snapshots.shift()!)
    // A server does so by itself, an embedded database never.
    if (database.kind === 'pglite') await own.query('vacuum outbox')
  }

  const look = async (hear: (event: BusEvent) => void, missed: () => void): Promise<void> => {
    connection ??= await connect()
    if (committedHere) {
      committedHere = false
      await connection.hint(CHANNEL)
    }
    const now = elapsed()
    if (now - lookedAt > MOST_AWAY_MS) {
      snapshot = await presentOf(connection)
      missed()
    }
    const found = await readSince(connection, snapshot)
    snapshot = found.snapshot
    lookedAt = now
    for (const event of found.events) hear(event)
    await sweep(connection)
  }

  const run = async (hear: (event: BusEvent) => void, missed: () => void): Promise<void> => {
    while (!stopped) {
      try {
        await look(hear, missed)
        await pause(BATCH_MS)
      } catch (error) {
        log.error({ err: error }, 'events could not be read and will be tried again')
        await disconnect()
        await pause(RETRY_MS)
      }
      if (!stopped) await bell.sleep(LOOK_MS - BATCH_MS)
    }
  }

  return {
    start: async (hear, missed) => {
      connection = await connect()
      await removeForeign(connection)
      lookedAt = sweptAt = elapsed()
      snapshot = await presentOf(connection)
      snapshots = []
      stopped = false
      running = run(hear, missed)
    },
    wake: () => {
      committedHere = true
      bell.ring()
    },
    behindMs: () => (running === undefined || stopped ? Number.POSITIVE_INFINITY : elapsed() - lookedAt),
    stop: async () => {
      stopped = true
      bell.ring()
      await running
      await disconnect()
    },
  }
}
