import { describe, expect, it } from 'vitest'
import { roundOf } from '../rounds/round.ts'
import { openDuels } from '../testing/open-duels.ts'

describe('what a player is shown', () => {
  it('is never a card of the other, nor what gives it away, before the end', async () => {
    for (let seed = 1; seed < 15; seed++) {
      const duels = openDuels(seed * 1000)
      const sessions = await duels.deal()
      for (let step = 0; step < 200 && duels.view(sessions[0]).state === 'playing'; step++) {
        const duel = duels.duelFor(sessions[0])
        for (const session of sessions) {
          const view = duels.view(session)
          const { seat } = view
          const theirs = (duel.hands?.[1 - seat] ?? []).filter((card) => !duel.moves.some(({ cards }) => cards.includes(card)))
          const { now: _, ...frame } = view
          const numbers = [...frame.hand, ...frame.moves.flatMap(({ cards }) => cards), ...(frame.lying ?? [])]
          expect(numbers.filter((card) => theirs.includes(card))).toEqual([])
          expect(frame.theirHand).toBeNull()
          expect(frame.theirCount).toBe(theirs.length)
          expect(frame.round).toMatchObject({ seed: null, outcome: null, shared: null, choice: { moves: [] } })
          // No other field may hold cards, and none the secret.
          expect(Object.keys(frame).toSorted()).toEqual(FIELDS)
          expect(JSON.stringify(frame)).not.toContain(duel.seed)
        }
        duels.step(sessions)
      }
      for (const session of sessions) expect(duels.view(session).theirHand).not.toBeNull()
    }
  })

  const FIELDS = [
    'begunAt',
    'commitment',
    'endedAt',
    'ending',
    'entropy',
    'hand',
    'id',
    'lying',
    'mine',
    'moves',
    'myTurn',
    'number',
    'opponent',
    'practice',
    'round',
    'seat',
    'stake',
    'state',
    'theirCount',
    'theirHand',
    'theirs',
    'turnEndsAt',
    'turnLeftMs',
  ]

  it('tells nothing by the stake’s round, by its id, until the end', async () => {
    const duels = openDuels()
    const sessions = await duels.deal()
    const id = duels.view(sessions[0]).round?.roundId ?? ''
    expect(roundOf(duels.store, id)).toMatchObject({ state: 'riding', seed: null, outcome: null, shared: null })
    duels.playOut(sessions)
    expect(roundOf(duels.store, id)?.seed).toMatch(/^\w{64}$/)
  })
})
