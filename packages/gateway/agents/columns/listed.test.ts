import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addColumn, gainOf, takeColumn } from './listed.ts'

/** Around where a half ends and where the sign changes, as well as anywhere. */
const value = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.constantFrom(0n, 1n, -1n, 2n ** 31n, 2n ** 32n - 1n, 2n ** 32n, -(2n ** 32n), 2n ** 63n - 1n, -(2n ** 63n)),
)
const wrapped = (sum: bigint) => BigInt.asIntN(64, sum)

test('columns are added and taken away as whole numbers of 64 bits', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 4, maxLength: 4 }), fc.array(fc.tuple(fc.nat(3), value), { maxLength: 12 }), (start, rows) => {
      const places = Int32Array.from(rows, ([place]) => place)
      const column = BigInt64Array.from(rows, ([, each]) => each)
      const expected = rows.reduce((sums, [place, each]) => sums.with(place, wrapped(sums[place]! + each)), start)
      const sums = BigInt64Array.from(start)
      addColumn(sums, places, column)
      expect([...sums]).toEqual(expected)
      takeColumn(sums, places, column)
      expect([...sums]).toEqual(start)
    }),
  )
})

test('what was won is what came back less what went in, of values of 64 bits', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(value, value, value)), (rows) => {
      const [payout, rebate, stake] = [0, 1, 2].map((n) => BigInt64Array.from(rows, (row) => row[n]!)) as [
        BigInt64Array,
        BigInt64Array,
        BigInt64Array,
      ]
      expect([...gainOf(payout, rebate, stake)]).toEqual(rows.map(([back, more, went]) => wrapped(back + more - went)))
    }),
  )
})
