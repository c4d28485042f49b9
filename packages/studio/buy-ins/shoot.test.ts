import { describe, expect, it } from 'vitest'
import { faultsOf } from '../fair/verify.ts'
import type { ShownRound } from '../fair/shown-round.ts'
import { type AnyGame, gameOf } from '../games/games.ts'
import { MOST_SHOTS, type ReefChoice } from '../games/reef/reef.ts'
import { roundIn } from '../testing/open-flights.ts'
import { BUY_IN, openSea, PRICE, shotIn, UNIT } from '../testing/open-reef.ts'

const game = gameOf('PSCORALREEF') as AnyGame

describe('a shot', () => {
  it('sent again is the same shot: neither lost nor paid twice, also when several come at once', async () => {
    const { linh, roundId } = await openSea()
    const all = await Promise.all([1, 1, 2, 1, 2].map((number) => linh.shoot(roundId, number)))
    const [first, again, second] = all.map(shotIn)
    expect(again).toEqual(first)
    expect(second?.number).toBe(2)
    expect(linh.open(roundId)).toMatchObject({
      fired: 2,
      cost: 2 * PRICE,
      left: BUY_IN - 2 * PRICE + (first?.paid ?? 0) + (second?.paid ?? 0),
    })
    expect(await linh.shoot(roundId, 1, 'turtle')).toMatchObject({ refused: 'SHOT_SPENT' })
    expect(await linh.shoot(roundId, 1, 'minnow', 10_000_000)).toMatchObject({ refused: 'SHOT_SPENT' })
  })

  it('is decided by its number, in whatever order shots arrive', async () => {
    const straight = await openSea()
    const crossed = await openSea()
    const paid = async ({ linh, roundId }: typeof straight, number: number) => shotIn(await linh.shoot(roundId, number)).paid
    const [a, b, c] = [await paid(straight, 1), await paid(straight, 2), await paid(straight, 3)]
    expect([await paid(crossed, 3), await paid(crossed, 1), await paid(crossed, 2)]).toEqual([c, a, b])
  })

  it('that was recalled before it arrived is returned for good; one that arrived stands', async () => {
    const { linh, roundId, pass } = await openSea()
    const arrived = shotIn(await linh.shoot(roundId, 1))
    expect(shotIn(linh.recall(roundId, 1))).toEqual(arrived)
    expect(shotIn(linh.recall(roundId, 2))).toEqual({ number: 2, target: null, price: 0, paid: 0 })
    expect(await linh.shoot(roundId, 2)).toMatchObject({ refused: 'SHOT_SPENT' })
    expect(linh.open(roundId)).toMatchObject({ fired: 1, cost: PRICE, next: 3 })
    pass(250)
    shotIn(await linh.shoot(roundId, 4))
    const round = roundIn(await linh.settle(roundId))
    expect((round.choice as ReefChoice).shots).toEqual([['minnow', PRICE], null, null, ['minnow', PRICE]])
    expect(await faultsOf(game, round as ShownRound)).toEqual([])
  })

  it('is one of at most four within any second, by the server’s clock', async () => {
    const { linh, roundId, pass } = await openSea()
    const tries = async () => {
      let count = 0
      for (let attempt = 0; attempt < 10; attempt++) {
        const fired = await linh.shoot(roundId, linh.open(roundId).next)
        if ('shot' in fired) count++
        else expect(fired).toMatchObject({ refused: 'TOO_FAST' })
      }
      return count
    }
    expect(await tries()).toBe(4)
    pass(999)
    expect(await tries()).toBe(0)
    pass(1)
    expect(await tries()).toBe(4)
    expect(linh.open(roundId).fired).toBe(8)
  })

  it.each([
    ['NOT_A_SHOT', { target: 'whale' }],
    ['NOT_A_SHOT', { price: PRICE + 1 }],
    ['NOT_A_SHOT', { price: -PRICE }],
    ['NOT_A_SHOT', { number: 0 }],
    ['NOT_A_SHOT', { number: 1.5 }],
    ['NOT_A_SHOT', { number: Number.NaN }],
    ['ROUND_FULL', { number: MOST_SHOTS + 1 }],
    ['SHOT_AHEAD', { number: 9 }],
    ['UNKNOWN_ROUND', { roundId: 'other' }],
  ])('is refused as %s: %j', async (refused, sent) => {
    const { linh, roundId } = await openSea()
    const {
      number = 1,
      target = 'minnow',
      price = PRICE,
      ...of
    } = sent as { number?: number; target?: string; price?: number; roundId?: string }
    expect(await linh.shoot(of.roundId ?? roundId, number, target, price)).toMatchObject({ refused })
    expect(linh.open(roundId)).toMatchObject({ fired: 0, left: BUY_IN })
  })

  it('is not fired at what could bring the round above its payout limit', async () => {
    const { linh, roundId } = await openSea({ limits: { minStake: UNIT, maxStake: 500 * UNIT, maxPayout: 200 * UNIT } })
    expect(await linh.shoot(roundId, 1, 'turtle', 2 * UNIT)).toMatchObject({ refused: 'PAYOUT_ABOVE' })
    expect(shotIn(await linh.shoot(roundId, 1, 'turtle', UNIT)).number).toBe(1)
  })

  it('is not fired for more than is left; what is left can be shot for less, and is paid', async () => {
    const { linh, roundId, pass } = await openSea()
    shotIn(await linh.shoot(roundId, 1, 'turtle', UNIT))
    for (let number = 2; linh.open(roundId).left >= 10 * UNIT; number++) {
      pass(250)
      shotIn(await linh.shoot(roundId, number, 'turtle', 10 * UNIT))
    }
    const { left, next } = linh.open(roundId)
    expect(left).toBe(9 * UNIT)
    pass(250)
    expect(await linh.shoot(roundId, next, 'minnow', 10 * UNIT)).toMatchObject({ refused: 'BUY_IN_SPENT' })
    expect(roundIn(await linh.settle(roundId)).paid).toBe(left)
  })
})
