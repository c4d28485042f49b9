import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numbersOf } from '../../fair/stream.ts'
import { type Card, DECK } from './card.ts'
import { dealt, feeOf, HAND, potOf, prizeOf, twoKings, winnerOf } from './cards.ts'
import { combinationOf } from './combination.ts'
import { playsOf } from './plays.ts'
import { practiceMove } from './practice.ts'
import { PUBLISHED_RETURN } from './published.ts'
import { after, begin, type Hands, type Move, moveOfClock, otherSeat, refusalOf, type Standing, standingAfter } from './standing.ts'

const dealFor = async (index: number): Promise<Hands> =>
  dealt(await numbersOf({ gameCode: twoKings.code, roundId: `duel-${index}`, seed: '5a'.repeat(32), clientNumber: String(index) }))

const dealArbitrary = fc
  .shuffledSubarray(
    Array.from({ length: DECK }, (_, card) => card),
    { minLength: 2 * HAND, maxLength: 2 * HAND },
  )
  .map((deck): Hands => [deck.slice(0, HAND), deck.slice(HAND)])

/** The second program: whether a list of cards may be laid, by trying every subset of the hand of its size. */
const mayLay = (standing: Standing, cards: readonly Card[]): boolean =>
  standing.winner === null && refusalOf(standing, { seat: standing.turn, cards }) === undefined

