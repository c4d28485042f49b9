import { setPlayLimit, stopOffers } from '@portico/contract/control/calls'
import { EVENTS_PATH } from '@portico/contract/kit/paths'
import { eventsTicket } from '@portico/contract/session/calls'
import { menu, permission } from '@portico/contract/system/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { openPlayer } from '../testing/player.ts'
import { listenTo } from '../testing/socket.ts'

const sockets: WebSocket[] = []
const listen = listenTo(sockets)
let gateway: TestGateway
let base: string
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  base = (await gateway.start()).replace('http', 'ws') + EVENTS_PATH
  await gateway.jobs.stop()
})
afterAll(async () => {
  sockets.forEach((socket) => socket.terminate())
  await gateway.close()
})

const publish = (type: 'B' | 'PR', words: string) =>
  gateway.content.publish({ type, execution: 'B', title: { EN: words, TY: words }, content: { EN: words, TY: words } })

/** A socket that was greeted. */
const join = async (by: object) => {
  const reader = listen(`${base}?ticket=${(await gateway.call(eventsTicket, {}, by)).value.ticket}`)
  await reader.next()
  return reader
}

test('who sets a limit is shown no offers, in windows that are open too, and but for missions no section that has them play more', async () => {
  const { token } = await openPlayer(gateway, '0')
  const by = { token: await token() }
  const reader = await join(by)
  expect((await gateway.call(setPlayLimit, { kind: 'STAKE', period: 'DAY', amount: '1000' }, by)).status).toBe(200)
  expect([await reader.next(), await reader.next(), await reader.next()]).toMatchObject([
    { type: 'control.changed' },
    { type: 'offers.changed', data: { channel: 'SITE', stopped: true } },
    { type: 'waiting.changed' },
  ])
  const banner = await publish('B', 'A banner for others')
  expect(await reader.next()).toMatchObject({ type: 'announcement.retracted', data: { id: banner.id } })
  const { permissions } = (await gateway.call(permission, {}, by)).value
  for (const key of ['PROMOTIONS', 'CHAT_ROOM']) expect(permissions).not.toContain(key)
  const { member } = (await gateway.call(menu, {}, by)).value
  for (const section of ['rewardCenter', 'vip', 'referral']) expect(member).not.toContain(section)
  for (const section of ['missionLeaderboard', 'withdraw']) expect(member).toContain(section)
  // Letting offers come again changes nothing while the limit stands.
  for (const stopped of [true, false]) await gateway.call(stopOffers, { channel: 'SITE', stopped }, by)
  for (let n = 0; n < 6; n++) await reader.next()
  const another = await publish('PR', 'A promotion for others')
  expect(await reader.next()).toMatchObject({ type: 'announcement.retracted', data: { id: another.id } })
})
