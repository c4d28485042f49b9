import { describe, expect, it } from 'vitest'
import type { BookChoice } from '../games/book/bets.ts'
import type { House } from '../rounds/house.ts'
import { deliver } from '../rounds/outbox.ts'
import { BOOK_BEGIN, BOOK_STAKE, type OpenBook, openBook } from '../testing/open-book.ts'
import { roundIn } from '../testing/open-flights.ts'
import { placeBet, readBookBet } from './bet.ts'
import { GRACE_MS } from './match.ts'

/** Goes on until the odds of a pick are others than before, and its market is open. */
const untilOddsMove = async (book: OpenBook, up: boolean) => {
  for (const match of book.open().toReversed()) {
    const wish = book.wishOf(match, 'RESULT', '1')
    const moves = JSON.parse(String(book.store.one('SELECT moves FROM matches WHERE id = ?', match.fixture.id)?.['moves'])) as {
      at: number
      market: string
      shade: number
    }[]
    const move = moves.find(({ market, shade }) => market === 'RESULT' && (up ? shade < 0 : shade > 0))
    if (!move || moves.find(({ market }) => market === 'RESULT') !== move) continue
    return { wish, move, match: match.fixture.id }
  }
  throw new Error('no odds move')
}

describe('a bet on the book', () => {
  it('takes one debit for one round, at the odds that were shown, and names its matches', async () => {
    const book = await openBook()
    const [first, second] = book.open()
    const picks = [book.wishOf(first!, 'RESULT', '1'), book.wishOf(second!, 'TOTAL', 'O')]
    const round = roundIn(await book.bet(picks))
    expect(round).toMatchObject({ state: 'riding', stake: BOOK_STAKE, outcome: null, seed: null })
    expect((round.choice as BookChoice).legs.map(({ match, odds }) => [match, odds])).toEqual(picks.map(({ match, odds }) => [match, odds]))
    expect(book.calls('wallet/bet').map(({ body }) => [body['amount'], body['roundId'], body['gameCode']])).toEqual([
      [BOOK_STAKE, round.roundId, 'PSSPORTS'],
    ])
    expect(book.wallet.balance()).toBe(BOOK_BEGIN - BOOK_STAKE)
    expect(book.view().bets).toMatchObject([{ round: { roundId: round.roundId }, legs: [{ verdict: null }, { verdict: null }] }])
  })

  it('is placed once however often the same request comes', async () => {
    const book = await openBook()
    const picks = [book.wishOf(book.open()[0]!, 'RESULT', 'X')]
    const first = roundIn(await book.bet(picks, { requestId: 'request-once' }))
    expect(roundIn(await book.bet(picks, { requestId: 'request-once' })).roundId).toBe(first.roundId)
    expect(book.calls('wallet/bet')).toHaveLength(1)
  })

  it('at odds that are gone is refused and offered again; a press on the new ones places it', async () => {
    const book = await openBook()
    const { wish, move, match } = await untilOddsMove(book, false)
    await book.pass(move.at - book.house.now())
    expect(await book.bet([wish])).toEqual({ refused: 'ODDS_CHANGED' })
    expect(book.calls('wallet/bet')).toEqual([])
    const now = book.wishOf(book.view().matches.find(({ fixture }) => fixture.id === match)!, 'RESULT', '1')
    expect(now.odds).toBeLessThan(wish.odds)
    expect(now.version).toBeGreaterThan(wish.version)
    // Worse odds are never taken silently.
    expect(await book.bet([wish], { better: true })).toEqual({ refused: 'ODDS_CHANGED' })
    expect((roundIn(await book.bet([now])).choice as BookChoice).legs[0]?.odds).toBe(now.odds)
  })

  it('takes better odds without asking only where the player said so', async () => {
    const book = await openBook()
    const { wish, move, match } = await untilOddsMove(book, true)
    await book.pass(move.at - book.house.now())
    expect(await book.bet([wish])).toEqual({ refused: 'ODDS_CHANGED' })
    const round = roundIn(await book.bet([wish], { better: true }))
    const now = book.wishOf(book.view().matches.find(({ fixture }) => fixture.id === match)!, 'RESULT', '1')
    expect(now.odds).toBeGreaterThan(wish.odds)
    expect((round.choice as BookChoice).legs[0]?.odds).toBe(now.odds)
  })

  it('is refused while its market is paused, from closing on, and while it is played', async () => {
    const book = await openBook()
    const { wish, move } = await untilOddsMove(book, false)
    await book.pass(move.at - 1 - book.house.now())
    expect(book.view().matches.find(({ fixture }) => fixture.id === wish.match)?.markets[0]).toMatchObject({ paused: 'CHECKING' })
    expect(await book.bet([wish])).toEqual({ refused: 'MARKET_PAUSED' })
    const [next] = book.open()
    const soon = book.wishOf(next!, 'TOTAL', 'U')
    await book.pass(next!.fixture.startsAt - book.house.now())
    expect(await book.bet([soon])).toEqual({ refused: 'MARKET_PAUSED' })
    await book.pass(20_000)
    expect(await book.bet([soon])).toEqual({ refused: 'MARKET_PAUSED' })
    expect(book.calls('wallet/bet')).toEqual([])
  })

  it('after a part is not taken at odds of before it, even where the figures are the same', async () => {
    const book = await openBook()
    const [next] = book.open()
    const wish = book.wishOf(next!, 'TOTAL', 'O')
    await book.pass(next!.fixture.startsAt - book.house.now())
    for (let second = 0; second < 140; second++) await book.pass(1000)
    const later = book.view().matches.find(({ fixture }) => fixture.id === wish.match)!
    if (later.phase !== 'BREAK') return expect(later.phase).toBe('ABANDONED')
    const now = book.wishOf(later, 'TOTAL', 'O')
    expect(await book.bet([{ ...wish, line: now.line, odds: now.odds }])).toEqual({ refused: 'ODDS_CHANGED' })
    expect(roundIn(await book.bet([now])).state).toBe('riding')
  })

  it('has no two legs of one match, none of another section and none that is not offered', async () => {
    const book = await openBook()
    const [first] = book.open()
    const [win, over] = [book.wishOf(first!, 'RESULT', '1'), book.wishOf(first!, 'TOTAL', 'O')]
    expect(await book.bet([win, over])).toEqual({ refused: 'SAME_MATCH' })
    const esports = await book.sit('PSESPORTS')
    const [map] = book.open(esports, 'ESPORTS')
    expect(await book.bet([book.wishOf(map!, 'WINNER', '1')])).toEqual({ refused: 'NOT_A_BET' })
    expect(await book.bet([{ ...win, match: 'FOOTBALL-20270115-99999' }])).toEqual({ refused: 'NOT_A_BET' })
    expect(await book.bet([{ ...win, pick: 'O' }])).toEqual({ refused: 'NOT_A_BET' })
    expect(await book.bet([{ ...over, line: over.line + 1 }])).toEqual({ refused: 'ODDS_CHANGED' })
    expect(book.calls('wallet/bet')).toEqual([])
  })

  it.each([
    ['STAKE_STEP', { stake: BOOK_STAKE + 1 }],
    ['STAKE_ABOVE', { stake: 6_000_000_000 }],
    ['PAYOUT_ABOVE', { limits: { minStake: 10_000_000, maxStake: 5_000_000_000, maxPayout: BOOK_STAKE } }],
  ])('is refused as %s before the wallet hears of it', async (refused, { limits, ...more }: { limits?: object; stake?: number }) => {
    const book = await openBook()
    const session = limits ? await book.sit('PSSPORTS', { limits: limits as never }) : book.session
    expect(await book.bet([book.wishOf(book.open()[0]!, 'RESULT', '1')], more, session)).toEqual({ refused })
    expect(book.calls('wallet/bet')).toEqual([])
  })

  it.each([
    [{}],
    [{ requestId: 'short' }],
    [{ stake: -1 }],
    [{ stake: 0.5 }],
    [{ picks: [] }],
    [{ picks: Array.from({ length: 13 }, () => ({})) }],
    [{ picks: [{ match: 'X', market: 'RESULT', line: 0, pick: '1', odds: 200, version: 0 }] }],
    [{ picks: [{ match: 'FOOTBALL-20270115-1', market: 'RESULT', line: 0, pick: '1', odds: 2.5, version: 0 }] }],
  ])('is none: %j', (change) => {
    const good = {
      requestId: 'request-1',
      clientNumber: '5',
      stake: 1,
      picks: [{ match: 'FOOTBALL-20270115-1', market: 'RESULT', line: 0, pick: '1', odds: 200, version: 0 }],
    }
    expect(readBookBet(good)).toBeDefined()
    expect(readBookBet(Object.keys(change).length === 0 ? {} : { ...good, ...change })).toBeUndefined()
  })

  it.each(['INSUFFICIENT_FUNDS', 'LIMIT_REACHED'])('that the wallet refuses as %s is over, and can be placed again', async (status) => {
    const book = await openBook()
    book.wallet.faults.push(status)
    const picks = [book.wishOf(book.open()[0]!, 'RESULT', '1')]
    expect(roundIn(await book.bet(picks))).toMatchObject({ state: 'refused', refusal: status })
    expect(roundIn(await book.bet(picks)).state).toBe('riding')
    expect(book.calls('wallet/rollback')).toEqual([])
  })

  it.each(['LOST_CALL', 'LOST_REPLY', 'INTERNAL', 'SESSION_EXPIRED'])(
    'whose call came to %s stands nowhere, and its stake comes back',
    async (fault) => {
      const book = await openBook()
      const [next] = book.open()
      book.wallet.faults.push(fault)
      const { roundId } = roundIn(await book.bet([book.wishOf(next!, 'RESULT', '1')]))
      await deliver(book.house)
      expect(book.wallet.balance()).toBe(BOOK_BEGIN)
      expect(book.round(roundId)).toMatchObject({ state: 'void', refusal: fault.startsWith('LOST') ? 'UNANSWERED' : fault })
      await book.pass(3_600_000)
      expect(book.calls('wallet/win')).toEqual([])
    },
  )

  it('that is answered after its match was sealed does not stand, and its stake comes back', async () => {
    const book = await openBook()
    const [next] = book.open()
    let answer: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => (answer = resolve))
    let reach: () => void = () => undefined
    const reached = new Promise<void>((resolve) => (reach = resolve))
    const send: House['wallet']['send'] = async (path, body) => {
      reach()
      await waiting
      return book.wallet.send(path, body)
    }
    const slow: House = { ...book.house, wallet: { ...book.wallet, send } }
    const picks = [book.wishOf(next!, 'RESULT', '1')]
    const placed = placeBet(
      slow,
      book.session,
      { requestId: 'request-slow', clientNumber: '1', stake: BOOK_STAKE, picks, better: false },
      1,
    )
    await reached
    await book.pass(next!.fixture.startsAt - book.house.now())
    const parts = () =>
      JSON.parse(String(book.store.one('SELECT parts FROM matches WHERE id = ?', next!.fixture.id)?.['parts'])) as { seals: string[] }[]
    expect(parts()).toEqual([])
    await book.pass(GRACE_MS)
    expect(parts()).toMatchObject([{ seals: [] }])
    answer()
    expect(roundIn(await placed).state).toBe('void')
    await deliver(book.house)
    expect(book.wallet.balance()).toBe(BOOK_BEGIN)
  })
})
