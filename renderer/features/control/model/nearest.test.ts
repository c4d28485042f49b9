import type { PlayLimit } from '@portico/contract/control/shapes'
import { examples } from '@portico/contract/examples'
import { expect, it } from 'vitest'
import { nearestOf } from './nearest.ts'

const [cell] = examples.playLimits.response.limits
const limit = (kind: PlayLimit['kind'], most: string | null, remaining: string | null): PlayLimit => ({
  ...cell!,
  kind,
  limit: most,
  remaining,
})

it('is of the limit on play that is used most, and of none of what is paid in', () => {
  expect(nearestOf([])).toBeUndefined()
  expect(nearestOf([limit('DEPOSIT', '100.0000', '0.0000'), limit('LOSS', null, null)])).toBeUndefined()
  expect(nearestOf([limit('LOSS', '200.0000', '50.0000'), limit('TIME', '3600', '3000'), limit('STAKE', '100.0000', '90.0000')])).toBe(0.75)
})

it('is all of it where nothing may be lost, and none where more came back than was lost', () => {
  expect(nearestOf([limit('LOSS', '0.0000', '0.0000')])).toBe(1)
  expect(nearestOf([limit('LOSS', '100.0000', '130.0000')])).toBe(0)
})
