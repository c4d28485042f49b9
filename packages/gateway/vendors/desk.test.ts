import { randomUUID } from 'node:crypto'
import {
  addVendorKey,
  closeVendorRound,
  connectVendor,
  retireVendorKey,
  vendorKeys,
  vendorRounds,
} from '@portico/contract/vendor/operator-calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestVendor, vendorAt } from '../testing/vendor.ts'
import { vendorCase } from './schema.ts'

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

it('a vendor has fewer places only while none of its rounds is open, so that each win can be written', async () => {
  const seat = await pearl.seat('100')
  const [txId, roundId] = [randomUUID(), randomUUID()]
  const places = (exponent: number) => gateway.call(connectVendor, { vendor: 'PG', exponent }, desk())
  expect((await places(2)).status).toBe(200)
  await seat.bet({ txId, roundId, amount: 123_400 })
  const { failure } = await places(0)
  expect([failure.code, failure.fields]).toEqual(['FIELD_INVALID', { exponent: { rule: 'rounds_open' } }])
  // Nothing else waits for its rounds, and more places do no harm.
  expect((await gateway.call(connectVendor, { vendor: 'PG', callsPerSecond: 40 }, desk())).status).toBe(200)
  expect(await seat.win({ roundId, betTxId: txId, amount: 200_500, roundClosed: true })).toMatchObject({ status: 'OK' })
  expect((await places(0)).status).toBe(200)
  // What a page still open stakes as before is refused, and nothing moves.
  expect(await seat.bet({ amount: 123_400 })).toMatchObject({ status: 'INVALID_AMOUNT' })
  expect((await places(4)).status).toBe(200)
  expect(await seat.balance()).toBe(1_000_000n - 123_400n + 200_500n)
})

it('an open round names who wants to close it, however many other cases are older', async () => {
  const seat = await pearl.seat('100')
  const [proposed, other] = [randomUUID(), randomUUID()]
  await gateway.database.orm.insert(vendorCase).values(
    Array.from({ length: 250 }, (_, n) => ({
      id: randomUUID(),
      vendor: 'PG',
      kind: 'LATE_WIN' as const,
      about: `late ${n}`,
      details: {},
      openedAt: new Date(gateway.clock.now().getTime() - 86_400_000),
    })),
  )
  for (const roundId of [proposed, other]) await seat.bet({ roundId })
  await gateway.call(closeVendorRound, { vendor: 'PG', roundId: proposed, reason: 'the game broke' }, desk())
  gateway.clock.advance(1_000)
  for (const vendor of ['PG', undefined]) {
    const { list } = (await gateway.call(vendorRounds, { ...(vendor && { vendor }), hours: 0 }, desk())).value
    expect(new Map(list.map(({ roundId, proposedBy }) => [roundId, proposedBy]))).toEqual(
      new Map([
        [proposed, 'operator'],
        [other, null],
      ]),
    )
  }
})
