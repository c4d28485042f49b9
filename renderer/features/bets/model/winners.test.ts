import { expect, it } from 'vitest'
import { winnersOf } from './winners.ts'

const won = (...notes: string[]) => ({ winningNotes: notes.map((note) => ({ note, tier: 'win' })) })
const onLots = (...notes: [note: string, lot: string][]) => ({
  winningNotes: notes.map(([note, lot]) => ({ note, tier: 'win', lots: [lot] })),
})
const upper = (lot: string) => lot.toUpperCase()

it('names the winning numbers of a bet, those of lots with the prizes they came in [LOTTERY-03]', () => {
  expect(winnersOf(onLots(['47', 'db'], ['47', 'g3'], ['47', 'g3'], ['08', 'g5']), upper, ', ')).toEqual(['47 (DB, G3 ×2)', '08 (G5)'])
  expect(winnersOf(won('1 3 8'), upper, ', ')).toEqual(['1 3 8'])
  expect(winnersOf(won('small'), upper, ', ')).toEqual([])
})
