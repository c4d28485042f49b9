import { STATION_CODES } from '@portico/lottery/vn/stations'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { parseUnits } from '@portico/contract/kit/money'
import { MOST_TOKENS } from '@portico/contract/bets/shapes'
import { playOf } from '@portico/lottery/catalogue'
import { type Play, tiersOf } from '@portico/lottery/play'
import { quote } from '@portico/lottery/quote'
import { exceeds, fraction, readDecimal, times } from '@portico/lottery/rational'
import { Refusal } from '@portico/lottery/refusal'
import { selectionsOf } from '@portico/lottery/testing/selections'
import { drawFrom } from '@portico/lottery/draw'
import { isDrawOf } from '@portico/lottery/shape'
import { describe, expect, it } from 'vitest'
import { CENTRAL_STATIONS, SOUTHERN_STATIONS } from './calendars/stations.ts'
import { GAMES, gameOf, type LotteryGame } from './games.ts'
import { oddsOf, type Price } from '../bets/price.ts'
import { libraryLine, priceLine } from '../bets/line.ts'
import { IN_ORDER } from './game.ts'

const offered = (game: LotteryGame): Play[] => game.plays.map((id) => playOf(game.rules, id)!)
/** Lotteries of the same rules and book count once. */
const books = [
  ...new Map(GAMES.map((game) => [`${game.rules} ${JSON.stringify([game.odds, game.flags, game.plays.length])}`, game])).values(),
]
const atOdds = books.flatMap((game) =>
  offered(game).flatMap((play) => (play.id === 'parlay' || game.odds[play.id] ? [{ game, play }] : [])),
)

const sharedData = (name: string) => fileURLToPath(new URL(`../../../../../shared/data/${name}`, import.meta.url))

/** What is found is found in every run. */
const SEED = 20261121

/** Days of three lunar years, and one that is not known. */
const DATES = [undefined, '2025-06-01', '2026-02-17', '2027-12-31']