describe('a game of cards', () => {
  it('takes legal moves and no other, loses no card, and ends with an empty hand, whatever is tried', () => {
    const tries = fc.array(fc.tuple(fc.nat(10_000), fc.uniqueArray(fc.nat(DECK - 1), { maxLength: 13 }), fc.boolean()), {
      minLength: 150,
      maxLength: 150,
    })
    fc.assert(
      fc.property(dealArbitrary, tries, (hands, choices) => {
        let standing = begin(hands)
        const laid: Card[] = []
        const moves: Move[] = []
        for (const [pick, junk, wrongSeat] of choices) {
          if (standing.winner !== null) break
          const seat = wrongSeat ? otherSeat(standing.turn) : standing.turn
          const bad: Move = { seat, cards: junk }
          const refusal = refusalOf(standing, bad)
          if (wrongSeat) expect(refusal).toBe('NOT_YOUR_TURN')
          else if (junk.some((card) => !standing.hands[seat].includes(card))) expect(refusal).toBe('NOT_YOUR_CARDS')
          else if (junk.length > 0 && !combinationOf(junk)) expect(refusal).toBe('NO_COMBINATION')
          if (refusal) expect(() => after(standing, bad)).toThrow(refusal)
          const plays = playsOf(standing)
          const options: (readonly Card[])[] = standing.lying ? [...plays, []] : plays
          const move: Move = { seat: standing.turn, cards: options[pick % options.length] ?? [] }
          expect(refusalOf(standing, move)).toBeUndefined()
          const before = standing.hands[0].length + standing.hands[1].length
          standing = after(standing, move)
          moves.push(move)
          laid.push(...move.cards)
          expect(standing.hands[0].length + standing.hands[1].length).toBe(before - move.cards.length)
        }
        const all = [...laid, ...standing.hands[0], ...standing.hands[1]].toSorted((a, b) => a - b)
        expect(all).toEqual([...hands[0], ...hands[1]].toSorted((a, b) => a - b))
        expect(standing).toEqual(standingAfter(hands, moves))
        if (standing.winner !== null) {
          expect(standing.hands[standing.winner]).toEqual([])
          expect(refusalOf(standing, { seat: standing.turn, cards: [] })).toBe('GAME_OVER')
        }
      }),
      { numRuns: 60, seed: 3 },
    )
  })

  it('knows every play: what it does not offer is refused or differs in weaker cards only', () => {
    fc.assert(
      fc.property(dealArbitrary, fc.nat(500), (hands, pick) => {
        const first = begin(hands)
        const plays = playsOf(first)
        const standing = after(first, { seat: first.turn, cards: plays[pick % plays.length] ?? [] })
        if (standing.winner !== null) return
        const hand = standing.hands[standing.turn]
        const worth = (cards: readonly Card[]) => JSON.stringify(combinationOf(cards))
        const offered = new Set(playsOf(standing).map(worth))
        for (let mask = 1; mask < 2 ** hand.length; mask++) {
          const cards = hand.filter((_, place) => (mask >> place) % 2 === 1)
          if (mayLay(standing, cards) !== offered.has(worth(cards)))
            throw new Error(`${cards.join(' ')} on ${standing.lying?.cards.join(' ')}`)
        }
      }),
      { numRuns: 15, seed: 5 },
    )
  })

  it('begins with the weakest card, cannot be passed by whoever leads, and the clock passes or lays the weakest', () => {
    const hands: Hands = [
      [9, 40, 20],
      [1, 51, 22],
    ]
    const first = begin(hands)
    expect(first.turn).toBe(1)
    expect(refusalOf(first, { seat: 1, cards: [] })).toBe('MUST_LEAD')
    expect(moveOfClock(first)).toEqual({ seat: 1, cards: [1] })
    const second = after(first, moveOfClock(first))
    expect(moveOfClock(second)).toEqual({ seat: 0, cards: [] })
    const third = after(second, moveOfClock(second))
    expect([third.turn, third.lying]).toEqual([1, null])
  })

  it('is ended by the practice player, too, by legal moves of its own hand alone', async () => {
    const wins = [0, 0]
    for (let index = 0; index < 60; index++) {
      let standing = begin(await dealFor(index))
      for (let move = 0; standing.winner === null; move++) {
        if (move > 200) throw new Error('it goes on and on')
        if (standing.turn === 1) {
          const seen = { hand: standing.hands[1], lying: standing.lying, theirs: standing.hands[0].length }
          standing = after(standing, practiceMove(seen))
        } else standing = after(standing, moveOfClock(standing))
      }
      wins[standing.winner] = (wins[standing.winner] ?? 0) + 1
    }
    // Against somebody who lets every clock run out it has to win most.
    expect(wins[1]).toBeGreaterThan(50)
  })

  it('is dealt fairly: every card as often to either hand, none twice', async () => {
    const deals = 2000
    const counted = Array.from({ length: 2 * DECK }, () => 0)
    for (let index = 0; index < deals; index++) {
      const hands = await dealFor(index)
      expect(new Set([...hands[0], ...hands[1]]).size).toBe(2 * HAND)
      for (const seat of [0, 1] as const)
        for (const card of hands[seat]) counted[seat * DECK + card] = (counted[seat * DECK + card] ?? 0) + 1
    }
    const expected = (deals * HAND) / DECK
    const chiSquare = counted.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // Fixed seeds. About a hundred degrees of freedom, of less spread than independent cells: one in ten thousand is above 161.
    expect(chiSquare).toBeLessThan(161)
  })

  it('pays the pot without the fee to the winner alone, and nothing for moves that the rules forbid', () => {
    const hands: Hands = [
      [0, 5],
      [9, 13],
    ]
    const stake = 1_000_000_000
    const choice = {
      stake,
      seat: 0 as const,
      left: null,
      moves: [
        { seat: 0 as const, cards: [0] },
        { seat: 1 as const, cards: [9] },
      ],
    }
    const done = [...choice.moves, { seat: 0 as const, cards: [] }, { seat: 1 as const, cards: [13] }]
    expect(twoKings.pays(choice, { hands })).toBe(0)
    expect(winnerOf({ moves: done, left: null }, hands)).toBe(1)
    expect(twoKings.pays({ ...choice, moves: done }, { hands })).toBe(0)
    expect(twoKings.pays({ ...choice, seat: 1, moves: done }, { hands })).toBe(1_920_000_000)
    expect(twoKings.pays({ ...choice, left: 1 }, { hands })).toBe(prizeOf(stake))
    expect(twoKings.pays({ ...choice, left: 0 }, { hands })).toBe(0)
    expect(twoKings.pays({ ...choice, left: 1, moves: [{ seat: 0, cards: [9] }] }, { hands })).toBe(0)
    expect([potOf(stake), feeOf(stake), prizeOf(stake)]).toEqual([2_000_000_000, 80_000_000, 1_920_000_000])
    expect((prizeOf(stake) * 10_000) / potOf(stake)).toBe(PUBLISHED_RETURN)
  })

  it.each([{}, { stake: 0 }, { stake: -2 }, { stake: 3 }, { stake: '2' }, null])('is no bet: %j', (sent) => {
    expect(twoKings.read(sent, 2)).toBeUndefined()
  })

  it('takes neither seat nor moves from a page', () => {
    expect(twoKings.read({ stake: 2, seat: 1, left: 0, moves: [{ seat: 1, cards: [] }] }, 2)).toEqual({
      stake: 2,
      seat: 0,
      moves: [],
      left: null,
    })
  })
})
