import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type Seat, type TestVendor, vendorAt } from '../testing/vendor.ts'

let gateway: TestGateway
let pearl: TestVendor
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  await gateway.eligibility.start()
  pearl = await vendorAt(gateway)
})
afterAll(() => gateway.close())

it.each<readonly [who: string, become: (seat: Seat) => Promise<unknown>]>([
  ['that is blocked', ({ memberId }) => gateway.sessions.block(memberId)],
  [
    // As one would be whose flag alone has to refuse: a trial account has no wallet, and is launched in play money.
    'that is a trial',
    ({ memberId }) => gateway.database.orm.execute(sql`update member set type = ${gateway.config.trialType} where id = ${memberId}`),
  ],
])('a stake of a member %s is refused, though the game is open, and nothing moves', async (_who, become) => {
  const seat = await pearl.seat('100')
  const stake = () => seat.bet({ txId: randomUUID(), roundId: randomUUID() })
  expect(await stake()).toMatchObject({ status: 'OK' })
  const before = await seat.balance()
  await become(seat)
  expect(await stake()).toMatchObject({ status: 'PLAYER_BLOCKED' })
  expect(await seat.balance()).toBe(before)
})
