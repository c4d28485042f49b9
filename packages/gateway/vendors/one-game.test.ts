import { randomUUID } from 'node:crypto'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { afterEach, expect, it } from 'vitest'
import { readBrand } from '../config.ts'
import { slotRow } from '../testing/games.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { vendorAt } from '../testing/vendor.ts'

let gateway: TestGateway
afterEach(() => gateway.close())

/** A member with two games open, as two tabs or two windows of the client have them. */
const twoGames = async (oneGameAtATime: boolean) => {
  gateway = await testGateway({ lotteries: [], config: { brand: { ...readBrand('aurora'), oneGameAtATime } } })
  await gateway.eligibility.start()
  const pearl = await vendorAt(gateway, 'PG', [slotRow(1), slotRow(2)])
  const first = await pearl.seat('100')
  const bet = { txId: randomUUID(), roundId: randomUUID() }
  await first.bet(bet)
  const { value } = await gateway.call(launchGame, { nodeId: 2, mode: 'real' }, { token: await first.token(), language: 'EN' })
  const second = await pearl.send('authenticate', { token: new URL(value.url).searchParams.get('token')! })
  const other = { gameCode: 'PG-2', sessionToken: second['sessionToken'] }
  return { first, bet, other, jurisdiction: second['jurisdiction'] }
}

it('where the rules ask for one game at a time, the game before takes no stake any more, and pays what it owes', async () => {
  const { first, bet, other, jurisdiction } = await twoGames(true)
  expect(jurisdiction).toMatchObject({ oneGameAtATime: true })
  expect(await first.bet()).toMatchObject({ status: 'SESSION_EXPIRED' })
  expect(await first.bet(other)).toMatchObject({ status: 'OK' })
  expect(await first.win({ roundId: bet.roundId, betTxId: bet.txId, roundClosed: true })).toMatchObject({ status: 'OK' })
})

it('where they do not, several games are played side by side', async () => {
  const { first, other, jurisdiction } = await twoGames(false)
  expect(jurisdiction).toMatchObject({ oneGameAtATime: false })
  expect(await first.bet()).toMatchObject({ status: 'OK' })
  expect(await first.bet(other)).toMatchObject({ status: 'OK' })
})
