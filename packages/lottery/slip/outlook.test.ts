import { describe, expect, test } from 'vitest'
import type { Draw } from '../drawn.ts'
import { type Line, openLine } from '../line.ts'
import { PUSH } from '../play.ts'
import { type Fraction, reduced } from '../rational.ts'
import { settlerOf } from '../settle.ts'
import { outlookOf } from './outlook.ts'

const line = (play: string, selection: unknown, more: Partial<Line> = {}): Line => ({
  game: 'SSC',
  play,
  selection,
  bet: { unit: '2', mode: '1', multiple: 1 },
  pricing: { kind: 'prizeGroup', group: 1950 },
  ...more,
})
const one = (place: number, digit: string, more: Partial<Line> = {}): Line =>
  line('fixed-position', { places: Array.from({ length: 5 }, (_, i) => (i === place ? [digit] : [])) }, more)

const every: readonly Draw[] = Array.from({ length: 100_000 }, (_, n) => ({ digits: String(n).padStart(5, '0') }))
const text = ({ num, den }: Fraction): string => {
  const { num: n, den: d } = reduced({ num, den })
  return `${n}/${d}`
}

/** The same by every line on every draw. */
const counted = (lines: readonly Line[], draws: readonly Draw[]) => {
  let [win, nothing] = [0, 0]
  const open = lines.map(openLine)
  for (const draw of draws) {
    const hits = open.flatMap(({ reading, rules }) => Object.entries(reading.hits(draw, rules)).filter(([, count]) => count > 0))
    if (hits.some(([tier]) => tier !== PUSH)) win += 1
    if (hits.length === 0) nothing += 1
  }
  const share = (count: number) => text({ num: BigInt(count), den: BigInt(draws.length) })
  return { win: share(win), nothing: share(nothing) }
}
const exactly = (lines: readonly Line[]) => {
  const { exact, win, nothing } = outlookOf(lines.map((each) => ({ line: each, rebate: 0n })))
  expect(exact).toBe(true)
  expect([text(win.from), text(nothing.from)]).toEqual([text(win.to), text(nothing.to)])
  return { win: text(win.to), nothing: text(nothing.to) }
}

describe('the chances of a slip [LOTTERY-03]', () => {
  test('of one line are its own', () => {
    expect(exactly([line('front3-direct', { places: [['1'], ['2', '3'], ['4']] })])).toEqual({ win: '1/500', nothing: '499/500' })
  })

  test('of lines on the same digits are tried on every draw', () => {
    const lines = [
      line('front3-direct', { places: [['1'], ['2', '3'], ['4']] }),
      line('front3-group6', { digits: ['1', '2', '4', '6'] }),
      line('front2-direct', { lines: ['12', '77'] }),
    ]
    expect(exactly(lines)).toEqual(counted(lines, every))
  })

  test('of lines on different digits multiply', () => {
    const lines = [line('front2-direct', { places: [['1', '2'], ['3']] }), line('back3-group3', { digits: ['1', '5'] })]
    expect(exactly(lines)).toEqual(counted(lines, every))
  })

  test('of single digits hang on their own places alone', () => {
    const lines = [one(0, '7'), one(0, '8'), one(3, '1')]
    expect(exactly(lines)).toEqual(counted(lines, every))
  })

  test('a stake given back is neither a win nor nothing', () => {
    const rules = { tie: 'push' } as const
    const duel = line('dragon-tiger', { pairs: ['1-2'], picks: ['dragon'] }, { pricing: { kind: 'odds', odds: { dragon: '1.98' } }, rules })
    expect(exactly([duel])).toEqual({ win: '9/20', nothing: '9/20' })
    expect(exactly([duel, duel])).toEqual(counted([duel], every))
  })

  test('of dice are tried on all 216 throws', () => {
    const lines = [line('sum', { sums: ['4', '17'] }, { game: 'K3' }), line('sum', { sums: ['17', '10'] }, { game: 'K3' })]
    const faces = ['1', '2', '3', '4', '5', '6']
    const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => ({ dice: [a, b, c] }))))
    expect(exactly(lines)).toEqual(counted(lines, throws))
  })

  test('are bounds where nothing better is known, and the truth lies between them', () => {
    const lines = [one(0, '7'), line('5star-direct', { lines: ['71234', '81234'] }), line('mid3-any1', { digits: ['2', '9'] })]
    const { exact, win, nothing } = outlookOf(lines.map((each) => ({ line: each, rebate: 0n })))
    const truth = counted(lines, every)
    expect(exact).toBe(false)
    const value = ({ num, den }: Fraction) => Number(num) / Number(den)
    const read = (share: string) =>
      share
        .split('/')
        .map(Number)
        .reduce((n, d) => n / d)
    expect(value(win.from)).toBeLessThanOrEqual(read(truth.win))
    expect(value(win.to)).toBeGreaterThanOrEqual(read(truth.win))
    expect(value(nothing.from)).toBeLessThanOrEqual(read(truth.nothing))
    expect(value(nothing.to)).toBeGreaterThanOrEqual(read(truth.nothing))
    expect(value(win.to)).toBeLessThan(1)
  })
})

