import fc from 'fast-check'
import type { LotsDraw } from '../drawn.ts'
import { type Layout, NORTH_LAYOUT, SOUTH_LAYOUT } from '../vn/layout.ts'

export const LAYOUT_OF: Readonly<Record<'VN-MB' | 'VN-MN', Layout>> = { 'VN-MB': NORTH_LAYOUT, 'VN-MN': SOUTH_LAYOUT }

/** A draw of the numbers of all lots in their order; each is filled up with zeros, or cut to its last digits. */
export const lotsDraw = (layout: Layout, numbers: readonly string[], date = '2026-08-22'): LotsDraw => {
  const left = [...numbers]
  return {
    date,
    lots: Object.fromEntries(
      layout.map((prize) => [
        prize.lot,
        left.splice(0, prize.numbers).map((number) => number.padStart(prize.digits, '0').slice(-prize.digits)),
      ]),
    ),
  }
}

/** A random draw; few different digits are common, so that endings repeat. */
export const someLots = (layout: Layout): fc.Arbitrary<LotsDraw> => {
  const lots = layout.reduce((sum, { numbers }) => sum + numbers, 0)
  const all = (digits: RegExp) => fc.array(fc.stringMatching(digits), { minLength: lots, maxLength: lots })
  return fc.oneof(all(/^[0-9]{6}$/), all(/^[0-2]{6}$/), all(/^[01]{6}$/)).map((numbers) => lotsDraw(layout, numbers))
}
