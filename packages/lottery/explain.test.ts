import { expect, test } from 'vitest'
import { explain } from './explain.ts'

test('[LOTTERY-03] an explanation shows every step from the draw to the payout', () => {
  const line = {
    game: 'SSC',
    play: 'back3-any1',
    selection: { digits: ['2', '8', '9'] },
    bet: { unit: '2', mode: '0.001', multiple: 3 },
    pricing: { kind: 'prizeGroup', group: 1956 },
  } as const
  expect(explain(line, { digits: '20282' })).toEqual({
    game: 'SSC',
    play: 'back3-any1',
    drawn: [
      { at: 3, symbol: '2' },
      { at: 4, symbol: '8' },
      { at: 5, symbol: '2' },
    ],
    notes: 3,
    bet: line.bet,
    per: '0.006',
    stake: '0.018',
    pricing: line.pricing,
    tiers: [{ tier: 'win', count: 2, prize: '7.2177', odds: null, each: '0.0216531', sum: '0.0433062' }],
    winning: {
      total: 2,
      listed: [
        { at: [3, 4, 5], tokens: ['2'], tier: 'win' },
        { at: [3, 4, 5], tokens: ['8'], tier: 'win' },
      ],
    },
    sum: '0.0433062',
    payout: '0.0433',
  })
})

test('[LOTTERY-03] a pushed note is explained by what it gives back, and a long list of winners is cut', () => {
  const duels = {
    game: 'SSC',
    play: 'dragon-tiger',
    selection: { pairs: ['1-5'], picks: ['dragon', 'tie'] },
    bet: { unit: '2', mode: '1', multiple: 1 },
    pricing: { kind: 'odds', odds: { dragon: '1.98', tie: '9.3' } },
    rules: { tie: 'push' },
  } as const
  expect(explain(duels, { digits: '20282' }).tiers).toEqual([
    { tier: 'tie', count: 1, prize: '18.6', odds: '9.3', each: '18.6', sum: '18.6' },
    { tier: 'push', count: 1, prize: null, odds: null, each: '2', sum: '2' },
  ])
  const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
  const many = { ...duels, play: 'any2-direct', selection: { places: [digits, digits, digits, digits, digits] }, rules: {} }
  const explanation = explain({ ...many, pricing: { kind: 'odds', odds: { win: '90' } } }, { digits: '20282' })
  expect(explanation.winning).toMatchObject({ total: 10 })
  expect(explanation.winning.listed).toHaveLength(10)
})