/** The same by settling every line on every draw; `rebate` comes back with each of them. */
const settledOn = (lines: readonly Line[], draws: readonly Draw[], rebate: bigint) => {
  const settlers = lines.map(settlerOf)
  const each = draws.map((draw) => {
    const settled = settlers.map((settle) => settle(draw))
    const back = settled.reduce((sum, { payout }) => sum + payout, 0n)
    return { back, net: settled.reduce((sum, { stake, outcome }) => sum - stake + (outcome === 'push' ? 0n : rebate), back) }
  })
  const largest = (all: readonly bigint[]) => all.reduce((one, other) => (other > one ? other : one))
  return {
    most: largest(each.map(({ back }) => back)),
    best: largest(each.map(({ net }) => net)),
    ahead: text({ num: BigInt(each.filter(({ net }) => net > 0n).length), den: BigInt(draws.length) }),
  }
}

describe('what a slip may come to [LOTTERY-03]', () => {
  const worked = (lines: readonly Line[], rebate = 0n) => {
    const { exact, most, best, ahead } = outlookOf(lines.map((each) => ({ line: each, rebate })))
    expect(exact).toBe(true)
    return { most, best, ahead: ahead && text(ahead) }
  }

  test.each([
    ['of one line', [line('front3-direct', { places: [['1'], ['2', '3'], ['4']] })]],
    ['of lines on different digits', [one(0, '7'), one(3, '1')]],
    [
      'of lines on the same digits',
      [line('front2-direct', { lines: ['12', '77'] }), line('front3-group6', { digits: ['1', '2', '4', '6'] })],
    ],
    ['of lines of which some share a digit', [one(0, '7'), line('front2-direct', { places: [['7'], ['3', '8']] }), one(4, '0')]],
  ])('%s is what settling every draw finds', (_name, lines) => {
    expect(worked(lines, 250n)).toEqual(settledOn(lines, every, 250n))
  })

  test('of thirty lines on one place after the other is no sum of them: only one can come', () => {
    const lines = Array.from({ length: 30 }, (_, i) =>
      line('front3-direct', { places: [[String(i % 10)], [String(Math.floor(i / 10))], ['7']] }),
    )
    expect(worked(lines).most).toBe(19_500_000n)
  })

  test('a stake given back has no rebate', () => {
    const rules = { tie: 'push' } as const
    const duel = line('dragon-tiger', { pairs: ['1-2'], picks: ['dragon'] }, { pricing: { kind: 'odds', odds: { dragon: '1.98' } }, rules })
    expect(worked([duel], 100n)).toEqual(settledOn([duel], every, 100n))
  })

  test('all ten digits of a place lose in every draw, and the best of it is below zero', () => {
    const all = line('fixed-position', { places: [[...'0123456789'], [], [], [], []] })
    expect(worked([all])).toEqual({ most: 195_000n, best: -5_000n, ahead: '0/1' })
  })

  test('lines that nothing better is known of give back no more than is said', () => {
    const lines = [one(0, '7'), line('5star-direct', { lines: ['71234', '81234'] }), line('mid3-any1', { digits: ['2', '9'] })]
    const { exact, most, best, ahead } = outlookOf(lines.map((each) => ({ line: each, rebate: 0n })))
    const truth = settledOn(lines, every, 0n)
    expect([exact, ahead]).toEqual([false, undefined])
    expect(most).toBeGreaterThanOrEqual(truth.most)
    expect(best).toBeGreaterThanOrEqual(truth.best)
  })
})
