import { describe, expect, it } from 'vitest'
import { flightMs, multiplierAt, reachedAfter } from '../games/crash/climb.ts'
import { worth } from '../games/crash/crash.ts'
import type { House } from '../rounds/house.ts'
import { roundOf } from '../rounds/round.ts'
import { BEGIN, type Flights, flyTo, openFlights, roundIn, STAKE } from '../testing/open-flights.ts'
import { leave } from './leave.ts'

describe('a cash-out', () => {
  const one = async ({ sit, bet }: Flights) => {
    const linh = await sit('player-1')
    return { linh, round: roundIn(await bet(linh)) }
  }

  it('before the start, or while it would give the stake back for certain, is none', async () => {
    const { house, prepared, pass } = await flyTo(200, one)
    expect(await leave(house, prepared.linh, prepared.round.roundId)).toEqual({ refused: 'NOT_FLYING' })
    await pass(reachedAfter(101) - 1)
    expect(await leave(house, prepared.linh, prepared.round.roundId)).toEqual({ refused: 'NOT_FLYING' })
    await pass(1)
    expect(roundIn(await leave(house, prepared.linh, prepared.round.roundId)).paid).toBe(worth(STAKE, 101))
  })

  it('that comes a moment after the end is too late, though no pass has ended the flight yet', async () => {
    const { house, prepared, end } = await flyTo(150, one, 50_000)
    const at = (ms: number): House => ({ ...house, now: () => house.now() + ms })
    expect(await leave(at(flightMs(end)), prepared.linh, prepared.round.roundId)).toEqual({ refused: 'TOO_LATE' })
    const left = roundIn(await leave(at(flightMs(end) - 1), prepared.linh, prepared.round.roundId))
    expect(left.paid).toBe(worth(STAKE, multiplierAt(flightMs(end) - 1)))
  })

  it('twice at once pays once; again, it answers with the first', async () => {
    const { house, prepared, pass, calls } = await flyTo(300, one)
    await pass(10_000)
    const press = () => leave(house, prepared.linh, prepared.round.roundId)
    const both = await Promise.all([press(), press()])
    await pass(1000)
    expect([...both, await press()].map((answer) => roundIn(answer).paid)).toEqual([2 * STAKE, 2 * STAKE, 2 * STAKE])
    expect(calls('wallet/win')).toHaveLength(1)
  })

  it('of another player’s bet, or of none, is refused', async () => {
    const { house, prepared, pass, sit } = await flyTo(300, one)
    await pass(5000)
    const other = await sit('player-2')
    expect(await leave(house, other, prepared.round.roundId)).toEqual({ refused: 'UNKNOWN_ROUND' })
    expect(await leave(house, prepared.linh, 'id-0000-x')).toEqual({ refused: 'UNKNOWN_ROUND' })
    expect(roundOf(house.store, prepared.round.roundId)?.state).toBe('riding')
  })

  it('set above the end is not paid, and a press above what was set pays what was set', async () => {
    const { house, prepared, land, end, wallet, pass } = await flyTo(
      200,
      async ({ sit, bet }) => {
        const [low, high] = [await sit('player-1'), await sit('player-2')]
        return {
          low,
          first: roundIn(await bet(low, { stake: STAKE, auto: 150 })),
          second: roundIn(await bet(high, { stake: STAKE, auto: 90_000 })),
        }
      },
      50_000,
    )
    // The press comes before any pass has looked: the set one was first.
    const later: House = { ...house, now: () => house.now() + reachedAfter(190) }
    expect(roundIn(await leave(later, prepared.low, prepared.first.roundId))).toMatchObject({ paid: worth(STAKE, 150) })
    await pass(0)
    await land()
    expect(end).toBeLessThan(90_000)
    expect(roundOf(house.store, prepared.second.roundId)).toMatchObject({ paid: 0, state: 'settled' })
    expect(wallet.balance()).toBe(BEGIN - 2 * STAKE + worth(STAKE, 150))
  })

  it('set at the end and a tick to either side is paid at or below it, whatever time the page says that it has', async () => {
    for (let seed = 1; ; seed++) {
      const probe = await openFlights(seed * 1000)
      const bets: { roundId: string; by: number; of: Awaited<ReturnType<typeof probe.sit>> }[] = []
      for (const by of [-1, 0, 1]) {
        const of = await probe.sit(`player-${by}`)
        // Nothing of a page's clock is read: neither in the bet nor, below, in the press.
        bets.push({ ...roundIn(await probe.bet(of, { stake: STAKE, auto: 120 }, { at: Date.now() + 3_600_000 })), by, of })
      }
      const end = await probe.start()
      if (end < 120 || end > 50_000) continue
      for (const { roundId, by } of bets)
        probe.store.run("UPDATE rounds SET choice = json_set(choice, '$.auto', ?) WHERE id = ?", end + by, roundId)
      // A press that was held up for two seconds comes when it comes.
      const late: House = { ...probe.house, now: () => probe.house.now() + flightMs(end) + 2000 }
      expect(await leave(late, bets[2]!.of, bets[2]!.roundId)).toEqual({ refused: 'TOO_LATE' })
      await probe.pass(flightMs(end))
      expect(bets.map(({ roundId }) => roundOf(probe.store, roundId)?.paid)).toEqual([worth(STAKE, end - 1), worth(STAKE, end), 0])
      return
    }
  })

  it('set at exactly the end is paid, however late the pass is', async () => {
    for (let seed = 1; ; seed++) {
      const probe = await openFlights(seed * 1000)
      const linh = await probe.sit('player-1')
      const { roundId } = roundIn(await probe.bet(linh, { stake: STAKE, auto: 120 }))
      const end = await probe.start()
      if (end < 120) continue
      probe.store.run("UPDATE rounds SET choice = json_set(choice, '$.auto', ?) WHERE id = ?", end, roundId)
      await probe.pass(10 * flightMs(end))
      expect(roundOf(probe.store, roundId)?.paid).toBe(worth(STAKE, end))
      return
    }
  })
})
