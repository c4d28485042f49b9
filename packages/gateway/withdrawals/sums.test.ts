import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrived, paidOut, restMissing, restReceived, type Sums } from './sums.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const change = fc.oneof(
  share.map((part) => (sums: Sums) => arrived(sums, BigInt(Math.floor(Number(sums.remaining) * part)))),
  fc.constant(restReceived),
  fc.constant(restMissing),
)

test('[WALLET-04] received, remaining and not received are what was paid out at every instant', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.array(change, { maxLength: 8 }), (net, changes) => {
      let sums = paidOut(net)
      for (const next of [(same: Sums) => same, ...changes]) {
        sums = next(sums)
        expect(sums.received + sums.remaining + sums.notReceived).toBe(net)
        expect([sums.received, sums.remaining, sums.notReceived].every((each) => each >= 0n)).toBe(true)
      }
    }),
    { numRuns: 10_000 },
  )
})
