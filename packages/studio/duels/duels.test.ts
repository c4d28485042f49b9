import { describe, expect, it } from 'vitest'
import type { ShownRound } from '../fair/shown-round.ts'
import { faultsOf } from '../fair/verify.ts'
import { feeOf, prizeOf } from '../games/cards/cards.ts'
import { writeRound } from '../rounds/write.ts'
import { balancesOf, BEGIN, cardsGame, openDuels, STAKE, totalOf } from '../testing/open-duels.ts'
import { STAKING_MS, WAITING_AWAY_MS } from './duel.ts'
import { stand } from './sit.ts'

describe('a table of two', () => {
  it('takes both stakes once both sit, pays the pot without the fee to the winner, and can be checked by either', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    expect(balancesOf(duels)).toEqual([BEGIN - STAKE, BEGIN - STAKE])
    duels.playOut(sessions)
    await duels.deliver()
    const views = sessions.map(duels.view)
    expect(views.map(({ state, ending }) => [state, ending])).toEqual([
      ['over', 'PLAYED'],
      ['over', 'PLAYED'],
    ])
    expect(views.map(({ round }) => round?.paid).toSorted()).toEqual([0, prizeOf(STAKE)])
    expect(totalOf(duels)).toBe(2 * BEGIN - feeOf(STAKE))
    for (const { round } of views) {
      expect(round?.state).toBe('settled')
      expect(await faultsOf(cardsGame(), round as ShownRound)).toEqual([])
      const { shared } = round as ShownRound
      expect(await faultsOf(cardsGame(), { ...(round as ShownRound), clientNumber: '1' })).toContain('SEALED_BETS')
      expect(await faultsOf(cardsGame(), { ...(round as ShownRound), paid: 1 })).toEqual(['PAID'])
      expect(
        await faultsOf(cardsGame(), { ...(round as ShownRound), shared: { ...shared, flight: 'other', bets: shared?.bets ?? [] } }),
      ).toContain('OUTCOME')
    }
    const moved = duels.purseOf('player-1').calls.filter(({ path }) => path === 'wallet/win')
    expect(moved.map(({ body }) => body['roundClosed'])).toEqual([true])
  })

  it('costs nothing while one waits, and lets them go', async () => {
    const duels = openDuels()
    const one = await duels.enter('player-1')
    await duels.sit(one)
    await duels.pass(3_600_000)
    expect(duels.view(one)).toMatchObject({ state: 'waiting', opponent: null })
    expect(duels.purseOf('player-1').calls).toEqual([])
    expect(stand(duels.house, one)).toBe(true)
    expect(duels.view(one)).toMatchObject({ state: 'void', ending: 'LEFT' })
    // Whoever is gone keeps no seat.
    await duels.sit(one)
    await duels.go('player-1')
    await duels.pass(WAITING_AWAY_MS - 1)
    expect(duels.view(one).state).toBe('waiting')
    await duels.pass(1)
    expect(duels.view(one)).toMatchObject({ state: 'void', ending: 'LEFT' })
    const two = await duels.enter('player-2')
    await duels.sit(two)
    expect(duels.view(two).state).toBe('waiting')
  })

  it('seats whoever has a bet on a match open, and nobody whose own stake here is not through', async () => {
    const duels = openDuels()
    const one = await duels.enter('player-1')
    const round = { id: 'round-of-one', requestId: 'r-1', stake: STAKE, choice: {}, commitment: 'c-1', clientNumber: '1', now: 0 }
    writeRound(duels.store, { ...one, game: 'PSSPORTS' }, { ...cardsGame(), code: 'PSSPORTS' }, round)
    expect(await duels.sit(one)).toEqual({ refused: 'ROUND_OPEN' })
    duels.store.run("UPDATE rounds SET state = 'riding'")
    expect(await duels.sit(one)).toHaveProperty('duel')
    expect(stand(duels.house, one)).toBe(true)
    duels.store.run("UPDATE rounds SET game = 'PSTWOKINGS'")
    await duels.pass(10_000)
    expect(await duels.sit(one)).toEqual({ refused: 'ROUND_OPEN' })
  })

  it('never has the same player at both seats, nor other stakes or currencies', async () => {
    const duels = openDuels()
    const one = await duels.enter('player-1')
    const again = await duels.enter('player-1')
    expect(await duels.sit(one)).toEqual(await duels.sit(again))
    expect(duels.view(again)).toMatchObject({ state: 'waiting', opponent: null })
    const others = [await duels.enter('player-2', { currency: 'IDR' }), await duels.enter('player-3')] as const
    await duels.sit(others[0])
    await duels.sit(others[1], 2 * STAKE)
    expect(others.map((session) => duels.view(session).state)).toEqual(['waiting', 'waiting'])
    const { id } = duels.duelFor(one)
    expect(() =>
      duels.store.run('INSERT INTO duel_seats (duel, seat, player, session) VALUES (?, 1, ?, ?)', id, 'player-1', again.id),
    ).toThrow(/UNIQUE/)
  })

  it.each(['INSUFFICIENT_FUNDS', 'LIMIT_REACHED', 'LOST_CALL', 'LOST_REPLY', 'SESSION_EXPIRED'])(
    'where one stake came to %s returns the other, whoever was first',
    async (fault) => {
      for (const order of [
        [0, 1],
        [1, 0],
      ] as const) {
        const duels = openDuels()
        const sessions = [await duels.enter('player-1'), await duels.enter('player-2')] as const
        for (const session of sessions) await duels.sit(session)
        duels.purseOf('player-2').faults.push(fault)
        for (const place of order) await duels.pay(sessions[place])
        for (let tries = 0; tries < 3; tries++) {
          await duels.pass(5000)
          await duels.deliver()
        }
        expect(duels.view(sessions[0])).toMatchObject({ state: 'void', ending: 'NOT_STAKED', hand: [] })
        expect(balancesOf(duels)).toEqual([BEGIN, BEGIN])
      }
    },
  )

  it('where one never pays returns the other’s stake in good time', async () => {
    const duels = openDuels()
    const one = await duels.enter('player-1')
    const two = await duels.enter('player-2')
    for (const session of [one, two]) await duels.sit(session)
    await duels.pay(one)
    await duels.pass(STAKING_MS - 1)
    expect(duels.view(one).state).toBe('staking')
    await duels.pass(1)
    await duels.deliver()
    expect(balancesOf(duels)).toEqual([BEGIN, BEGIN])
    expect(await duels.pay(two)).toEqual({ refused: 'NOT_SEATED' })
    expect(duels.view(two)).toMatchObject({ state: 'void', ending: 'NOT_STAKED', round: null })
  })

  it('takes a stake once, for the game that was seen, and answers one request with one round', async () => {
    const duels = openDuels()
    const one = await duels.enter('player-1')
    expect(await duels.sit(one, STAKE + 1)).toEqual({ refused: 'NOT_A_BET' })
    expect(await duels.sit(one, 6 * STAKE)).toEqual({ refused: 'STAKE_ABOVE' })
    await duels.sit(one)
    expect(await duels.pay(one)).toEqual({ refused: 'NOT_SEATED' })
    await duels.sit(await duels.enter('player-2'))
    expect(await duels.pay(one, { commitment: 'f'.repeat(64) })).toEqual({ refused: 'COMMITMENT_SPENT' })
    expect(await duels.pay(one, { clientNumber: 'x' })).toEqual({ refused: 'NOT_A_BET' })
    const first = await duels.pay(one, { requestId: 'request-same' })
    expect(await duels.pay(one, { requestId: 'request-same' })).toEqual(first)
    expect(await duels.pay(one)).toEqual({ refused: 'COMMITMENT_SPENT' })
    expect(duels.purseOf('player-1').balance()).toBe(BEGIN - STAKE)
  })

  it('keeps the least time between two games', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    duels.playOut(sessions)
    expect(await duels.sit(sessions[0])).toMatchObject({ refused: 'TOO_SOON', waitMs: 5000 })
    await duels.pass(5000)
    expect(await duels.sit(sessions[0])).toHaveProperty('duel')
  })

  it('judges every press on the server, and answers one that is sent again as before', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    const turn = duels.view(sessions[0]).myTurn ? 0 : 1
    const [lead, other] = [sessions[turn], sessions[1 - turn] ?? sessions[0]]
    const weakest = duels.view(lead).hand[0] ?? 0
    expect(duels.move(other, [duels.view(other).hand[0] ?? 0])).toEqual({ refused: 'NOT_YOUR_TURN' })
    expect(duels.move(lead, [])).toEqual({ refused: 'MUST_LEAD' })
    expect(duels.move(lead, [duels.view(other).hand[0] ?? 0])).toEqual({ refused: 'NOT_YOUR_CARDS' })
    expect(duels.move(lead, [-1])).toEqual({ refused: 'NO_COMBINATION' })
    expect(duels.move(lead, [weakest, weakest])).toEqual({ refused: 'NO_COMBINATION' })
    expect(duels.move(lead, [weakest], 0)).toHaveProperty('duel')
    expect(duels.move(lead, [weakest], 0)).toHaveProperty('duel')
    expect(duels.view(lead).moves).toHaveLength(1)
    expect(duels.move(lead, [], 0)).toEqual({ refused: 'MOVED_ALREADY' })
    expect(duels.move(await duels.enter('player-3'), [weakest], 0)).toEqual({ refused: 'NOT_SEATED' })
  })
})
