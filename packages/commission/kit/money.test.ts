import { parseUnits } from '@portico/contract/kit/money'
import { expect, test } from 'vitest'
import { formatExact, parseRate, shareOf, truncated } from './money.ts'

test.each<[amount: string, percent: string, cut: bigint, exact: string]>([
  ['99999.9999', '0.5', 4999999n, '499.99999950'],
  ['0.0001', '0.0001', 0n, '0.00000000'],
  ['-0.0003', '50', -1n, '-0.00015000'],
  ['-0.0001', '50', 0n, '-0.00005000'],
  ['33.33', '2', 6666n, '0.66660000'],
])('%s at %s %% is cut toward zero once', (amount, percent, cut, exact) => {
  const share = shareOf(parseUnits(amount), parseRate(percent))
  expect([truncated(share), formatExact(share)]).toEqual([cut, exact])
})

test('a rate has at most four places', () => {
  expect(() => parseRate('8.12345')).toThrow(RangeError)
})
