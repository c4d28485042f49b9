import { placeBet, type PickRequest, type Placed } from '../book/bet.ts'
import { advanceBook } from '../book/advance.ts'
import { bookView, type MatchView } from '../book/view.ts'
import type { MarketKey, Pick } from '../games/book/sport.ts'
import { unitOf } from '../games/game.ts'
import { type AnyGame, gameOf } from '../games/games.ts'
import type { House } from '../rounds/house.ts'
import { deliver } from '../rounds/outbox.ts'
import { type Round, roundOf } from '../rounds/round.ts'
import { keepSession, type Session } from '../rounds/session.ts'
import { openStore, type Store } from '../rounds/store.ts'
import type { Authenticated } from '../wallet/wallet.ts'
import { fakeWallet } from './fake-wallet.ts'

export const BOOK_STAKE = 50_000_000
export const BOOK_BEGIN = 10_000 * BOOK_STAKE
/** Noon, UTC. */
const FIRST = Date.UTC(2027, 0, 15, 12)

/** The event book over a store in memory and the test's wallet, by a clock that only `pass` moves; the first matches are listed. */
export const openBook = async ({ from = 1, store = openStore(':memory:') }: { from?: number; store?: Store } = {}) => {
  const wallet = fakeWallet(BOOK_BEGIN)
  let time = FIRST
  let ids = 0
  let seeds = from
  const chance = { id: () => `id-0000-${++ids}`, seed: () => (++seeds).toString(16).padStart(64, '0') }
  const house: House = { wallet, store, now: () => time, chance }
  const pass = async (ms: number) => {
    time += ms
    const owed = await advanceBook(house, 1)
    if (owed) await deliver(house)
    return owed
  }
  await pass(0)
  const sit = async (gameCode = 'PSSPORTS', over: Partial<Authenticated> = {}, player = 'player-1'): Promise<Session> => {
    const opened = await wallet.authenticate(`token-of-${player}-${++ids}`)
    if (!('sessionToken' in opened)) throw new Error('no session')
    return keepSession(store, { ...opened, playerId: player, gameCode, ...over }, { id: chance.id(), now: time, unit: unitOf('VND') })
  }
  const session = await sit()
  const view = (of: Session = session) => bookView(house, of, 1)
  const wishOf = (match: MatchView, market: MarketKey, pick: Pick): PickRequest => {
    const found = match.markets.find((each) => each.market === market)
    const odds = found?.offers.find((offer) => offer.pick === pick)?.odds
    if (!found || found.paused !== null || !odds) throw new Error(`${match.fixture.id} has no ${market} ${pick}`)
    return { match: match.fixture.id, market, line: found.line, pick, odds, version: found.version }
  }
  let requests = 0
  return {
    wallet,
    house,
    store,
    session,
    sit,
    view,
    pass,
    wishOf,
    /** Matches whose markets are all open, the soonest first. */
    open: (of: Session = session, sport = 'FOOTBALL') =>
      view(of).matches.filter(({ fixture, markets }) => fixture.sport === sport && markets.every(({ paused }) => paused === null)),
    bet: (picks: readonly PickRequest[], more: object = {}, of: Session = session): Promise<Placed> =>
      placeBet(
        house,
        of,
        { requestId: `request-${++requests}`, clientNumber: '71904226', stake: BOOK_STAKE, picks, better: false, ...more },
        1,
      ),
    round: (id: string): Round => {
      const found = roundOf(store, id)
      if (!found) throw new Error(`no round ${id}`)
      return found
    },
    calls: (path: string) => wallet.calls.filter((call) => call.path === path),
  }
}

export type OpenBook = Awaited<ReturnType<typeof openBook>>

export const sectionGame = (code = 'PSSPORTS'): AnyGame => {
  const found = gameOf(code)
  if (!found) throw new Error('no game')
  return found
}
