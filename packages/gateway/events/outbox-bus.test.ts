import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/open.ts'
import { openTestDatabase } from '../testing/database.ts'
import type { BusEvent } from './bus.ts'
import { createOutboxBus } from './outbox-bus.ts'
import { insertEvents } from './outbox-store.ts'
import { outbox } from './schema.ts'

const MINUTE = 60_000
const log = pino({ level: 'silent' })
const eventOf = (id: string): BusEvent => ({ channel: 'public', target: null, type: 'announcement.retracted', data: { id } })

let database: Database
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

/** A bus whose time is in the test's hand. `next` waits for the following event, or for \`'missed'\`. */
const openBus = async () => {
  let now = 0
  const lines: string[] = []
  const waiting: ((value: string) => void)[] = []
  const put = (value: string) => {
    const first = waiting.shift()
    if (first) first(value)
    else lines.push(value)
  }
  const bus = createOutboxBus({ database, log, elapsed: () => now })
  await bus.start(
    ({ data }) => put((data as { id: string }).id),
    () => put('missed'),
  )
  return {
    bus,
    advance: (ms: number) => {
      now += ms
    },
    next: () => (lines.length > 0 ? Promise.resolve(lines.shift()!) : new Promise<string>((resolve) => waiting.push(resolve))),
  }
}
const write = (...ids: readonly string[]) => database.orm.transaction((tx) => insertEvents(tx, ids.map(eventOf)))
const rows = () => database.orm.$count(outbox)

describe('the outbox', () => {
  it('begins with the present, and brings many events in their order', async () => {
    await write('before')
    const { bus, next } = await openBus()
    const ids = Array.from({ length: 500 }, (_, i) => `n${i}`)
    await write(...ids)
    for (const id of ids) expect(await next()).toBe(id)
    await bus.stop()
  })

  it('loses its old rows, and none that was just written', async () => {
    const { bus, advance, next } = await openBus()
    await write('old')
    expect(await next()).toBe('old')
    // Each look a minute later remembers the present; five of them are kept.
    let minute = 0
    const passMinute = async () => {
      minute++
      advance(MINUTE - 1)
      await write(`minute ${minute}`)
      expect(await next()).toBe(`minute ${minute}`)
      advance(1)
      await write(`look ${minute}`)
      expect(await next()).toBe(`look ${minute}`)
    }
    const left = async () => (await database.orm.select({ data: outbox.data }).from(outbox)).map(({ data }) => (data as { id: string }).id)
    while (minute < 7) await passMinute()
    expect(await left()).toEqual(expect.arrayContaining(['minute 4', 'minute 7']))
    // A transaction in another database of the server that began before the old row holds back its removal.
    await expect.poll(() => passMinute().then(left)).not.toContain('old')
    await bus.stop()
  })

  it('says that events were missed after too long without a look, and goes on from the present', async () => {
    const { bus, advance, next } = await openBus()
    advance(2 * MINUTE)
    expect(await next()).toBe('missed')
    await write('afterwards')
    expect(await next()).toBe('afterwards')
    await bus.stop()
  })

  it('says how far it is behind: not at all after a look, and for ever before it begins and when it has ended', async () => {
    let now = 0
    const bus = createOutboxBus({ database, log, elapsed: () => now })
    expect(bus.behindMs()).toBe(Number.POSITIVE_INFINITY)
    const delivery = Promise.withResolvers<void>()
    await bus.start(
      () => delivery.resolve(),
      () => undefined,
    )
    now = 900
    expect(bus.behindMs()).toBe(900)
    await write('heard')
    await delivery.promise
    // The look that found it may have begun before the clock was moved.
    await expect.poll(() => bus.behindMs()).toBe(0)
    await bus.stop()
    expect(bus.behindMs()).toBe(Number.POSITIVE_INFINITY)
  })

  it('throws out what came with a copy of another server’s data', async () => {
    await database.orm.execute(
      sql`insert into outbox (xid, channel, type, data) values ('9000000000000000', 'public', 'announcement.retracted', '{"id":"foreign"}')`,
    )
    const { bus, next } = await openBus()
    await write('own')
    expect(await next()).toBe('own')
    expect(await rows()).toBe(1)
    await bus.stop()
  })
})
