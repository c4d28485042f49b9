import { describe, expect, it } from 'vitest'
import { formatUnits } from '@portico/contract/kit/money'
import { breachOf, limitsOf } from './limits.ts'
import { priceLine, type Terms } from './price.ts'

const terms: Terms = { game: 'SSC', unit: '2', maxNotes: 20_000, maxPrizeGroup: 1950, odds: {}, flags: { tie: 'lose' } }
const usual = { leastStake: '2.0000', mostStake: '1000.0000', mostIssueStake: '1500.0000', maxPayoutPerIssue: '15000.0000' }
const lottery = { limits: { usual, plays: { 'front2-direct': { ...usual, mostStake: '10.0000' } } } }
const line = (multiple: number, play = 'fixed-position', selection: object = { places: [['1', '2'], [], [], [], []] }, mode = '1') => {
  const pricing = priceLine({ play, selection: selection as never, mode, multiple, prizeGroup: 1950 }, terms)
  if (!pricing.ok) throw new Error(pricing.code)
  return pricing.priced
}
const violationOf = (...lines: ReturnType<typeof line>[]) => {
  const breach = breachOf(lottery, lines)
  return breach && [breach.code, breach.play, formatUnits(breach.remaining)]
}

describe('limits said before a bet is placed [LOTTERY-03]', () => {
  it('are the usual ones, or those of the play', () => {
    expect(limitsOf(lottery, 'fixed-position')).toBe(usual)
    expect(limitsOf(lottery, 'front2-direct').mostStake).toBe('10.0000')
  })

  it('bound each line', () => {
    expect(violationOf(line(1))).toBeUndefined()
    expect(violationOf(line(4, 'fixed-position', { places: [['1'], [], [], [], []] }, '0.1'))).toEqual([
      'STAKE_TOO_SMALL',
      'fixed-position',
      '2.0000',
    ])
    expect(violationOf(line(1), line(251))).toEqual(['STAKE_TOO_LARGE', 'fixed-position', '1000.0000'])
    expect(violationOf(line(6, 'front2-direct', { lines: ['12'] }))).toEqual(['STAKE_TOO_LARGE', 'front2-direct', '10.0000'])
  })

  it('bound all lines of a play together', () => {
    expect(violationOf(line(250), line(126))).toEqual(['PLAY_LIMIT_REACHED', 'fixed-position', '1500.0000'])
    const one = { places: [['1'], [], [], [], []] }
    expect(violationOf(line(400, 'fixed-position', one), line(350, 'fixed-position', one))).toBeUndefined()
    expect(violationOf(line(390, 'fixed-position', one), line(360, 'fixed-position', one), line(20, 'fixed-position', one))).toEqual([
      'PLAY_LIMIT_REACHED',
      'fixed-position',
      '1500.0000',
    ])
  })

  it('bound what the lines can pay', () => {
    const pair = { lines: ['12'] }
    expect(violationOf(line(80, 'back2-direct', pair))).toEqual(['PAYOUT_LIMIT_REACHED', 'back2-direct', '15000.0000'])
  })
})
