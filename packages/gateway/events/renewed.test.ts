import { HEADERS } from '@portico/contract/kit/call'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import { eventsTicket } from '@portico/contract/session/calls'
import { prove } from '@portico/contract/session/own-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import type { Database } from '../db/open.ts'
import { seededRandom } from '../ports/random.ts'
import { openBeside } from '../testing/database.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { listenTo } from '../testing/socket.ts'

const openSockets: WebSocket[] = []
const listen = listenTo(openSockets)

let a: TestGateway
let b: TestGateway
let beside: Database
const bases = new Map<TestGateway, string>()
beforeAll(async () => {
  a = await testGateway()
  beside = await openBeside(a.database)
  b = await testGateway({ clock: a.clock, database: beside, random: seededRandom('beside') })
  for (const gateway of [a, b]) {
    bases.set(gateway, (await gateway.start()).replace('http', 'ws') + EVENTS_PATH)
    await gateway.jobs.stop()
  }
})
afterAll(async () => {
  openSockets.forEach((socket) => socket.terminate())
  await b.close()
  await beside.close()
  await a.close()
})

/** Asked with this very token, as whoever stole it does; a page goes on with the next one. */
const ticketBy = async (gateway: TestGateway, token: string): Promise<string> => {
  const { method, path: url } = eventsTicket
  const { body } = await gateway.app.inject({ method, url, headers: { [HEADERS.token]: token } })
  return (JSON.parse(body) as { value: { ticket: string } }).value.ticket
}
const openBy = (gateway: TestGateway, ticket: string) => listen(`${bases.get(gateway)}?ticket=${ticket}`)
const join = async (gateway: TestGateway, token: string) => {
  const reader = openBy(gateway, await ticketBy(gateway, token))
  expect(await reader.next()).toMatchObject({ hello: true })
  return reader
}
const renew = async (token: string): Promise<string> => {
  const answer = await a.call(prove, { type: 'password', password: PASSWORD }, { token })
  return String(answer.headers[HEADERS.newToken.toLowerCase()])
}

test('a fresh proof at one closes what the token of before has open at both, and none of its tickets opens anything more', async () => {
  const { token: stolen } = await a.register('linhproof')
  const [there, here] = [await join(b, stolen), await join(a, stolen)]
  const elsewhere = await join(b, (await b.login('linhproof')).token)
  const unused = await ticketBy(b, stolen)
  const token = await renew(stolen)
  expect(await Promise.all([there.closed, here.closed])).toEqual([1012, 1012])
  // Calls that are under way are answered for a moment more, and one of them may ask for a ticket.
  for (const ticket of [unused, await ticketBy(b, stolen), await ticketBy(a, stolen)]) expect(await openBy(b, ticket).closed).toBe(4401)
  const own = await join(b, token)
  await a.database.orm.transaction((tx) => a.platform.events.broadcast(tx, 'announcement.retracted', { id: 'still' }))
  for (const reader of [own, elsewhere]) expect(await reader.next()).toMatchObject({ data: { id: 'still' } })
})

test('a socket that was opened with the new token before the news of it comes stays open', async () => {
  const { token: before } = await a.register('linhfast')
  const token = await renew(before)
  const own = await join(a, token)
  const { sessionId } = await a.sessions.callerOf(token)
  const { tokenHash = '' } = await a.sessions.callerOf(token)
  await a.database.orm.transaction((tx) => a.platform.events.renewSession(tx, sessionId, tokenHash))
  await a.database.orm.transaction((tx) => a.platform.events.broadcast(tx, 'announcement.retracted', { id: 'after' }))
  expect(await own.next()).toMatchObject({ data: { id: 'after' } })
})
