import { setTimeout as pause } from 'node:timers/promises'
import { gameMenus } from '@portico/contract/catalogue/calls'
import { getBalance } from '@portico/contract/cashier/calls'
import { roomHistory, sayInRoom } from '@portico/contract/chat/calls'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import { eventsTicket, login, logout } from '@portico/contract/session/calls'
import { endOtherSessions } from '@portico/contract/session/own-calls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import type { Database } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { seededRandom } from '../ports/random.ts'
import { fillCatalogue } from '../testing/catalogue.ts'
import { openBeside } from '../testing/database.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { line, openPlayer } from '../testing/player.ts'
import { listenTo } from '../testing/socket.ts'

/** Within this time every instance knows what happened at another. */
const BOUND_MS = 1_000
const onServer = process.env['TEST_DATABASE_URL'] !== undefined

const openSockets: WebSocket[] = []
const listen = listenTo(openSockets)
const lotteries = ['SSC1']

/** @throws Error when it takes longer. */
const inTime = async <Value>(value: Promise<Value>): Promise<Value> => {
  const timer = new AbortController()
  const late = pause(BOUND_MS, undefined, { signal: timer.signal }).then(() => Promise.reject(new Error(`not within ${BOUND_MS} ms`)))
  try {
    return await Promise.race([value, late])
  } finally {
    late.catch(() => undefined)
    timer.abort()
  }
}