const quoted = (game: LotteryGame, play: string, selection: Record<string, unknown>, date: string | undefined) => {
  const odds = oddsOf(game, play, selection as never) ?? {}
  const price: Price = { prizeGroup: null, odds }
  const line = libraryLine(game.rules, {
    play,
    selection: selection as never,
    mode: '1',
    multiple: 1,
    unit: '1',
    flags: game.flags as Record<string, string>,
    ...price,
  })
  try {
    return quote(date === undefined ? line : { ...line, date })
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

describe('what the house offers [LOTTERY-02] [LOTTERY-04]', () => {
  it('has the stations of each day as the provinces draw them, by their results of months', ({ skip }) => {
    skip(!existsSync(sharedData('xsmn.csv')), '../shared/data is not here')
    for (const [file, stations] of [
      ['xsmn.csv', SOUTHERN_STATIONS],
      ['xsmt.csv', CENTRAL_STATIONS],
    ] as const) {
      const days = new Map<string, Set<number>>()
      for (const row of readFileSync(sharedData(file), 'utf8').trim().split('\n').slice(1)) {
        const [date = '', province = ''] = row.split(',')
        days.set(province, (days.get(province) ?? new Set()).add(new Date(date).getUTCDay() || 7))
      }
      const offered = stations.map(({ province, weekdays }) => [province, [...weekdays].toSorted()])
      expect(Object.fromEntries(offered)).toEqual(
        Object.fromEntries([...days].map(([province, found]) => [province, [...found].toSorted()])),
      )
    }
  })

  it('draws the fast games of one, one and a half, three and five minutes, and takes a thousandth of a note on SSC', () => {
    const seconds = (code: string) => gameOf(code)!.schedule
    for (const family of ['SSC', 'PK', 'KS'])
      expect([1, 3, 5].map((minutes) => seconds(`${family}${minutes}`))).toEqual(
        [60, 180, 300].map((each) => ({ kind: 'every', seconds: each })),
      )
    expect(['SSC15', 'PK15'].map(seconds)).toEqual([
      { kind: 'every', seconds: 90 },
      { kind: 'every', seconds: 90 },
    ])
    expect(gameOf('SSC3')!.modes).toContain('0.001')
    const line = { play: 'fixed-position', selection: { places: [['7'], [], [], [], []] }, mode: '0.001', multiple: 3, prizeGroup: 1950 }
    expect(priceLine(gameOf('SSC3')!, line, 'CNY', 1950).stake).toBe(parseUnits('0.006'))
  })

  it('has every kind of game, and every price book, on every page', () => {
    expect(new Set(GAMES.map(({ code }) => code)).size).toBe(GAMES.length)
    expect(new Set(GAMES.map(({ rules }) => rules))).toEqual(new Set(['SSC', 'LF', '11X5', 'PK10', 'K3', 'LHC', 'VN-MB', 'VN-MN', 'VN-ST']))
    expect(new Set(GAMES.map(({ prizeMode }) => prizeMode))).toEqual(new Set(['LOTT', 'ZY', 'ELOTT', 'SEA']))
    const of = (vendor: string) => new Set(GAMES.filter((game) => game.vendor === vendor).map(({ prizeMode }) => prizeMode))
    expect([of('TCG_SEA'), of('TCG_LOTTO_VN')]).toEqual([new Set(['SEA']), new Set(['ZY', 'LOTT'])])
  })

  it.each(books.map((game) => [game.code, game] as const))('%s prices every tier of every play', (_, game) => {
    for (const play of offered(game)) {
      if (play.id === 'parlay') continue
      const book = game.odds[play.id]
      const unpriced = tiersOf(play, game.flags).filter(({ id, p }) => (book ? book[id] === undefined : p === undefined))
      expect([play.id, unpriced]).toEqual([play.id, []])
    }
    const known = new Set(['bao7', 'bao8', ...IN_ORDER, ...offered(game).map(({ id }) => id)])
    expect(Object.keys(game.odds).filter((id) => !known.has(id))).toEqual([])
  })

  it.each(atOdds.map(({ game, play }) => [`${game.code} ${play.id}`, game, play] as const))(
    '%s gives back less than its stake, and more than two fifths of it',
    (_, game, play) => {
      fc.assert(
        fc.property(selectionsOf(play.grammar), fc.constantFrom(...DATES), (selection, date) => {
          const result = quoted(game, play.id, selection, date)
          if (!result) return
          expect(exceeds(result.exactStake, result.expected)).toBe(true)
          // The more numbers, the less of it `da` gives back: its rule charges for every two, and pays for every further one.
          if (!play.whole || (selection['numbers'] as string[]).length <= 3)
            expect(exceeds(result.expected, times(result.exactStake, fraction(2, 5)))).toBe(true)
        }),
        { numRuns: 25, seed: SEED },
      )
    },
  )

  it('pays half the base as the bonus of da', () => {
    for (const { odds } of GAMES)
      if (odds['da']) expect(readDecimal(odds['da']['base']!)).toEqual(times(fraction(2), readDecimal(odds['da']['bonus']!)!))
  })

  it('joins every station into one lottery of its region, and names it as the rules do', () => {
    const joined = GAMES.flatMap(({ stations = [] }) => stations)
    expect(joined).toEqual(GAMES.flatMap(({ code, province }) => (province === undefined ? [] : [code])))
    expect([...joined].toSorted()).toEqual([...STATION_CODES].toSorted())
  })

  it('draws what it plays', async () => {
    for (const { shape, code, source } of GAMES) {
      if (source === 'stations') continue
      const drawing = { lotteryCode: code, numero: '20261121', entropyHex: '00', date: '2026-11-21' }
      expect(isDrawOf(shape, await drawFrom(shape, new Uint8Array(32), drawing))).toBe(true)
    }
  })

  it('offers nothing on the order drawn where results come sorted', () => {
    const asksOrder = (play: Play): boolean => {
      let asks = false
      fc.assert(
        fc.property(selectionsOf(play.grammar), (selection) => {
          try {
            asks ||= play.read(selection).needsOrder
          } catch (error) {
            if (!(error instanceof Refusal)) throw error
          }
        }),
        { numRuns: 20, seed: SEED },
      )
      return asks
    }
    expect(gameOf('HKLHC')!.plays.filter((id) => asksOrder(playOf('LHC', id)!))).toEqual([])
    expect(gameOf('LHC5')!.plays.filter((id) => asksOrder(playOf('LHC', id)!))).toEqual([...IN_ORDER])
    expect(GAMES.filter(({ orderedFeed }) => !orderedFeed).map(({ code }) => code)).toEqual(['HKLHC'])
  })
})

it('no lottery takes more notes in a line than a call can bring [LOTTERY-03]', () => {
  for (const { code, maxNotes } of GAMES) expect([code, maxNotes <= MOST_TOKENS]).toEqual([code, true])
})
