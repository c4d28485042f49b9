import { describe, expect, it } from 'vitest'
import { BEGIN, cardsOf, openBingo, PRICE } from '../testing/open-bingo.ts'
import { roundIn } from '../testing/open-flights.ts'
import { BINGO_TERMS, checkTerms, nextStart } from './hall.ts'
import { returnCards } from './sale.ts'

describe('the sale', () => {
  it('ends on the server’s clock, for one round’s commitment, with six cards a player', async () => {
    const { sit, purchase, pass, round, hall } = await openBingo({ houseCards: 9 })
    const session = await sit('player-1')
    expect(await purchase(session, 1, { choice: { cards: [[1]] } })).toEqual({ refused: 'NOT_A_BET' })
    expect(await purchase(session, 1, { commitment: 'other' })).toEqual({ refused: 'COMMITMENT_SPENT' })
    roundIn(await purchase(session, 4))
    expect(await purchase(session, 1)).toMatchObject({ refused: 'TOO_SOON' })
    await pass(5000)
    expect(await purchase(session, 3)).toEqual({ refused: 'TOO_MANY_CARDS' })
    roundIn(await purchase(session, 2))
    const other = await sit('player-2')
    const { closesAt } = round()
    await pass(closesAt - hall.now() - 1)
    roundIn(await purchase(other, 1))
    await pass(1)
    expect(await purchase(await sit('player-3'), 1, { commitment: round().commitment })).toEqual({ refused: 'SALE_CLOSED' })
  })

  it('asked for twice is one purchase, and one the wallet refuses is none', async () => {
    const { sit, purchase, wallet, view } = await openBingo()
    const session = await sit('player-1')
    const choice = { cards: await cardsOf(1, 2) }
    const [one, two] = [
      roundIn(await purchase(session, 0, { requestId: 'request-same', choice })),
      roundIn(await purchase(session, 0, { requestId: 'request-same', choice })),
    ]
    expect(two.roundId).toBe(one.roundId)
    expect(wallet.balance()).toBe(BEGIN - 2 * PRICE)
    const other = await sit('player-2')
    wallet.faults.push('LIMIT_REACHED')
    expect(roundIn(await purchase(other, 1))).toMatchObject({ state: 'refused', refusal: 'LIMIT_REACHED' })
    expect(view(other).sale).toMatchObject({ cards: 2, players: 1, mine: [] })
  })

  it('gives cards back until it ends, once, and not to others', async () => {
    const { sit, purchase, wallet, hall, close, view } = await openBingo({ houseCards: 9 })
    const [session, other] = [await sit('player-1'), await sit('player-2')]
    const { roundId } = roundIn(await purchase(session, 2))
    expect(await returnCards(hall, other, roundId)).toEqual({ refused: 'UNKNOWN_ROUND' })
    for (let press = 0; press < 3; press++)
      expect(roundIn(await returnCards(hall, session, roundId))).toMatchObject({ state: 'void', refusal: 'GIVEN_BACK' })
    expect(wallet.balance()).toBe(BEGIN)
    expect(view(session).sale).toMatchObject({ cards: 0, players: 0 })
    const bought = roundIn(await purchase(other, 1))
    await close()
    expect(await returnCards(hall, other, bought.roundId)).toEqual({ refused: 'SALE_CLOSED' })
  })

  it('is for the next whole ten minutes that it can still be open for', () => {
    const at = (minutes: number) => nextStart(minutes * 60_000, BINGO_TERMS) / 60_000
    expect([0, 0.5, 8.9, 9, 9.5, 10, 18.9].map(at)).toEqual([10, 10, 10, 20, 20, 20, 20])
  })

  it.each([{ ballMs: 7201 }, { closedMs: 3500 }, { leastCards: 0 }, { everyMs: 1.5 }, { houseCards: -1 }])(
    'is not held on terms that cannot be kept: %j',
    (wrong) => {
      expect(() => checkTerms({ ...BINGO_TERMS, ...wrong })).toThrow(/^bingo: /)
      expect(checkTerms(BINGO_TERMS)).toBe(BINGO_TERMS)
    },
  )
})
