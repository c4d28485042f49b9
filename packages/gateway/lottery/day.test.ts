import { expect, it } from 'vitest'
import { proveMinutes } from '../testing/day-proof.ts'

it('[LOTTERY-03] [LOTTERY-04] draws every lottery of our own minute by minute, with the books balanced', async () => {
  expect(await proveMinutes(12)).toContain('12 minutes')
})
