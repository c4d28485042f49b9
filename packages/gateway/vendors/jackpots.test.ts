import { randomUUID } from 'node:crypto'
import { jackpots } from '@portico/contract/catalogue/calls'
import { stopOffers } from '@portico/contract/control/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCatalogue } from '../catalogue/index.ts'
import { slotRow } from '../testing/games.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { openPlayer } from '../testing/player.ts'
import { type TestVendor, vendorAt } from '../testing/vendor.ts'

let gateway: TestGateway
let pearl: TestVendor
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  await gateway.eligibility.start()
  pearl = await vendorAt(gateway)
})
afterAll(() => gateway.close())

const say = (vendor: TestVendor, ...rows: readonly (readonly [gameCode: string, amount: number, currency?: string])[]) =>
  vendor.send('jackpots', {
    requestId: randomUUID(),
    jackpots: rows.map(([gameCode, amount, currency = 'VND']) => ({ gameCode, amount, currency })),
  })
const listOf = async (token?: string) =>
  (await gateway.call(jackpots, {}, token === undefined ? {} : { token })).value.list.map(({ gameCode, amount }) => [
    gameCode,
    amount.amount,
  ])

describe('progressive jackpots [LOBBY-16]', () => {
  it('are shown as their vendor last said, the largest first, and not when nothing is in them or in another currency', async () => {
    expect(await listOf()).toEqual([])
    expect(await say(pearl, ['PG-1', 500_000], ['PG-2', 0])).toMatchObject({ http: 200, signed: true, status: 'OK' })
    expect(await listOf()).toEqual([['PG-1', '50.0000']])
    await say(pearl, ['PG-1', 510_001], ['PG-2', 9_000_000], ['PG-1', 7, 'EUR'])
    expect(await listOf()).toEqual([
      ['PG-2', '900.0000'],
      ['PG-1', '51.0001'],
    ])
    await say(pearl, ['PG-2', 1], ['PG-2', 20_000])
    expect(await listOf()).toEqual([
      ['PG-1', '51.0001'],
      ['PG-2', '2.0000'],
    ])
  })

  it('of games that are none of the vendor’s are refused, and so is what is no amount; nothing of such a report is kept', async () => {
    await addCatalogue(gateway.database.orm, [{ code: 'JL', displayName: 'Jade', position: 2 }], [])
    const jade = await vendorAt(gateway, 'JL', [slotRow(7, { vendorCode: 'JL', code: 'JL-7' })])
    const before = await listOf()
    expect(await say(jade, ['JL-7', 90_000_000], ['PG-1', 1])).toMatchObject({ status: 'GAME_DISABLED' })
    expect(await say(jade, ['JL-8', 1])).toMatchObject({ status: 'GAME_DISABLED' })
    for (const wrong of [-1, 0.5, 1e16]) expect(await say(jade, ['JL-7', wrong])).toMatchObject({ status: 'INVALID_REQUEST' })
    expect(await say(jade)).toMatchObject({ status: 'INVALID_REQUEST' })
    expect(await listOf()).toEqual(before)
  })

  it('are not shown to who has stopped offers', async () => {
    const player = await openPlayer(gateway, '100')
    const token = await player.token()
    expect(await listOf(token)).not.toEqual([])
    await gateway.call(stopOffers, { channel: 'SITE', stopped: true }, { token })
    expect(await listOf(token)).toEqual([])
  })

  it('that were not said again for an hour are shown to nobody', async () => {
    gateway.clock.advance(3_599_000)
    expect(await listOf()).not.toEqual([])
    gateway.clock.advance(1000)
    expect(await listOf()).toEqual([])
    await say(pearl, ['PG-1', 1])
    expect(await listOf()).toEqual([['PG-1', '0.0001']])
  })
})
