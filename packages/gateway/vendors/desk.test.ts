import { randomUUID } from 'node:crypto'
import { addVendorKey, closeVendorRound, retireVendorKey, vendorKeys } from '@portico/contract/vendor/operator-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestVendor, vendorAt } from '../testing/vendor.ts'

let gateway: TestGateway
let pearl: TestVendor
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  pearl = await vendorAt(gateway)
})
afterAll(() => gateway.close())

const desk = () => ({ token: gateway.operatorKey })

it('a vendor has two keys at most that hold, and one that is retired makes room once', async () => {
  const add = () => gateway.call(addVendorKey, { vendor: 'PG' }, desk())
  const { keyId } = (await add()).value
  expect((await add()).failure.code).toBe('VENDOR_KEYS_ENOUGH')
  const retire = (id: string) => gateway.call(retireVendorKey, { vendor: 'PG', keyId: id }, desk())
  expect((await retire('k_nobodys')).failure.code).toBe('VENDOR_KEY_UNKNOWN')
  expect((await retire(keyId)).status).toBe(200)
  expect((await retire(keyId)).failure.code).toBe('VENDOR_KEY_UNKNOWN')
  expect((await add()).status).toBe(200)
  expect(JSON.stringify((await gateway.call(vendorKeys, { vendor: 'PG' }, desk())).value)).not.toContain('secret')
})

it('a round is closed by two people while it is open, and one that there is not by nobody', async () => {
  const seat = await pearl.seat('100')
  const [txId, roundId] = [randomUUID(), randomUUID()]
  await seat.bet({ txId, roundId })
  const close = (by: { token: string }, id = roundId) =>
    gateway.call(closeVendorRound, { vendor: 'PG', roundId: id, reason: 'the game broke' }, by)
  expect((await close(desk(), randomUUID())).failure.code).toBe('ROUND_UNKNOWN')
  expect((await close(desk())).value.state).toBe('PROPOSED')
  expect((await close(desk())).failure.code).toBe('SAME_PERSON')
  const minh = await gateway.operatorNamed('minh', 'finance')
  expect((await close(minh)).value.state).toBe('CLOSED')
  expect((await close(minh)).failure.code).toBe('ROUND_UNKNOWN')
  expect(await seat.balance()).toBe(1_000_000n)
})
