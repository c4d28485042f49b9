import type { GameType } from '@portico/contract/catalogue/shapes'
import { getBalance } from '@portico/contract/cashier/calls'
import { claimPromotion } from '@portico/contract/promotion/calls'
import { bonusDetails } from '@portico/contract/records/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { slotRow } from '../testing/games.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { line, refusalOf } from '../testing/player.ts'
import { promoting } from '../testing/promoting.ts'
import { vendorAt } from '../testing/vendor.ts'

let gateway: TestGateway
beforeAll(async () => {
  const { bonuses } = readConfig({ BRAND: 'aurora', BONUS_RULES: 'one-product' })
  gateway = await testGateway({ config: { bonuses } })
  await gateway.eligibility.start()
  await gateway.lottery.tick(SSC_LOTTERIES)
})
afterAll(async () => {
  expect(await findingsOf(gateway)).toEqual([])
  await gateway.close()
})

it('a bonus pays for games of the product that it names alone where the rules say so, and each balance says no more than can be staked there', async () => {
  const desk = await promoting(gateway)
  const pearl = await vendorAt(gateway, 'PG', [slotRow(1), slotRow(2, { gameType: 'SPORTS' })])
  const holder = async (weights: Partial<Record<GameType, number>>) => {
    const seat = await pearl.seat('0')
    const by = { token: await seat.token(), language: 'EN' }
    const terms = { terms: { amount: '100000', repeat: 'ONCE' }, budget: '1000000', places: 10, turnover: 2, bonus: { weights } } as const
    expect((await gateway.call(claimPromotion, { id: await desk.offer(terms) }, by)).status).toBe(200)
    const ask = (gameCode?: string) =>
      pearl.send('balance', { requestId: 'b', playerId: seat.playerId, currency: 'VND', ...(gameCode === undefined ? {} : { gameCode }) })
    const slip = async () => (await gateway.call(getBalance, {}, by)).value.bonus
    return { ...seat, by, ask, slip, draw: () => refusalOf(seat.place([line('fixed-position', { places: [['1'], [], [], [], []] })])) }
  }
  const slots = await holder({ RNG: 50, LIVE: 100 })
  expect(await slots.ask()).toMatchObject({ balance: 1_000_000_000, bonus: { amount: 1_000_000_000 } })
  expect(await slots.ask('PG-2')).toMatchObject({ balance: 0, bonus: { amount: 0 } })
  expect(await slots.bet({ gameCode: 'PG-2', amount: 10_000 })).toMatchObject({ status: 'INSUFFICIENT_FUNDS' })
  expect(await slots.slip()).toMatchObject({ pays: ['LIVE', 'FISH', 'RNG'] })
  expect(await slots.draw()).toBe('INSUFFICIENT_FUNDS')
  expect(await slots.bet({ amount: 10_000 })).toMatchObject({ status: 'OK', balance: 999_990_000 })
  expect((await gateway.call(bonusDetails, {}, slots.by)).value.purse).toMatchObject({ oneProduct: true })

  const draws = await holder({ LOTT: 100 })
  expect(await draws.ask()).toMatchObject({ balance: 0 })
  expect(await draws.slip()).toMatchObject({ pays: ['LOTT', 'ELOTT'] })
  expect(await draws.bet({ amount: 10_000 })).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 0 })
})
