import { describe, expect, it } from 'vitest'
import { depositTrouble } from './deposit-trouble.ts'

const refused = (code: string) => ({ kind: 'refused', code, traceId: 't' })

describe('a deposit that failed says whether money moved [WALLET-02]', () => {
  it('knows that a plain no took nothing', () => {
    expect(depositTrouble(refused('AMOUNT_OUT_OF_RANGE'))).toEqual({ key: 'AMOUNT_OUT_OF_RANGE', moved: 'no' })
  })

  it.each([{ kind: 'network' }, { kind: 'timeout' }, refused('INTERNAL'), refused('UNAVAILABLE'), { kind: 'contract', detail: '' }])(
    'leaves it open after %j, so that the same wish is sent again',
    (error) => expect(depositTrouble(error).moved).toBe('unknown'),
  )

  it.each(['MAINTENANCE', 'REGION_RESTRICTED', 'RATE_LIMITED', 'IP_LOCKED', 'NOT_LOGGED_IN', 'SESSION_EXPIRED'])(
    'leaves it open after %s where an earlier try was not answered, since that is said before the deposit is looked up',
    (code) => {
      expect(depositTrouble(refused(code), true).moved).toBe('unknown')
      expect(depositTrouble({ ...refused(code), repeated: true }).moved).toBe('unknown')
      expect(depositTrouble(refused(code)).moved).toBe('no')
    },
  )
})
