import { describe, expect, it } from 'vitest'
import { stripOf } from './strip.ts'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const of = (more: Partial<Parameters<typeof stripOf>[0]>) =>
  stripOf({ state: 'PENDING_PAYMENT', amount: vnd('1000.0000'), arrived: null, credited: null, ...more }).map(
    ({ money, word }) => money?.amount ?? word,
  )

describe('where the money of a deposit is [WALLET-02]', () => {
  it.each([
    ['waits', {}, ['1000.0000', 'notYet', 'notYet']],
    ['was credited less its fee', { state: 'CREDITED', credited: vnd('980.0000') }, ['1000.0000', '1000.0000', '980.0000']],
    ['is of another amount', { state: 'REVIEW', arrived: vnd('900.0000') }, ['1000.0000', '900.0000', 'review']],
    [
      'was credited as it came',
      { state: 'FAILED', arrived: vnd('900.0000'), credited: vnd('900.0000') },
      ['1000.0000', '900.0000', '900.0000'],
    ],
    ['was declined', { state: 'FAILED' }, ['1000.0000', 'nothing', 'nothing']],
    ['was taken back', { state: 'REVERSED' }, ['1000.0000', 'owed', 'owed']],
  ] as const)('%s', (_, more, strip) => expect(of(more)).toEqual(strip))
})
