import { describe, expect, it } from 'vitest'
import type { ShownRound } from '../fair/shown-round.ts'
import { faultsOf } from '../fair/verify.ts'
import { fixtureOf, HOT_AHEAD_MS, SPORTS, sportOf } from '../games/book/fixtures.ts'
import { deliver } from '../rounds/outbox.ts'
import { openBook, sectionGame } from '../testing/open-book.ts'
import { roundIn } from '../testing/open-flights.ts'
import { createHotReports, hotMatches } from './hot.ts'
import { closesAt, overAt, READY_MS } from './match.ts'
import { sweepMatches } from './open.ts'
import { matchStory } from './view.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** After so long an operator asks about a round in which nothing happened. */
const OPERATOR_ASKS_MS = 6 * HOUR

const SECTIONS = ['PSSPORTS', 'PSESPORTS', 'PSCOCKFIGHT']

describe('the board', () => {
  it('is the same for whoever works the date out, whatever the secrets are', async () => {
    const [one, other] = [await openBook(), await openBook({ from: 900 })]
    const fixtures = (of: typeof one) => of.view().matches.map(({ fixture }) => fixture)
    expect(fixtures(one)).toEqual(fixtures(other))
    expect(one.view().matches[0]?.commitment).not.toBe(other.view().matches[0]?.commitment)
    const midnight = Date.UTC(2027, 0, 15)
    const football = sportOf('FOOTBALL')
    for (const { fixture } of one.open()) {
      const worked = await fixtureOf(football, midnight, Number(fixture.id.split('-')[2]), 1)
      const { rates: _, ...visible } = worked
      expect(fixture).toEqual(visible)
    }
    // Another day has other matches.
    expect(await fixtureOf(football, midnight, 3, 1)).not.toMatchObject({
      home: (await fixtureOf(football, midnight + DAY, 3, 1)).home,
      away: (await fixtureOf(football, midnight + DAY, 3, 1)).away,
    })
  })

  it('has something to bet on within minutes at any time of the day, and nobody who plays twice at a time', async () => {
    const book = await openBook()
    for (let step = 0; step < 30; step++) {
      for (const section of SECTIONS) {
        const session = await book.sit(section)
        const { matches, now } = book.view(session)
        const before = matches.filter(({ phase }) => phase === 'BEFORE')
        expect(before.length).toBeGreaterThan(2)
        expect(before[0]!.fixture.startsAt - now).toBeLessThanOrEqual(5 * 60_000)
        // One ends within minutes.
        const next = before[0]!.fixture
        expect(closesAt(next, 3, 1) - now).toBeLessThan(12 * 60_000)
        const playing = matches.filter(({ phase }) => phase === 'PLAYING').flatMap(({ fixture }) => [fixture.home, fixture.away])
        expect(new Set(playing).size).toBe(playing.length)
      }
      await book.pass(47 * 60_000)
    }
  })

  it('lists matches of the next day before midnight', async () => {
    const book = await openBook()
    await book.pass(11.9 * HOUR)
    const days = new Set(book.view().matches.map(({ fixture }) => fixture.id.split('-')[1]))
    expect([...days]).toEqual(['20270115', '20270116'])
    await book.pass(HOUR)
    expect(new Set(book.open().map(({ fixture }) => fixture.id.split('-')[1]))).toEqual(new Set(['20270116']))
  })

  it('takes no bet that could still be open when the operator asks about it', () => {
    for (const { times, mostParts } of SPORTS) {
      const longest = Math.max(times.aheadMs, HOT_AHEAD_MS) + mostParts * (READY_MS + times.partMs + times.breakMs)
      expect(longest).toBeLessThan(OPERATOR_ASKS_MS / 1.5)
    }
  })

  it('shows nothing of a part before it is played, and no secret before the match has ended', async () => {
    const book = await openBook()
    const [match] = book.open()
    const { id, startsAt } = match!.fixture
    const { roundId } = roundIn(await book.bet([book.wishOf(match!, 'RESULT', '1')]))
    const seed = String(book.store.one('SELECT seed FROM matches WHERE id = ?', id)?.['seed'])
    await book.pass(startsAt - book.house.now() + 1)
    const stored = () => book.store.one('SELECT parts, state FROM matches WHERE id = ?', id) ?? {}
    const events = (JSON.parse(String(stored()['parts'])) as { events: { at: number; score: number[] }[] }[])[0]!.events
    for (let second = 0; stored()['state'] === 'open' && second < 2000; second++) {
      const text = JSON.stringify([book.view(), book.round(roundId)])
      expect(text).not.toContain(seed)
      expect(matchStory(book.house, id)).toBeUndefined()
      const seen = book.view().matches.find(({ fixture }) => fixture.id === id)!
      if (seen.phase === 'READY') expect(seen.score).toEqual([0, 0])
      if (seen.phase === 'PLAYING' && seen.part === 0)
        expect(seen.score).toEqual(events.filter(({ at }) => at <= seen.played).at(-1)?.score ?? [0, 0])
      await book.pass(1000)
    }
    expect(matchStory(book.house, id)).toMatchObject({ seed, commitment: match!.commitment })
  })

  it('tells hot matches hours before, as a feed for the operator, and not when they are about to begin', async () => {
    const book = await openBook()
    const feed = hotMatches(book.house, 1)
    expect(feed.length).toBeGreaterThanOrEqual(8)
    expect(new Set(feed.map(({ gameCode }) => gameCode))).toEqual(new Set(['PSSPORTS', 'PSESPORTS']))
    for (const { key, startsAt, bets, home } of feed) {
      expect(Date.parse(startsAt)).toBeGreaterThan(book.house.now() + 120_000)
      expect(key).toMatch(/^[A-Za-z0-9_-]{1,40}$/)
      expect([home.EN, home.TY].every((name) => name.length > 0)).toBe(true)
      expect(bets.length).toBeGreaterThanOrEqual(2)
      for (const { odds } of bets) expect(odds).toMatch(/^\d+\.\d{2}$/)
    }
    const [first] = feed
    await book.pass(Date.parse(first!.startsAt) - book.house.now() - 60_000)
    expect(hotMatches(book.house, 1).some(({ key }) => key === first!.key)).toBe(false)
  })

  it('reports hot matches when they or their odds are others, again where no answer came, and anew after a while', async () => {
    const book = await openBook()
    const report = createHotReports(book.house, 1)
    const keys = () => book.calls('match/report').map(({ body }) => (body['matches'] as { key: string }[]).length)
    book.wallet.faults.push('LOST_CALL')
    expect([await report(), await report(), await report()]).toEqual([false, true, false])
    expect(keys()).toHaveLength(2)
    await book.pass(20 * 60_000)
    expect(await report()).toBe(true)
    expect(keys()).toHaveLength(3)
  })

  it('forgets matches of yesterday that nobody bet on, and never one with a bet', async () => {
    const book = await openBook()
    const [bet, none] = book.open()
    roundIn(await book.bet([book.wishOf(bet!, 'RESULT', '1')]))
    await book.pass(2 * HOUR)
    await book.pass(DAY + HOUR)
    sweepMatches(book.house)
    const stands = (id: string) => book.store.one('SELECT 1 FROM matches WHERE id = ?', id) !== undefined
    expect([stands(bet!.fixture.id), stands(none!.fixture.id)]).toEqual([true, false])
  })

  it.each(SECTIONS)('%s: every bet of an afternoon ends by its time and can be checked', async (section) => {
    const book = await openBook()
    const session = await book.sit(section)
    const ids: { id: string; until: number }[] = []
    for (let step = 0; step < 6; step++) {
      for (const match of book
        .view(session)
        .matches.filter(({ markets }) => markets.every(({ paused }) => paused === null))
        .slice(0, 4)) {
        const market = match.markets.at(-1)!
        const offer = market.offers.find(({ odds }) => odds !== null)!
        const { roundId } = roundIn(await book.bet([book.wishOf(match, market.market, offer.pick)], {}, session))
        ids.push({ id: roundId, until: closesAt(match.fixture, sportOf(match.fixture.sport).mostParts, 1) + 60_000 })
      }
      await book.pass(70_000)
    }
    for (let minute = 0; minute < 90; minute++) {
      await book.pass(60_000)
      for (const { id, until } of ids) if (book.house.now() > until) expect(['settled', 'void', 'decided']).toContain(book.round(id).state)
    }
    await deliver(book.house)
    for (const { id } of ids) expect(await faultsOf(sectionGame(section), book.round(id) as ShownRound)).toEqual([])
  })

  it('ends an abandoned match in the middle of its first part', () => {
    const fixture = {
      id: 'FOOTBALL-20270115-1',
      sport: 'FOOTBALL',
      league: '',
      home: '',
      away: '',
      rates: [50, 41],
      startsAt: 0,
      hot: false,
    } as const
    const part = { events: [], score: [3, 0] as const, seals: [], abandoned: true }
    expect(overAt({ fixture, parts: [part] }, 1)).toBe(READY_MS + 60_000)
  })
})