describe('two gateways on one database [CONTENT-06]', () => {
  let a: TestGateway
  let b: TestGateway
  let beside: Database
  const bases = new Map<TestGateway, string>()

  beforeAll(async () => {
    a = await testGateway({ lotteries })
    beside = await openBeside(a.database)
    b = await testGateway({ lotteries, clock: a.clock, database: beside, random: seededRandom('beside') })
    await fillCatalogue(a, { games: 60 })
    for (const gateway of [a, b]) {
      bases.set(gateway, (await gateway.start()).replace('http', 'ws') + EVENTS_PATH)
      // Only the tests move on what is due.
      await gateway.jobs.stop()
    }
  })
  afterAll(async () => {
    openSockets.forEach((socket) => socket.terminate())
    await b.close()
    await beside.close()
    await a.close()
  })

  const ticketFrom = async (gateway: TestGateway, token?: string) =>
    (await gateway.call(eventsTicket, {}, token === undefined ? {} : { token })).value.ticket
  const opened = (at: TestGateway, ticket: string) => listen(`${bases.get(at)}?ticket=${ticket}`)
  const join = async (at: TestGateway, token?: string) => {
    const reader = opened(at, await ticketFrom(at, token))
    await reader.next()
    /** The data of the next event of a type. */
    const hear = async (type: string): Promise<unknown> => {
      for (;;) {
        const frame = (await reader.next()) as { type: string; data: unknown }
        if (frame.type === type) return frame.data
      }
    }
    return { ...reader, hear: (type: string) => inTime(hear(type)) }
  }
  const retract = (gateway: TestGateway, id: string) =>
    gateway.database.orm.transaction((tx) => gateway.platform.events.broadcast(tx, 'announcement.retracted', { id }))

  test('a member with a socket at one hears of a bet, and of a draw settled, by the other [LOTTERY-03]', async () => {
    await a.lottery.tick()
    const player = await openPlayer(a, '100000')
    const reader = await join(b, await player.token())
    const { bets, balance } = await player.place([line('5star-copies1', { digits: ['7'] })])
    expect(await reader.hear('balance.changed')).toEqual({ balance })
    a.clock.advance(3 * 60_000)
    await a.lottery.tick()
    expect(await reader.hear('numero.drawn')).toMatchObject({ gameCode: 'SSC1' })
    expect(await reader.hear('bets.settled')).toMatchObject({ gameCode: 'SSC1', bets: [{ betId: bets[0]!.betId }] })
  })

  test('what is said at one is read at the other; who spoke there waits here [CALL-14]', async () => {
    const { token } = await a.register('linh88')
    const reader = await join(b, token)
    reader.socket.send('{"rooms":["EN"]}')
    await inTime(reader.next())
    const { value } = await a.call(sayInRoom, { text: 'Hello', room: 'EN' }, { token })
    expect(await inTime(reader.next())).toMatchObject({ events: [{ data: value }] })
    expect((await b.call(roomHistory, { room: 'EN' }, { token })).value.list).toEqual([value])
    expect((await b.call(sayInRoom, { text: 'Again' }, { token })).failure).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3 })
  })

  test('signing out at one closes the socket at the other, and its token opens nothing there', async () => {
    const { token } = await a.login('linh88')
    const reader = await join(b, token)
    expect((await b.call(getBalance, {}, { token })).status).toBe(200)
    await a.call(logout, {}, { token })
    expect(await reader.hear('session.ended')).toEqual({ reason: 'LOGOUT' })
    expect(await inTime(reader.closed)).toBe(4401)
    expect((await b.call(getBalance, {}, { token })).failure.code).toBe('SESSION_EXPIRED')
  })

  test('ending other sessions at one closes their sockets at both, not the own', async () => {
    const [own, first, second] = [await a.login('linh88'), await a.login('linh88'), await b.login('linh88')]
    const stays = await join(b, own.token)
    const [there, here] = [await join(b, first.token), await join(a, second.token)]
    // Known to both, whose clock stands still: nothing runs out.
    for (const gateway of [a, b]) for (const { token } of [own, first, second]) await gateway.call(getBalance, {}, { token })
    await a.call(endOtherSessions, {}, { token: own.token })
    for (const reader of [there, here]) {
      expect(await reader.hear('session.ended')).toEqual({ reason: 'ENDED' })
      expect(await inTime(reader.closed)).toBe(4401)
    }
    const answers = [a, b].flatMap((gateway) => [first, second].map(({ token }) => gateway.call(getBalance, {}, { token })))
    expect((await Promise.all(answers)).map(({ failure }) => failure.code)).toEqual(Array(4).fill('SESSION_EXPIRED'))
    for (const gateway of [a, b]) expect((await gateway.call(getBalance, {}, { token: own.token })).status).toBe(200)
    expect(stays.socket.readyState).toBe(stays.socket.OPEN)
  })

  test('blocking a member at one closes all the member’s sockets at the other', async () => {
    const { member } = await a.register('quan88')
    const sessions = [await a.login('quan88'), await b.login('quan88')]
    const readers = await Promise.all(sessions.map(({ token }) => join(b, token)))
    await a.sessions.block(member.id)
    for (const reader of readers) {
      expect(await reader.hear('session.ended')).toEqual({ reason: 'BLOCKED' })
      expect(await inTime(reader.closed)).toBe(4401)
    }
    expect((await b.call(login, { type: 'username', username: 'quan88', password: 'correct horse 1' })).failure.code).toBe(
      'ACCOUNT_BLOCKED',
    )
  })

  test('a ticket of one opens a socket at the other, once, and none after its session has ended', async () => {
    const { token } = await a.login('linh88')
    const [ticket, unused] = [await ticketFrom(a, token), await ticketFrom(a, token)]
    expect(await opened(b, ticket).next()).toMatchObject({ hello: true })
    for (const gateway of [a, b]) expect(await opened(gateway, ticket).closed).toBe(4401)
    await a.call(logout, {}, { token })
    expect(await opened(b, unused).closed).toBe(4401)
    const [text, signature] = (await ticketFrom(a)).split('.') as [string, string]
    const forged = Buffer.from(
      Buffer.from(text, 'base64url')
        .toString()
        .replace('null', `"${'0'.repeat(36)}"`),
    ).toString('base64url')
    expect(await opened(b, `${forged}.${signature}`).closed).toBe(4401)
  })

  test('ten guesses at once over both are judged as if at one [LOGIN-07]', async () => {
    for (const username of ['linh88', 'nobody77']) {
      const attempts = Array.from({ length: 10 }, (_, i) =>
        [a, b][i % 2]!.call(login, { type: 'username', username, password: 'wrong password 1' }),
      )
      const codes = (await Promise.all(attempts)).map(({ failure }) => failure.code)
      expect(codes.toSorted()).toEqual([...Array(7).fill('CAPTCHA_REQUIRED'), ...Array(3).fill('LOGIN_FAILED')])
      expect((await b.call(login, { type: 'username', username, password: 'correct horse 1' })).failure.code).toBe('CAPTCHA_REQUIRED')
    }
  })

  test('a game closed at one is gone from the other’s lists when its readers hear of it', async () => {
    const total = async () => (await b.call(gameMenus, {})).value.menus.reduce((sum, menu) => sum + menu.total, 0)
    const before = await total()
    const reader = await join(b)
    const [code] = (await rowsOf<{ code: string }>(a.database.orm, sql`select code from game where enabled limit 1`)).map((row) => row.code)
    await a.catalogue.offer(code!, false)
    expect(await reader.hear('games.changed')).toEqual({ gameCode: code, enabled: false })
    expect(await total()).toBe(before - 1)
  })

  test('a rollback tells nothing', async () => {
    const reader = await join(b)
    const undone = a.database.orm.transaction(async (tx) => {
      await a.platform.events.broadcast(tx, 'announcement.retracted', { id: 'undone' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await retract(a, 'done')
    expect(await reader.hear('announcement.retracted')).toEqual({ id: 'done' })
  })

  test('what breaks the contract is left out and the rest of its transaction stands', async () => {
    const reader = await join(b)
    await a.database.orm.transaction(async (tx) => {
      await a.platform.events.broadcast(tx, 'announcement.retracted', { id: 7 } as never)
      await a.platform.events.broadcast(tx, 'announcement.retracted', { id: '1', secret: 'x' } as never)
    })
    expect(await reader.hear('announcement.retracted')).toEqual({ id: '1' })
  })

  test('what one that pushes nothing any more has committed is told by the other', async () => {
    const reader = await join(b)
    // As if it were killed between the commit and the push.
    const killed = await testGateway({ clock: a.clock, database: beside, random: seededRandom('killed') })
    await retract(killed, 'last word')
    expect(await reader.hear('announcement.retracted')).toEqual({ id: 'last word' })
    await killed.close()
  })

  test('a transaction that began first and ends last is told too, once', async ({ skip }) => {
    skip(!onServer, 'of a server only: the embedded database has one transaction at a time')
    const reader = await join(b)
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = a.database.orm.transaction(async (tx) => {
      await a.platform.events.broadcast(tx, 'announcement.retracted', { id: 'slow' })
      begun.resolve()
      await end.promise
    })
    await begun.promise
    await retract(a, 'quick')
    expect(await reader.hear('announcement.retracted')).toEqual({ id: 'quick' })
    end.resolve()
    await slow
    expect(await reader.hear('announcement.retracted')).toEqual({ id: 'slow' })
    await retract(a, 'next')
    expect(await reader.hear('announcement.retracted')).toEqual({ id: 'next' })
  })

  test('goes on where it was when its connection is cut', async ({ skip }) => {
    skip(!onServer, 'of a server only: the embedded database has no connection to cut')
    const reader = await join(b)
    await a.database.orm.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'portico events'`,
    )
    await retract(a, 'after the cut')
    expect(await reader.next()).toMatchObject({ data: { id: 'after the cut' } })
  })
})
