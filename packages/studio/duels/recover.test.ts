import { describe, expect, it } from 'vitest'
import { feeOf } from '../games/cards/cards.ts'
import type { Session } from '../rounds/session.ts'
import { BEGIN, type Duels, openDuels, STAKE, totalOf } from '../testing/open-duels.ts'
import { AWAY_MS, TURN_MS } from './duel.ts'

const openDuelsOf = ({ store }: Duels) => store.all('SELECT 1 FROM duels WHERE ended_at IS NULL').length

describe('a stop of the studio', () => {
  it('while one waits costs nothing', async () => {
    const duels = openDuels()
    const one = await duels.enter('player-1')
    await duels.sit(one)
    expect(duels.stop()).toEqual({ bets: 0, returned: 1, resumed: 0 })
    expect(duels.view(one)).toMatchObject({ state: 'void', ending: 'LEFT' })
  })

  it.each([0, 1, 2])('while %i of two stakes are paid and not dealt returns them', async (paid) => {
    const duels = openDuels()
    const sessions = [await duels.enter('player-1'), await duels.enter('player-2')] as const
    for (const session of sessions) await duels.sit(session)
    for (const session of sessions.slice(0, paid)) await duels.pay(session)
    // As it stands when the process dies between the last answer and the deal.
    duels.store.run("UPDATE duels SET state = 'staking', hands = NULL, bets = NULL, entropy = NULL")
    expect(duels.stop()).toMatchObject({ returned: 1, resumed: 0 })
    await duels.deliver()
    expect(totalOf(duels)).toBe(2 * BEGIN)
    expect(duels.stop()).toEqual({ bets: 0, returned: 0, resumed: 0 })
  })

  it.each(['LOST_CALL', 'LOST_REPLY'])('while a stake is asked for, which came to %s, rolls it back', async (fault) => {
    const duels = openDuels()
    const sessions = [await duels.enter('player-1'), await duels.enter('player-2')] as const
    for (const session of sessions) await duels.sit(session)
    await duels.pay(sessions[0])
    duels.purseOf('player-2').faults.push(fault)
    const request = duels.pay(sessions[1])
    // The row stands; the answer never reaches this process.
    expect(duels.stop()).toMatchObject({ bets: 1, returned: 1 })
    await request
    for (let tries = 0; tries < 3; tries++) {
      await duels.pass(5000)
      await duels.deliver()
    }
    expect(totalOf(duels)).toBe(2 * BEGIN)
  })

  it('in play costs nobody any time: the game goes on when they come back', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    for (let step = 0; step < 4; step++) duels.step(sessions)
    await duels.pass(25_000)
    duels.skip(3_600_000)
    expect(duels.stop()).toMatchObject({ returned: 0, resumed: 1 })
    const { hand, moves } = duels.view(sessions[0])
    await duels.pass(50_000)
    for (const { player } of sessions) duels.come(player)
    await duels.pass(0)
    expect(duels.view(sessions[0])).toMatchObject({ state: 'playing', hand, moves, mine: { leftMs: 10_000, awaySince: null } })
    await duels.pass(TURN_MS - 1)
    expect(duels.view(sessions[0]).moves).toEqual(moves)
    duels.playOut(sessions)
    await duels.deliver()
    expect(totalOf(duels)).toBe(2 * BEGIN - feeOf(STAKE))
  })

  it('from which nobody comes back returns both stakes without a fee', async () => {
    const duels = openDuels()
    await duels.deal()
    duels.stop()
    await duels.pass(AWAY_MS)
    await duels.deliver()
    expect(totalOf(duels)).toBe(2 * BEGIN)
  })

  it('between the last move and its payment loses nothing and pays nothing twice', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    duels.playOut(sessions)
    for (const player of ['player-1', 'player-2']) duels.purseOf(player).faults.push('LOST_REPLY', 'LOST_CALL')
    await duels.deliver()
    duels.stop()
    for (const pause of [1000, 2000, 4000]) {
      await duels.pass(pause)
      await duels.deliver()
    }
    expect(totalOf(duels)).toBe(2 * BEGIN - feeOf(STAKE))
    expect(sessions.map((session) => duels.view(session).round?.state)).toEqual(['settled', 'settled'])
  })

  /** Numbers from a fixed start, the same on every machine. */
  const numbersFrom = (start: number) => {
    let state = start
    return (below: number): number => {
      state = (state * 48_271) % 2_147_483_647
      return state % below
    }
  }

  it('at any of 300 moments, with a line that breaks, leaves no round open past its time and the books equal', async () => {
    const endings = new Set<string>()
    for (let run = 1; run <= 300; run++) {
      const below = numbersFrom(run * 7919)
      const duels = openDuels(run * 1000)
      const sessions: Session[] = [await duels.enter('player-1'), await duels.enter('player-2')]
      const stopAt = below(30)
      const act = async (moment: number): Promise<void> => {
        if (below(6) === 0)
          duels.purseOf(`player-${1 + below(2)}`).faults.push(['LOST_CALL', 'LOST_REPLY', 'INSUFFICIENT_FUNDS'][below(3)] ?? '')
        const session = sessions[below(2)] ?? sessions[0]
        if (!session) return
        if (moment < 4) await duels.sit(session)
        else if (moment < 8) await (duels.view(session).state === 'staking' ? duels.pay(session) : duels.sit(session))
        else if (duels.view(session).state === 'playing') duels.step(sessions)
        if (below(9) === 0) await duels.go(session.player)
        await duels.pass(below(4000))
        await duels.deliver()
      }
      await duels.sit(sessions[0] as Session)
      await duels.sit(sessions[1] as Session)
      for (let moment = 0; moment < stopAt; moment++) await act(moment)
      duels.stop()
      // Both, one or none come back and let the clock play.
      for (const { player } of sessions.slice(0, below(3))) duels.come(player)
      for (let minute = 0; minute < 40 && openDuelsOf(duels) > 0; minute++) {
        await duels.pass(60_000)
        await duels.deliver()
      }
      // In the end the line holds.
      for (const { player } of sessions) duels.purseOf(player).faults.splice(0)
      for (let hour = 0; hour < 4; hour++) {
        duels.skip(3 * 3_600_000)
        await duels.deliver()
      }
      const open = duels.store.all("SELECT * FROM rounds WHERE state IN ('betting', 'riding', 'decided')")
      if (open.length > 0 || openDuelsOf(duels) > 0) throw new Error(`run ${run} left something open`)
      for (const { ending, state } of duels.store.all('SELECT ending, state FROM duels')) endings.add(`${state} ${ending}`)
      const decided = duels.store.all("SELECT * FROM duels WHERE state = 'over'").length
      expect(totalOf(duels)).toBe(2 * BEGIN - decided * feeOf(STAKE))
    }
    // Each of the ways to end was met.
    const ways = ['over AWAY', 'over PLAYED', 'void BOTH_AWAY', 'void INTERRUPTED', 'void LEFT', 'void NOT_STAKED']
    expect([...endings].toSorted()).toEqual(ways)
  })
})
