import { expect, it } from 'vitest'
import { winnersOf } from './winners.ts'

const won = (...notes: string[]) => notes.map((note) => ({ note, tier: 'win' }))

it('names the winning numbers of a bet, those of lots with how often they came [LOTTERY-03]', () => {
  const lots = { date: '2026-11-21', lots: { db: ['12347'] } }
  expect(winnersOf({ draw: lots, winningNotes: won('1: 47', '5: 47', '9: 08') })).toEqual(['47 ×2', '08'])
  expect(winnersOf({ draw: { digits: '138' }, winningNotes: won('1 3 8') })).toEqual(['1 3 8'])
  expect(winnersOf({ draw: { dice: ['1', '2', '3'] }, winningNotes: won('small') })).toEqual([])
})
