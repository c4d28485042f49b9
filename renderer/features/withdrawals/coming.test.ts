import { expect, it } from 'vitest'
import { comingOf } from './coming.ts'

const NONE = {
  state: 'PAYING',
  receipt: null,
  notBefore: null,
  expectedAt: null,
  remindAt: null,
  answerBy: null,
  decisionBy: null,
} as const
const AT = '2026-11-24T08:00:00.000Z'
const now = Date.parse(AT)
const later = '2026-11-24T09:00:00.000Z'

it('says when a payout is expected, and that it is late', () => {
  expect(comingOf(NONE, now)).toEqual([])
  expect(comingOf({ ...NONE, expectedAt: later }, now)).toEqual([{ what: 'PAY', at: later }])
  expect(comingOf({ ...NONE, expectedAt: AT }, now + 1)).toEqual([{ what: 'LATE', at: AT }])
})

it('says when it reminds and when silence counts, while an answer is awaited alone', () => {
  const paid = { ...NONE, state: 'PAID', remindAt: AT, answerBy: later, expectedAt: AT } as const
  expect(comingOf({ ...paid, receipt: 'AWAITED' }, now)).toEqual([
    { what: 'REMIND', at: AT },
    { what: 'COUNT', at: later },
  ])
  expect(comingOf({ ...paid, receipt: 'RECEIVED' }, now)).toEqual([])
  expect(comingOf({ ...paid, receipt: 'DISPUTED', decisionBy: later }, now)).toEqual([{ what: 'DECIDE', at: later }])
})
