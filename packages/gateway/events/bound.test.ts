import { eventsTicket } from '@portico/contract/session/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { listenTo } from '../testing/socket.ts'

let gateway: TestGateway
let address: string
const open: WebSocket[] = []
const listen = listenTo(open)
beforeAll(async () => {
  gateway = await testGateway({ config: { proxies: 1, open: { connections: 100, sockets: 2 } } })
  address = await gateway.start()
})
afterAll(async () => {
  for (const socket of open) socket.terminate()
  await gateway.close()
})

test('one address holds so many sockets open, counted by caller behind a proxy', async () => {
  const join = async (ip: string) => {
    const { ticket } = (await gateway.call(eventsTicket, {})).value
    return listen(`${address.replace('http', 'ws')}/events?ticket=${ticket}`, { 'X-Forwarded-For': ip })
  }
  const [one, two] = [await join('203.0.113.1'), await join('203.0.113.1')]
  await Promise.all([one.next(), two.next()])
  expect(await (await join('203.0.113.1')).closed).toBe(1013)
  await (await join('203.0.113.2')).next()
  one.socket.close()
  await one.closed
  await (await join('203.0.113.1')).next()
})
