import { describe, expect, it } from 'vitest'
import type { ShownRound } from '../fair/shown-round.ts'
import { faultsOf } from '../fair/verify.ts'
import { divided, lastBallOf, prizesOf } from '../games/bingo/pool.ts'
import { gameOf } from '../games/games.ts'
import { roundOf } from '../rounds/round.ts'
import { BEGIN, cardsOf, openBingo, PRICE } from '../testing/open-bingo.ts'
import { roundIn } from '../testing/open-flights.ts'
import { carriedOf } from './hall.ts'

const game = () => {
  const found = gameOf('PSBINGODUSK')
  if (!found) throw new Error('no bingo')
  return found
}

describe('a round of bingo', () => {
  it('shares a prize in coins of the currency, however many places the wallet writes, and keeps the rest for the next pot', async () => {
    const { hall, sit, purchase, close, ball, deliver, named, store, pass } = await openBingo()
    const bought = [
      roundIn(await purchase(await sit('player-1', { currencyExponent: 4 }), 6)),
      roundIn(await purchase(await sit('player-2', { currencyExponent: 4 }), 5)),
    ]
    await close()
    const drawn = named(1)!
    const { pool, outcome } = drawn.drawn['VND:real']!
    expect(pool.place).toBe(10_000)
    for (const { each } of [outcome.lines, outcome.full]) expect(each % 10_000).toBe(0)
    // Of a pot that cards by threes and by nines would share, nobody gets parts of a coin.
    expect([3, 9].map((cards) => divided(prizesOf(outcome.pot).lines, cards, pool.place).each % 10_000)).toEqual([0, 0])
    await ball(drawn, lastBallOf(outcome))
    await pass(hall.terms.ballMs)
    await deliver()
    const { full, lines } = prizesOf(outcome.pot)
    const paid = bought.reduce((sum, { roundId }) => sum + roundOf(store, roundId)!.paid, 0)
    expect(paid + carriedOf(store, 'VND:real')).toBe(full + lines)
  })

  it('is sold, drawn before its first ball, shown by the clock, paid once, and checks for every player', async () => {
    const { hall, sit, purchase, close, ball, deliver, round, named, view, store, wallet, pass } = await openBingo()
    const [linh, minh] = [await sit('player-1'), await sit('player-2')]
    const first = roundIn(await purchase(linh, 6))
    const second = roundIn(await purchase(minh, 4))
    expect(wallet.balance()).toBe(BEGIN - 10 * PRICE)
    expect(view(linh).sale).toMatchObject({ isOpen: true, cards: 10, players: 2, carried: 0, entropy: null })
    await close()
    const drawn = named(1)!
    const { pool, outcome } = drawn.drawn['VND:real']!
    expect(outcome.pot).toBe(10 * PRICE)
    // Drawn and stored a minute before anybody sees a ball, and kept from everybody.
    expect(drawn.state).toBe('flying')
    expect(view(linh)).toMatchObject({ sale: { isOpen: false, entropy: drawn.entropy }, round: null })
    for (const seen of [view(linh), roundOf(store, first.roundId)]) {
      const text = JSON.stringify(seen)
      for (const secret of [drawn.seed, JSON.stringify(outcome.balls)]) expect(text).not.toContain(secret)
    }
    await ball(drawn, 1)
    expect(view(minh).round).toMatchObject({
      state: 'flying',
      balls: outcome.balls.slice(0, 1),
      cards: 10,
      players: 2,
      houseCards: 0,
      full: null,
    })
    // The next sale has begun with the first ball.
    expect(round().number).toBe(2)
    await ball(drawn, 31)
    expect(view(minh).round?.balls).toEqual(outcome.balls.slice(0, 31))
    expect(view(linh).round?.balls).toEqual(outcome.balls.slice(0, 31))
    const last = lastBallOf(outcome)
    await ball(drawn, last)
    expect(roundOf(store, first.roundId)).toMatchObject({ state: 'riding', seed: null, shared: null })
    expect(view(linh).round).toMatchObject({ state: 'flying', full: outcome.full, lines: outcome.lines })
    await pass(hall.terms.ballMs)
    await deliver()
    const ended = [first, second].map(({ roundId }) => roundOf(store, roundId)!)
    const paid = ended.reduce((sum, each) => sum + each.paid, 0)
    expect(paid).toBe(prizesOf(outcome.pot).full + prizesOf(outcome.pot).lines - outcome.rest)
    expect(wallet.balance()).toBe(BEGIN - 10 * PRICE + paid)
    expect(carriedOf(store, 'VND:real')).toBe(outcome.rest)
    for (const each of ended) {
      expect(each).toMatchObject({ state: 'settled', outcome, shared: { flight: drawn.id } })
      expect(await faultsOf(game(), each as ShownRound)).toEqual([])
      const proof = each as ShownRound
      const shared = proof.shared!
      // Nobody's purchase can be left out, added or altered, nor what was carried.
      const altered = [
        { ...pool, bets: pool.bets.slice(1) },
        { ...pool, bets: [...pool.bets, { mark: 'x', cards: await cardsOf(99, 1) }] },
        { ...pool, carried: pool.carried + 1 },
        { ...pool, houseCards: 1 },
        undefined,
      ]
      for (const other of altered) expect(await faultsOf(game(), { ...proof, shared: { ...shared, pool: other } })).toEqual(['SEALED_BETS'])
      expect(await faultsOf(game(), { ...proof, shared: null })).toEqual(['SEALED_BETS'])
      expect(await faultsOf(game(), { ...proof, clientNumber: '1' })).toEqual(['SEALED_BETS'])
      expect(await faultsOf(game(), { ...proof, paid: proof.paid + 1 })).toEqual(['PAID'])
      expect(await faultsOf(game(), { ...proof, outcome: { ...outcome, balls: outcome.balls.toReversed() } })).toEqual(['OUTCOME'])
    }
    // Ended once, it is not paid again.
    await pass(60_000)
    await deliver()
    expect(wallet.balance()).toBe(BEGIN - 10 * PRICE + paid)
  })

  it('with too few cards is void and its money goes back', async () => {
    const { sit, purchase, close, deliver, named, store, wallet, view } = await openBingo()
    const session = await sit('player-1')
    const { roundId } = roundIn(await purchase(session, 6))
    await close()
    await deliver()
    expect(named(1)).toMatchObject({ state: 'void', drawn: {} })
    expect(roundOf(store, roundId)).toMatchObject({ state: 'void', refusal: 'TOO_FEW_CARDS' })
    expect(wallet.balance()).toBe(BEGIN)
    expect(view(session)).toMatchObject({
      round: { state: 'void', mine: [{ refusal: 'TOO_FEW_CARDS' }] },
      sale: { number: 2, isOpen: true },
    })
  })

  it('is brought to its least by cards of the house, which pay and win like others and follow from the same secret', async () => {
    const { sit, purchase, close, ball, deliver, named, store, wallet, hall, pass, view } = await openBingo({ houseCards: 9 })
    const session = await sit('player-1')
    const { roundId } = roundIn(await purchase(session, 2))
    await close()
    const { outcome } = named(1)!.drawn['VND:real']!
    expect(outcome.houseCards).toHaveLength(8)
    expect(outcome.pot).toBe(10 * PRICE)
    await ball(named(1)!, lastBallOf(outcome))
    expect(view(session).round).toMatchObject({ cards: 2, players: 1, houseCards: 8 })
    await pass(hall.terms.ballMs)
    await deliver()
    const ended = roundOf(store, roundId)!
    expect(await faultsOf(game(), ended as ShownRound)).toEqual([])
    expect(wallet.balance()).toBe(BEGIN - 2 * PRICE + ended.paid)
    expect(carriedOf(store, 'VND:real')).toBe(outcome.rest)
  })

  it('is one of its own for each currency and for play money, with the same balls', async () => {
    const { sit, purchase, close, named, view, store, wallet, ball, hall, pass } = await openBingo({ houseCards: 9 })
    const real = await sit('player-1')
    const trial = await sit('', { mode: 'demo', playerId: null })
    await purchase(real, 3)
    const { roundId } = roundIn(await purchase(trial, 1))
    expect(wallet.balance()).toBe(BEGIN - 3 * PRICE)
    await close()
    const { drawn } = named(1)!
    expect(Object.keys(drawn).toSorted()).toEqual(['VND:demo', 'VND:real'])
    expect(drawn['VND:demo']?.outcome.balls).toEqual(drawn['VND:real']?.outcome.balls)
    const outcome = drawn['VND:demo']!.outcome
    await ball(named(1)!, 1)
    expect(view(trial).round).toMatchObject({ cards: 1, houseCards: 9 })
    expect(view(real).round).toMatchObject({ cards: 3, houseCards: 7 })
    await pass(75 * hall.terms.ballMs)
    const ended = roundOf(store, roundId)!
    expect(ended).toMatchObject({ state: 'settled', mode: 'demo', balance: 10_000 * 10_000_000 - PRICE + ended.paid })
    expect(await faultsOf(game(), ended as ShownRound)).toEqual([])
    expect(carriedOf(store, 'VND:demo')).toBe(outcome.rest)
  })

  it('takes what nobody won into the next full house of its currency', async () => {
    const { sit, purchase, close, ball, pass, hall, store, round, view } = await openBingo({ houseCards: 9, leastCards: 2 })
    const session = await sit('player-1')
    for (let number = 1; number <= 12; number++) {
      const carried = carriedOf(store, 'VND:real')
      expect(view(session).sale?.carried).toBe(carried)
      await purchase(session, 2)
      const now = round()
      await close()
      const { pool, outcome } = round().drawn['VND:real']!
      expect(pool.carried).toBe(carried)
      expect(carriedOf(store, 'VND:real')).toBe(0)
      await ball(now, lastBallOf(outcome))
      await pass(hall.terms.ballMs)
      expect(carriedOf(store, 'VND:real')).toBe(outcome.rest)
      expect(outcome.full.each * outcome.full.cards).toBeGreaterThanOrEqual(prizesOf(outcome.pot).full + carried - 10_000)
      if (outcome.rest > PRICE / 2) return
    }
    throw new Error('in none of twelve rounds the lines went to nobody')
  })
})
