import { describe, expect, it } from 'vitest'
import type { ShownRound } from '../fair/shown-round.ts'
import { faultsOf } from '../fair/verify.ts'
import { feeOf, prizeOf } from '../games/cards/cards.ts'
import { balancesOf, BEGIN, cardsGame, openDuels, STAKE, totalOf } from '../testing/open-duels.ts'
import { advance } from './advance.ts'
import { AWAY_MS, TURN_MS } from './duel.ts'
import { createPresence } from './presence.ts'

describe('the clocks of a table', () => {
  it('move for whoever lets 30 s run out: the weakest card when leading, else a pass', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    await duels.pass(TURN_MS - 1)
    expect(duels.view(sessions[0]).moves).toEqual([])
    await duels.pass(1)
    const [first] = duels.view(sessions[0]).moves
    expect(first).toMatchObject({ clock: true, ms: TURN_MS })
    expect(first?.cards).toHaveLength(1)
    await duels.pass(TURN_MS)
    expect(duels.view(sessions[0]).moves[1]).toMatchObject({ cards: [], clock: true })
    // Nobody at all ever presses: it still ends, and is settled.
    for (let turn = 0; turn < 60 && duels.view(sessions[0]).state === 'playing'; turn++) await duels.pass(TURN_MS)
    await duels.deliver()
    expect(totalOf(duels)).toBe(2 * BEGIN - feeOf(STAKE))
  })

  it('wait for whoever is away, up to a minute a game, and go on where they stood', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    const onTurn = duels.view(sessions[0]).myTurn ? 0 : 1
    const [lead, other] = [sessions[onTurn], sessions[1 - onTurn] ?? sessions[0]]
    await duels.pass(10_000)
    await duels.go(lead.player)
    expect(duels.view(other)).toMatchObject({ turnEndsAt: null, turnLeftMs: TURN_MS - 10_000, theirs: { leftMs: AWAY_MS } })
    await duels.pass(40_000)
    expect(duels.view(other)).toMatchObject({ state: 'playing', moves: [] })
    duels.come(lead.player)
    await duels.pass(0)
    expect(duels.view(other).turnEndsAt).toBe(duels.house.now() + TURN_MS - 10_000)
    expect(duels.view(lead).mine).toEqual({ leftMs: 20_000, awaySince: null })
    // The minute is one budget.
    await duels.go(lead.player)
    await duels.pass(19_999)
    expect(duels.view(other).state).toBe('playing')
    await duels.pass(1)
    await duels.deliver()
    expect(duels.view(other)).toMatchObject({ state: 'over', ending: 'AWAY', round: { paid: prizeOf(STAKE), state: 'settled' } })
    expect(duels.view(lead)).toMatchObject({ round: { paid: 0 } })
    expect(await faultsOf(cardsGame(), duels.view(lead).round as ShownRound)).toEqual([])
  })

  it('find a line that is gone without a word', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    await duels.pass(0)
    duels.skip(8001)
    const presence = createPresence(duels.house.now)
    for (const { player } of sessions) presence.enter(player)
    duels.skip(8000)
    await advance(duels.house, presence)
    expect(duels.view(sessions[0]).mine.awaySince).toBeNull()
    duels.skip(1)
    await advance(duels.house, presence)
    expect(duels.view(sessions[0]).mine.awaySince).toBe(duels.house.now())
  })

  it('return both stakes without a fee where both are lost', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    await duels.go('player-1')
    await duels.pass(30_000)
    await duels.go('player-2')
    await duels.pass(30_000)
    await duels.deliver()
    expect(duels.view(sessions[0])).toMatchObject({ state: 'void', ending: 'BOTH_AWAY', theirHand: null })
    expect(balancesOf(duels)).toEqual([BEGIN, BEGIN])
  })
})
