import { describe, expect, it } from 'vitest'
import type { ShownRound } from '../fair/shown-round.ts'
import { faultsOf } from '../fair/verify.ts'
import type { BookChoice } from '../games/book/bets.ts'
import type { Round } from '../rounds/round.ts'
import { findBet, outcomeOf } from '../testing/book-bets.ts'
import { BOOK_STAKE, openBook, sectionGame } from '../testing/open-book.ts'
import { roundIn } from '../testing/open-flights.ts'
import { applyCorrections, correct } from './correct.ts'

describe('a corrected result', () => {
  const opposite = (round: Round): readonly [number, number] => (round.paid > 0 ? [0, 5] : [5, 0])

  it('that comes before settlement is the one that counts, either way', async () => {
    for (const wins of [true, false]) {
      const book = await openBook()
      const [match] = book.open()
      const { roundId } = roundIn(await book.bet([book.wishOf(match!, 'RESULT', '1')]))
      const ended = () => book.store.one("SELECT 1 FROM matches WHERE id = ? AND state = 'ended'", match!.fixture.id) !== undefined
      expect(() => correct(book.store, { match: match!.fixture.id, score: [1, 0], reason: 'too soon', by: 'Lan' }, 1)).toThrow(
        'is not over',
      )
      for (let second = 0; !ended() && second < 4000; second++) await book.pass(1000)
      correct(
        book.store,
        { match: match!.fixture.id, score: wins ? [3, 0] : [0, 3], reason: 'goal wrongly given', by: 'Lan' },
        book.house.now(),
      )
      const onBoard = () => book.view().matches.find(({ fixture }) => fixture.id === match!.fixture.id)
      expect(onBoard()).toMatchObject({ phase: 'ENDED', score: wins ? [3, 0] : [0, 3], corrected: 'goal wrongly given' })
      correct(book.store, { match: match!.fixture.id, score: null, reason: 'nobody saw it', by: 'Lan' }, book.house.now())
      expect(onBoard()).toMatchObject({ phase: 'ABANDONED', score: [0, 0], corrected: 'nobody saw it' })
      correct(
        book.store,
        { match: match!.fixture.id, score: wins ? [3, 0] : [0, 3], reason: 'goal wrongly given', by: 'Lan' },
        book.house.now(),
      )
      await book.pass(60_000)
      const round = book.round(roundId)
      expect(round).toMatchObject({ state: 'settled', paid: wins ? (round.choice as BookChoice).legs[0]!.odds * (BOOK_STAKE / 100) : 0 })
      expect(await faultsOf(sectionGame(), round as ShownRound)).toEqual([])
      expect(book.view().bets[0]?.legs[0]).toMatchObject({ reason: 'goal wrongly given' })
    }
  })

  it('credits the difference by an entry of its own, once, and leaves what was written before', async () => {
    const { book, round } = await findBet(({ state, paid }) => state === 'settled' && paid === 0)
    const { match, odds } = (round.choice as BookChoice).legs[0]!
    const before = book.wallet.balance()
    correct(book.store, { match, score: opposite(round), reason: 'scores were swapped', by: 'Lan' }, book.house.now())
    await book.pass(1000)
    await book.pass(1000)
    expect(applyCorrections(book.house)).toBe(false)
    const after = book.round(round.roundId)
    expect(after).toMatchObject({ state: 'settled', paid: (BOOK_STAKE / 100) * odds })
    const own = book.calls('wallet/win').filter(({ body }) => body['roundId'] === round.roundId)
    expect(own.map(({ body }) => [body['txId'], body['amount']])).toEqual([
      [`${round.roundId}-win`, 0],
      [`${round.roundId}-win-c1`, (BOOK_STAKE / 100) * odds],
    ])
    // Other bets on the match move as well; this one alone by its own entry.
    expect(book.wallet.balance()).toBeGreaterThanOrEqual(before + (BOOK_STAKE / 100) * odds)
    expect(await faultsOf(sectionGame(), after as ShownRound)).toEqual([])
    // Corrected back, nothing is taken: it says so, and what was paid stands.
    correct(book.store, { match, score: [0, 5], reason: 'it was right after all', by: 'Lan' }, book.house.now())
    await book.pass(1000)
    const back = book.round(round.roundId)
    expect(back.paid).toBe(after.paid)
    expect(outcomeOf(back)).toMatchObject({ verdicts: ['LOST'], paidBefore: after.paid })
    expect(await faultsOf(sectionGame(), back as ShownRound)).toEqual([])
    // And once more the other way: what was paid already is not paid again.
    correct(book.store, { match, score: [5, 0], reason: 'now for certain', by: 'Lan' }, book.house.now())
    await book.pass(1000)
    expect(book.calls('wallet/win').filter(({ body }) => body['roundId'] === round.roundId)).toHaveLength(2)
    expect(book.store.all('SELECT reason FROM corrections')).toHaveLength(3)
  })

  it('that makes a match count for nothing returns what was lost on it', async () => {
    const { book, round } = await findBet(({ state, paid }) => state === 'settled' && paid === 0)
    const { match } = (round.choice as BookChoice).legs[0]!
    correct(book.store, { match, score: null, reason: 'wrong side was listed', by: 'Lan' }, book.house.now())
    await book.pass(1000)
    expect(book.round(round.roundId)).toMatchObject({ paid: BOOK_STAKE, state: 'settled' })
  })

  it('says what is no correction', async () => {
    const { book, round } = await findBet(({ state }) => state === 'settled')
    const { match } = (round.choice as BookChoice).legs[0]!
    const good = { match, score: [1, 0] as const, reason: 'some reason', by: 'Lan' }
    const of = (change: object) => () => correct(book.store, { ...good, ...change }, 1)
    expect(of({ match: 'FOOTBALL-1' })).toThrow('there is no match')
    expect(of({ score: [-1, 0] })).toThrow('whole numbers')
    expect(of({ reason: '' })).toThrow('a reason')
    expect(book.store.all('SELECT 1 FROM corrections')).toEqual([])
  })
})
