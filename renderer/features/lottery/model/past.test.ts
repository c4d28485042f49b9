import { describe, expect, it } from 'vitest'
import type { BetLine } from '@portico/contract/bets/shapes'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import { parseUnits } from '@portico/contract/kit/money'
import { settle } from '@portico/lottery/settle'
import { checkPast } from './past.ts'
import { priceLine, type Terms } from './price.ts'

const terms: Terms = { game: 'SSC', unit: '2', maxNotes: 20_000, maxPrizeGroup: 1950, odds: {}, flags: { tie: 'push' } }
const draw = (result: DrawResult['result'], n: number): DrawResult => ({
  numero: `20261121-${n}`,
  drawAt: '2026-11-21T08:00:00.000Z',
  result,
  ordered: true,
  resultVersion: 1,
})
const draws = ['20282', '71639', '05547', '20199', '28285'].map((digits, n) => draw({ digits }, n))

const past = (line: BetLine, among = draws, options = terms) => {
  const pricing = priceLine(line, options)
  if (!pricing.ok) throw new Error(pricing.code)
  return checkPast(pricing.priced, options, among)
}
const line = (play: string, selection: BetLine['selection'], prizeGroup: number | null = 1900): BetLine => ({
  play,
  selection,
  mode: '1',
  multiple: 1,
  prizeGroup,
})

describe('numbers on past draws [LOTTERY-03]', () => {
  it('come to what bets on those draws would have come to, to the last digit', () => {
    const fixed = line('fixed-position', { places: [['2'], ['0', '1'], [], [], []] })
    const found = past(fixed)
    // 19 for each note that hit: 2 and 0 twice, 1 once, 2 alone once.
    expect(found.hits.map(({ draw: { numero }, payout }) => [numero, payout])).toEqual([
      ['20261121-0', parseUnits('38')],
      ['20261121-1', parseUnits('19')],
      ['20261121-3', parseUnits('38')],
      ['20261121-4', parseUnits('19')],
    ])
    expect(found).toMatchObject({ draws: 5, unordered: 0, stake: parseUnits('30'), returned: parseUnits('114') })
    // 50 of 2000 of each stake of 6.
    expect(found.rebate).toBe(parseUnits('0.75'))
    expect(found.net).toBe(parseUnits('84.75'))
    const { play, selection, mode, multiple } = fixed
    const bet = { unit: '2', mode, multiple }
    const each = draws.map(({ result }) =>
      settle({ game: 'SSC', play, selection, bet, pricing: { kind: 'prizeGroup', group: 1900 } }, result),
    )
    expect(found.returned).toBe(each.reduce((sum, { payout }) => sum + payout, 0n))
  })

  it('count a stake that came back as returned, without rebate', () => {
    const found = past(line('dragon-tiger', { pairs: ['1-3'], picks: ['dragon'] }))
    // 2-2 pushes; 7-6 wins at 1900; 0-5 and 2-2 lose and push; 2-1 and so on as the house rule says.
    const pushed = found.hits.filter(({ payout }) => payout === parseUnits('2'))
    expect(pushed.map(({ draw: { numero } }) => numero)).toEqual(['20261121-0', '20261121-4'])
    expect(found.rebate).toBe(3n * parseUnits('0.05'))
  })

  it('leave out draws whose order is not known where it matters', () => {
    const unordered = [
      draw({ numbers: ['01', '02', '03', '04', '05'], ordered: false }, 1),
      draw({ numbers: ['05', '04', '03', '02', '01'], ordered: true }, 2),
    ]
    const options = { ...terms, game: '11X5', flags: {} }
    const found = past(line('fixed-position', { places: [['05'], [], [], [], []] }), unordered, options)
    expect(found).toMatchObject({ draws: 1, unordered: 1, stake: parseUnits('2') })
    expect(found.hits.map(({ draw: { numero } }) => numero)).toEqual(['20261121-2'])
  })

  it('look through two hundred draws of a long list in a moment', () => {
    const lines = Array.from({ length: 20_000 }, (_, n) => String(n).padStart(5, '0'))
    const many = Array.from({ length: 200 }, (_, n) => draw({ digits: String((n * 7919) % 100_000).padStart(5, '0') }, n))
    const found = past(line('5star-direct', { lines }), many)
    expect(found.hits).toHaveLength(many.filter(({ result }) => 'digits' in result && Number(result.digits) < 20_000).length)
  })
})
