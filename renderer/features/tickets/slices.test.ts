import { expect, test } from 'vitest'
import { prizeAt, slicesOf, stopAt } from './slices.ts'

const pools = [[1, 3, 21, 80, 148, 259], [1], [1, 1], [0, 4, 22, 58], [1, 19_999], [5, 0, 0, 1]].map((lefts) =>
  lefts.map((left) => ({ left })),
)

test('a wheel shows every prize that is left as wide as its chance, and none that is gone', () => {
  for (const prizes of pools) {
    const all = prizes.reduce((sum, { left }) => sum + left, 0)
    const slices = slicesOf(prizes)
    expect(slices.at(-1)!.to).toBeCloseTo(1)
    for (const [prize, { left }] of prizes.entries()) {
      const own = slices.filter((slice) => slice.prize === prize)
      expect(own.reduce((sum, { from, to }) => sum + to - from, 0)).toBeCloseTo(left / all)
      expect(own.length > 0).toBe(left > 0)
    }
  }
  expect(slicesOf([{ left: 0 }])).toEqual([])
})

test('[PROMO-05] wherever the wheel stops, the prize of the ticket stands under the pointer', () => {
  for (const prizes of pools) {
    const slices = slicesOf(prizes)
    for (const [prize, { left }] of prizes.entries())
      for (let ticket = 0; left > 0 && ticket < 200; ticket++) {
        const id = `${(ticket * 0x9e37_79b1).toString(16).padStart(12, '0').slice(-12)}-${(ticket * 331).toString(16).padStart(4, '0')}`
        expect(prizeAt(slices, stopAt(slices, prize, id))).toBe(prize)
      }
  }
})
