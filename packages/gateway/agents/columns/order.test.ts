import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inOrder } from './order.ts'

const values = fc.array(fc.oneof(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), fc.bigInt({ min: -3n, max: 3n })), {
  maxLength: 60,
})

it('puts places in the order of their values, and leaves equal ones as they stand', () => {
  fc.assert(
    fc.property(values, fc.constantFrom('asc' as const, 'desc' as const), fc.nat(5), (all, way, skipped) => {
      const places = Uint32Array.from(all.keys()).slice(skipped).toReversed()
      const before = [...places]
      const sign = way === 'asc' ? 1 : -1
      const right = before.toSorted((one, other) => (all[one]! === all[other]! ? 0 : all[one]! < all[other]! ? -sign : sign))
      expect([...inOrder(places, BigInt64Array.from(all), way)]).toEqual(right)
      expect([...places]).toEqual(before)
    }),
  )
})
