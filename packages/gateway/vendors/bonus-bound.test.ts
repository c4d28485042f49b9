import { randomUUID } from 'node:crypto'
import { claimPromotion } from '@portico/contract/promotion/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '../kit/duration.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { promoting } from '../testing/promoting.ts'
import { vendorAt } from '../testing/vendor.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  await gateway.eligibility.start()
})
afterAll(async () => {
  expect(await findingsOf(gateway)).toEqual([])
  await gateway.close()
})

it('a stake above what an active bonus allows for one bet is refused with the bound, whatever pays it, and never counted against the bonus later', async () => {
  const [pearl, desk] = [await vendorAt(gateway), await promoting(gateway)]
  const seat = await pearl.seat('100')
  const bonus = { terms: { amount: '50', repeat: 'ONCE' }, budget: '1000', places: 10, turnover: 2, bonus: { maxBet: '20' } } as const
  const by = { token: await seat.token(), language: 'EN' }
  expect((await gateway.call(claimPromotion, { id: await desk.offer(bonus) }, by)).status).toBe(200)
  const ask = (playerId: string) => pearl.send('balance', { requestId: 'b', playerId, currency: 'VND', gameCode: 'PG-1' })
  expect(await ask(seat.playerId)).toMatchObject({ balance: 1_500_000, bonus: { amount: 500_000, maxStake: 200_000 } })
  const refused = { status: 'LIMIT_REACHED', balance: 1_500_000, limit: { kind: 'BONUS_BET', remaining: 200_000 } }
  expect(await seat.bet({ amount: 200_001 })).toMatchObject(refused)
  expect(await seat.both({ betAmount: 200_001 })).toMatchObject(refused)
  const roundId = randomUUID()
  expect(await seat.bet({ roundId, amount: 200_000 })).toMatchObject({ status: 'OK', balance: 1_300_000 })
  await seat.close(roundId)
  // What has run out bounds nothing any more.
  gateway.clock.advance(60 * DAY_MS)
  const later = await pearl.seat('100')
  expect(await ask(later.playerId)).not.toHaveProperty('bonus')
  expect(await later.bet({ amount: 200_001 })).toMatchObject({ status: 'OK' })
})
