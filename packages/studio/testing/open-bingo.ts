import { advanceBingo } from '../bingo/advance.ts'
import { type BingoRound, BINGO_TERMS, type BingoTerms, type Hall, latestRounds } from '../bingo/hall.ts'
import { buy, type Bought } from '../bingo/sale.ts'
import { bingoViews } from '../bingo/view.ts'
import { type Card, cardFrom } from '../games/bingo/card.ts'
import { numbersOf } from '../fair/stream.ts'
import { deliver } from '../rounds/outbox.ts'
import { keepSession, type Session } from '../rounds/session.ts'
import { openStore } from '../rounds/store.ts'
import type { Authenticated } from '../wallet/wallet.ts'
import { fakeWallet } from './fake-wallet.ts'

/** 20,000 of the currency. */
export const PRICE = 200_000_000
export const BEGIN = 1000 * PRICE
/** A whole multiple of ten minutes. */
const FIRST = 1_800_000_000_000

/** Cards that a test buys: the same for the same seed. */
export const cardsOf = async (seed: number, count: number): Promise<Card[]> => {
  const below = await numbersOf({ gameCode: 'TEST', roundId: `cards-${seed}`, seed: 'c0'.repeat(32), clientNumber: '1' })
  const cards: Card[] = []
  while (cards.length < count) cards.push(await cardFrom(below))
  return cards
}

/** Bingo of a store in memory and the test's wallet, on sale for the round in ten minutes, by a clock that only `pass` moves. */
export const openBingo = async (terms: Partial<BingoTerms> = {}, firstSeed = 1) => {
  const wallet = fakeWallet(BEGIN)
  const store = openStore(':memory:')
  let time = FIRST
  let ids = 0
  let seeds = firstSeed
  const chance = { id: () => `id-0000-${++ids}`, seed: () => (++seeds).toString(16).padStart(64, '0') }
  const hall: Hall = { wallet, store, now: () => time, chance, terms: { ...BINGO_TERMS, ...terms } }
  const sit = async (player: string, over: Partial<Authenticated> = {}): Promise<Session> => {
    const from = await wallet.authenticate(`token-of-${player}-${++ids}`)
    if (!('sessionToken' in from)) throw new Error('no session')
    return keepSession(
      store,
      { ...from, playerId: player, gameCode: 'PSBINGODUSK', ...over },
      { id: chance.id(), now: time, unit: 10_000_000 },
    )
  }
  const round = (): BingoRound => {
    const [latest] = latestRounds(store, 1)
    if (!latest) throw new Error('no round')
    return latest
  }
  let requests = 0
  const purchase = async (session: Session, count: number, more: object = {}): Promise<Bought> =>
    buy(hall, session, {
      requestId: `request-${++requests}`,
      clientNumber: '71904226',
      commitment: round().commitment,
      choice: { cards: await cardsOf(requests, count) },
      ...more,
    })
  const pass = async (ms: number) => {
    time += ms
    return advanceBingo(hall, { watched: true })
  }
  await pass(0)
  return {
    wallet,
    hall,
    store,
    sit,
    purchase,
    pass,
    round,
    named: (number: number) => latestRounds(store, 20).find((each) => each.number === number),
    view: (session: Session) => bingoViews(hall, 0)(session),
    /** To the end of the sale, where the balls are drawn. */
    close: () => pass(round().closesAt - time),
    /** To the moment of a ball of a round. */
    ball: (of: BingoRound, number: number) => pass(of.startsAt + (number - 1) * hall.terms.ballMs - time),
    deliver: () => deliver(hall),
    calls: (path: string) => wallet.calls.filter((call) => call.path === path),
  }
}
