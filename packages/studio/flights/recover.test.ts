import { describe, expect, it } from 'vitest'
import type { ShownRound } from '../fair/shown-round.ts'
import { faultsOf } from '../fair/verify.ts'
import { reachedAfter } from '../games/crash/climb.ts'
import { worth } from '../games/crash/crash.ts'
import { deliver } from '../rounds/outbox.ts'
import { recover } from '../rounds/recover.ts'
import { roundOf } from '../rounds/round.ts'
import { BEGIN, crashGame, type Flights, flyTo, openFlights, roundIn, STAKE } from '../testing/open-flights.ts'
import { PAUSE_MS } from './flight.ts'
import { recoverFlights } from './recover.ts'

describe('a stop of the studio', () => {
  const three = async ({ sit, bet }: Flights) => ({
    set: roundIn(await bet(await sit('player-1'), { stake: STAKE, auto: 150 })),
    high: roundIn(await bet(await sit('player-2'), { stake: STAKE, auto: 90_000 })),
    free: roundIn(await bet(await sit('player-3'))),
  })

  it('in mid-flight pays what was set and reached, and returns every other stake', async () => {
    const { house, prepared, wallet, pass, flight } = await flyTo(200, three, 50_000)
    await pass(1000)
    // The process is gone; the next one finds its store.
    expect([recover(house), recoverFlights(house)]).toEqual([0, 1])
    await deliver(house)
    expect(roundOf(house.store, prepared.set.roundId)).toMatchObject({ state: 'settled', paid: worth(STAKE, 150) })
    for (const { roundId } of [prepared.high, prepared.free])
      expect(roundOf(house.store, roundId)).toMatchObject({ state: 'void', refusal: 'INTERRUPTED' })
    expect(wallet.balance()).toBe(BEGIN - STAKE + worth(STAKE, 150))
    expect(await faultsOf(crashGame(), roundOf(house.store, prepared.set.roundId) as ShownRound)).toEqual([])
    expect(recoverFlights(house)).toBe(0)
    await pass(PAUSE_MS)
    expect(flight().state).toBe('betting')
  })

  it('while bets are taken returns all stakes', async () => {
    const flights = await openFlights()
    await three(flights)
    flights.store.run("UPDATE rounds SET state = 'betting' WHERE stake > 0 AND player = 'player-1'")
    expect([recover(flights.house), recoverFlights(flights.house)]).toEqual([1, 1])
    await deliver(flights.house)
    expect(flights.wallet.balance()).toBe(BEGIN)
    expect(flights.flight()).toMatchObject({ state: 'void', crash: null })
  })

  it('between a cash-out and its payment loses nothing and pays nothing twice', async () => {
    const { house, prepared, wallet, pass } = await flyTo(300, three)
    wallet.faults.push('LOST_REPLY')
    await pass(reachedAfter(150))
    await deliver(house)
    recover(house)
    recoverFlights(house)
    for (const pause of [1000, 2000]) {
      await pass(pause)
      await deliver(house)
    }
    expect(roundOf(house.store, prepared.set.roundId)).toMatchObject({ state: 'settled', paid: worth(STAKE, 150) })
    expect(wallet.balance()).toBe(BEGIN - STAKE + worth(STAKE, 150))
  })
})
