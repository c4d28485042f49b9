import { describe, expect, it } from 'vitest'
import { daysOf } from './periods.ts'

const ZONE = 'Asia/Ho_Chi_Minh'

describe('periods of the betting record [WALLET-07]', () => {
  const lateUtc = Date.parse('2026-11-20T18:30:00Z')

  it('begins its days on the merchant’s clock', () => {
    expect(daysOf('today', lateUtc, ZONE)).toEqual({ from: '2026-11-21', to: '2026-11-21' })
    expect(daysOf('today', lateUtc, 'UTC')).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  })

  it('counts back whole days, the present one included', () => {
    expect(daysOf('yesterday', lateUtc, ZONE)).toEqual({ from: '2026-11-20', to: '2026-11-20' })
    expect(daysOf('week', lateUtc, ZONE)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
    expect(daysOf('month', lateUtc, ZONE).from).toBe('2026-10-23')
  })
})
