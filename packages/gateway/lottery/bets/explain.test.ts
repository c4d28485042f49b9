import type { Selection } from '@portico/contract/bets/shapes'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { LAYOUTS } from '@portico/lottery/shape'
import { expect, it } from 'vitest'
import { GAMES } from '../offer/games.ts'
import { priceLine } from './line.ts'
import type { BetRow } from './serializer.ts'
import { explainBet } from './explain.ts'

const gameOfRules = (rules: string) => GAMES.find((game) => game.rules === rules)!

/** A settled bet, as far as its explanation looks. */
const settled = (rules: string, play: string, selection: Selection, result: Draw): BetRow => {
  const game = gameOfRules(rules)
  const line = priceLine(game, { play, selection, mode: game.modes[0]!, multiple: 1, prizeGroup: null }, 'CNY', 1950)
  return { ...line, gameCode: game.code, state: 'WON', result } as unknown as BetRow
}
const explanationOf = (...bet: Parameters<typeof settled>) => explainBet(settled(...bet))!

/** All lots end in 11, but for the named ones. */
const northern = (ends: Readonly<Record<string, readonly string[]>>): Draw => ({
  date: '2026-11-21',
  lots: Object.fromEntries(
    LAYOUTS.north.map(({ lot, numbers, digits }) => [
      lot,
      Array.from({ length: numbers }, (_, i) => (ends[lot]?.[i] ?? '11').padStart(digits, '9')),
    ]),
  ),
})

it('names the prizes that a number came in, one note each time [LOTTERY-04]', () => {
  const { winningNotes, hits } = explanationOf(
    'VN-MB',
    'lo2',
    { numbers: ['47', '08'] },
    northern({ db: ['47'], g3: ['00', '47'], g7: ['08'] }),
  )
  expect(winningNotes).toEqual([
    { note: '47', tier: 'win', lots: ['db'] },
    { note: '47', tier: 'win', lots: ['g3'] },
    { note: '08', tier: 'win', lots: ['g7'] },
  ])
  expect(hits.map(({ count }) => count)).toEqual([3])
})

it('tells the pair play by what it pays for, without notes [LOTTERY-04]', () => {
  const { winningNotes, hits, payout, sum } = explanationOf(
    'VN-MB',
    'da',
    { numbers: ['47', '08'] },
    northern({ db: ['47'], g1: ['47'], g7: ['08'] }),
  )
  expect(winningNotes).toEqual([])
  expect(hits.map(({ tier, count }) => [tier, count])).toEqual([
    ['base', 1],
    ['bonus', 1],
  ])
  expect(Number(payout)).toBe(Number(sum))
})

it('writes the legs of a parlay as words [LOTTERY-04]', () => {
  const legs = [
    { on: '1', market: 'size', pick: 'big' },
    { on: 'special', market: 'parity', pick: 'odd' },
  ]
  const draw = { date: '2026-11-21', normals: ['30', '02', '03', '04', '05', '06'], special: '07', ordered: true }
  expect(explanationOf('LHC', 'parlay', { legs }, draw).winningNotes).toEqual([{ note: '1 size big, special parity odd', tier: 'win' }])
})
