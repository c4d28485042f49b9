import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playOf } from '../catalogue.ts'
import type { LotsDraw } from '../drawn.ts'
import { explain } from '../explain.ts'
import type { Line } from '../line.ts'
import { quote } from '../quote.ts'
import { fraction, reduced } from '../rational.ts'
import { settle } from '../settle.ts'
import { lotsDraw, someLots } from '../testing/lots.ts'
import { SOUTH_LAYOUT } from './layout.ts'
import { joinedLots } from './stations.ts'

const LOTS = 18
/** A station's draw that ends nowhere but where the test says. */
const station = (...endings: string[]): LotsDraw['lots'] =>
  lotsDraw(SOUTH_LAYOUT, [...endings, ...Array<string>(LOTS - endings.length).fill('00')]).lots
const draw = (stations: Readonly<Record<string, LotsDraw['lots']>>): LotsDraw => ({
  date: '2026-11-28',
  lots: joinedLots(Object.entries(stations)),
})

const odds = { base2: '300', bonus2: '150', base3: '200', bonus3: '100', base4: '150', bonus4: '75' }
const line = (stations: readonly string[], ...numbers: readonly string[]): Line => ({
  game: 'VN-ST',
  play: 'da-xien',
  selection: { stations, numbers },
  bet: { unit: '1', mode: '1', multiple: 1 },
  pricing: { kind: 'odds', odds },
})
const TWO = ['XSHCM', 'XSLA']

test('[LOTTERY-03] a pair that falls apart over two stations wins, where neither station alone has both', () => {
  const apart = draw({ XSHCM: station('07'), XSLA: station('98'), XSBP: station() })
  const settled = settle(line(TWO, '07', '98'), apart)
  expect(settled).toMatchObject({ notes: 36, outcome: 'win', hits: [{ tier: 'base2', count: 1 }], payout: 3_000_000n })
  expect(settle(line(['XSHCM', 'XSBP'], '07', '98'), apart).outcome).toBe('lose')
  expect(settle(line(['XSLA', 'XSBP', 'XSHCM'], '07', '98'), apart)).toMatchObject({ notes: 54, payout: 2_000_000n })
})

test('[LOTTERY-03] the most frequent number is counted over all the stations, and pays the bonus', () => {
  const often = draw({ XSHCM: station('07', '07'), XSLA: station('98', '07') })
  expect(settle(line(TWO, '07', '98', '11'), often)).toMatchObject({
    notes: 108,
    hits: [
      { tier: 'base2', count: 1 },
      { tier: 'bonus2', count: 2 },
    ],
    payout: 6_000_000n,
  })
  const explanation = explain(line(TWO, '07', '98', '11'), often)
  expect(explanation.drawn.filter(({ symbol }) => symbol.endsWith('07')).map(({ lot }) => lot)).toEqual(['XSHCM-db', 'XSHCM-g1', 'XSLA-g1'])
  expect(explanation.tiers.map(({ tier, count, sum }) => [tier, count, sum])).toEqual([
    ['base2', 1, '300'],
    ['bonus2', 2, '300'],
  ])
})

test('[LOTTERY-03] the stake goes back where one of its stations was called off, whatever the others drew', () => {
  const called = draw({ XSHCM: station('07', '98'), XSBP: station() })
  expect(settle(line(TWO, '07', '98'), called)).toMatchObject({ outcome: 'push', payout: 360_000n })
  expect(settle(line(['XSHCM', 'XSBP'], '07', '98'), called).outcome).toBe('win')
})

test('[LOTTERY-04] the chance of a pair is that of both numbers on all the lots of the stations', () => {
  for (const [stations, all] of [
    [['XSHCM', 'XSLA'], 36],
    [['XSHCM', 'XSLA', 'XSBP'], 54],
    [['XSHCM', 'XSLA', 'XSBP', 'XSHG'], 72],
  ] as const) {
    const lots = BigInt(all)
    const { chance, notes, maxReturn } = quote(line(stations, '07', '98'))
    const both = 100n ** lots - 2n * 99n ** lots + 98n ** lots
    expect(reduced(fraction(chance.win, chance.of))).toEqual(reduced(fraction(both, 100n ** lots)))
    expect(notes).toBe(all)
    // One of the numbers on every lot but one.
    const [base, bonus] = [odds[`base${stations.length}`], odds[`bonus${stations.length}`]].map(Number)
    expect(maxReturn).toBe(BigInt((base! + bonus! * (all - 2)) * 10_000))
  }
})

test('[LOTTERY-03] pays by how many of its numbers are drawn and by the most frequent of them, over any draws', () => {
  const play = playOf('VN-ST', 'da-xien')!
  fc.assert(
    fc.property(someLots(SOUTH_LAYOUT), someLots(SOUTH_LAYOUT), (first, second) => {
      const numbers = ['00', '11', '10', '02']
      const endings = [first, second].flatMap(({ lots }) => Object.values(lots).flatMap((all) => all.map((each) => each.slice(-2))))
      const times = numbers.map((number) => endings.filter((ending) => ending === number).length)
      const different = times.filter((count) => count > 0).length
      const expected = different < 2 ? {} : { base2: different - 1, bonus2: Math.max(...times) - 1 }
      expect(play.read({ stations: TWO, numbers }).hits(draw({ XSHCM: first.lots, XSLA: second.lots }), {})).toEqual(expected)
    }),
    { numRuns: 50 },
  )
})

test('one station, five, or one that nobody knows are refused', () => {
  const read = (stations: readonly string[]) => () => playOf('VN-ST', 'da-xien')!.read({ stations, numbers: ['07', '98'] })
  for (const stations of [['XSHCM'], ['XSHCM', 'XSLA', 'XSBP', 'XSHG', 'XSTG'], ['XSHCM', 'XSNO'], ['XSHCM', 'XSHCM']])
    expect(read(stations)).toThrow()
})
