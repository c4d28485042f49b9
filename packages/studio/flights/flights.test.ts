import { describe, expect, it } from 'vitest'
import type { ShownRound } from '../fair/shown-round.ts'
import { faultsOf } from '../fair/verify.ts'
import { reachedAfter } from '../games/crash/climb.ts'
import { type CrashChoice, worth } from '../games/crash/crash.ts'
import type { House } from '../rounds/house.ts'
import { deliver } from '../rounds/outbox.ts'
import { roundOf } from '../rounds/round.ts'
import { BEGIN, crashGame, flyTo, openFlights, roundIn, STAKE } from '../testing/open-flights.ts'
import { advance } from './advance.ts'
import { board } from './board.ts'
import { EMPTY_KEPT_MS } from '../rounds/shared.ts'
import { BETTING_MS, GRACE_MS, PAUSE_MS } from './flight.ts'
import { leave } from './leave.ts'

describe('a flight', () => {
  it('carries two players: one leaves by a press, one as set, each paid once, and both can check it', async () => {
    const { house, wallet, pass, prepared, view, land, end, flight } = await flyTo(400, async ({ sit, bet }) => {
      const [linh, minh] = [await sit('player-1'), await sit('player-2')]
      return {
        linh,
        minh,
        first: roundIn(await bet(linh)),
        second: roundIn(await bet(minh, { stake: 2 * STAKE, auto: 300 })),
      }
    })
    expect(wallet.balance()).toBe(BEGIN - 3 * STAKE)
    await pass(10_000)
    const left = roundIn(await leave(house, prepared.linh, prepared.first.roundId))
    expect(left).toMatchObject({ state: 'settled', paid: 2 * STAKE, seed: null, outcome: null, shared: null })
    expect(wallet.balance()).toBe(BEGIN - STAKE)
    // Set at 3.00×: due the moment it is reached, and not before.
    await pass(reachedAfter(300) - 10_001)
    expect(roundOf(house.store, prepared.second.roundId)?.state).toBe('riding')
    await pass(1)
    await deliver(house)
    expect(wallet.balance()).toBe(BEGIN + 5 * STAKE)
    expect(view(prepared.linh)).toMatchObject({ crash: null, players: 2, left: 2, riders: [{ stake: 2 * STAKE, exit: 300 }] })
    await land()
    expect(view(prepared.minh)).toMatchObject({ state: 'over', crash: end, riders: [{ stake: STAKE, exit: 200 }] })
    expect(wallet.balance()).toBe(BEGIN + 5 * STAKE)
    for (const { roundId } of [prepared.first, prepared.second]) {
      const round = roundOf(house.store, roundId) as ShownRound
      expect(round).toMatchObject({ outcome: { crash: end }, commitment: flight().commitment })
      expect(await faultsOf(crashGame(), round)).toEqual([])
      const { shared, choice } = round
      expect(await faultsOf(crashGame(), { ...round, clientNumber: '1' })).toEqual(['SEALED_BETS'])
      expect(await faultsOf(crashGame(), { ...round, shared: { bets: shared?.bets ?? [], flight: 'other' } })).toContain('OUTCOME')
      expect(await faultsOf(crashGame(), { ...round, choice: { ...(choice as CrashChoice), out: 150 } })).toEqual(['PAID'])
    }
  })

  it('is kept for ever with a bet, and for a week without', async () => {
    const { store, sit, bet, start, land, pass, flight } = await openFlights()
    await bet(await sit('player-1'))
    const withBet = flight().id
    await start()
    await land()
    await pass(PAUSE_MS)
    const empty = flight().id
    await start()
    await land()
    const stands = (id: string) => store.one('SELECT 1 FROM flights WHERE id = ?', id) !== undefined
    await pass(EMPTY_KEPT_MS)
    expect([stands(withBet), stands(empty)]).toEqual([true, true])
    await start()
    await land()
    await pass(PAUSE_MS)
    expect([stands(withBet), stands(empty)]).toEqual([true, false])
  })

  it('ends for whoever stays: the stake is lost, the round closed, the seed opened', async () => {
    const { house, wallet, prepared, land, calls } = await flyTo(
      150,
      async ({ sit, bet }) => roundIn(await bet(await sit('player-1'))),
      9000,
    )
    await land()
    expect(roundOf(house.store, prepared.roundId)).toMatchObject({ state: 'settled', paid: 0 })
    expect(roundOf(house.store, prepared.roundId)?.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(calls('wallet/win').map(({ body }) => [body['amount'], body['roundClosed']])).toEqual([[0, true]])
    expect(wallet.balance()).toBe(BEGIN - STAKE)
  })

  it('shows neither end nor seed before it has ended, to nobody', async () => {
    const { prepared, view, pass, house, flight } = await flyTo(200, async ({ sit, bet }) => {
      const linh = await sit('player-1')
      return { linh, round: roundIn(await bet(linh)) }
    })
    await pass(5000)
    await leave(house, prepared.linh, prepared.round.roundId)
    const views = JSON.stringify([view(prepared.linh), roundOf(house.store, prepared.round.roundId)])
    expect(views).not.toContain(flight().seed)
    expect(views).toContain('"crash":null')
    expect(views).not.toContain('player-1')
  })

  it('opens only while somebody looks, and goes on by itself', async () => {
    const { house, flight, pass, start, land } = await openFlights()
    await start()
    await land()
    const { number } = flight()
    await pass(0)
    expect(await advance({ ...house, now: () => house.now() + PAUSE_MS }, { watched: false })).toBe(false)
    expect(flight().number).toBe(number)
    await pass(PAUSE_MS)
    expect(flight()).toMatchObject({ number: number + 1, state: 'betting', crash: null })
  })
})

describe('a bet on a flight', () => {
  it('is one for each player, on the flight whose commitment was shown, until betting closes', async () => {
    const { sit, bet, pass, start } = await openFlights()
    const linh = await sit('player-1')
    expect(await bet(linh, { stake: STAKE }, { commitment: 'f'.repeat(64) })).toEqual({ refused: 'COMMITMENT_SPENT' })
    expect(await bet(linh, { stake: STAKE, auto: 100 })).toEqual({ refused: 'NOT_A_BET' })
    expect(await bet(linh, { stake: 1_000_000_000_000 })).toEqual({ refused: 'STAKE_ABOVE' })
    const { roundId } = roundIn(await bet(linh, { stake: STAKE }, { requestId: 'request-once' }))
    expect(roundIn(await bet(linh, { stake: STAKE }, { requestId: 'request-once' })).roundId).toBe(roundId)
    // A second window of the same player is no second seat.
    expect(await bet(await sit('player-1'))).toEqual({ refused: 'ROUND_OPEN' })
    await pass(BETTING_MS - 1)
    expect(roundIn(await bet(await sit('player-2'))).state).toBe('riding')
    await pass(1)
    expect(await bet(await sit('player-3'))).toEqual({ refused: 'BETS_CLOSED' })
    await start()
  })

  it.each(['LOST_CALL', 'LOST_REPLY', 'INTERNAL'])('whose call came to %s is rolled back and does not fly', async (fault) => {
    const { sit, bet, wallet, start, flight, house } = await openFlights()
    wallet.faults.push(fault)
    expect(roundIn(await bet(await sit('player-1')))).toMatchObject({ state: 'void' })
    await deliver(house)
    expect(wallet.balance()).toBe(BEGIN)
    await start()
    expect(flight().bets).toEqual([])
  })

  it('that the wallet refuses as too much can be placed again, smaller', async () => {
    const { sit, bet, wallet } = await openFlights()
    const linh = await sit('player-1')
    wallet.faults.push('INSUFFICIENT_FUNDS')
    expect(roundIn(await bet(linh))).toMatchObject({ state: 'refused' })
    expect(roundIn(await bet(linh)).state).toBe('riding')
  })

  it('that is answered after the grace stays on the ground, and its stake comes back', async () => {
    const { sit, wallet, house, pass, flight } = await openFlights()
    const linh = await sit('player-1')
    let answer: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => (answer = resolve))
    const slow: House = { ...house, wallet: { ...wallet, send: async (path, body) => waiting.then(() => wallet.send(path, body)) } }
    const placed = board(slow, linh, {
      requestId: 'request-slow',
      clientNumber: '1',
      commitment: flight().commitment,
      choice: { stake: STAKE },
    })
    await pass(BETTING_MS)
    expect(flight().state).toBe('betting')
    await pass(GRACE_MS)
    expect(flight()).toMatchObject({ state: 'flying', bets: [] })
    // Its return is sent before it arrives itself.
    await deliver(house)
    answer()
    expect(roundIn(await placed).state).toBe('void')
    await deliver(house)
    expect(wallet.balance()).toBe(BEGIN)
  })

  it('of free play flies on the same flight, and never asks the wallet', async () => {
    const { sit, bet, house, store, pass, wallet, start, land } = await openFlights()
    const guest = await sit('nobody', { mode: 'demo', playerId: null, balance: null })
    const trial = () => Number(store.one('SELECT balance FROM trials WHERE player = ?', guest.player)?.['balance'])
    const before = trial()
    const { roundId } = roundIn(await bet(guest, { stake: STAKE, auto: 101 }))
    expect(trial()).toBe(before - STAKE)
    const end = await start()
    await pass(reachedAfter(101))
    await land()
    expect(trial()).toBe(before - STAKE + (end >= 101 ? worth(STAKE, 101) : 0))
    expect(await faultsOf(crashGame(), roundOf(house.store, roundId) as ShownRound)).toEqual([])
    expect(wallet.calls).toEqual([])
  })
})
