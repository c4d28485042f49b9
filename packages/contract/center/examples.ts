import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'

const now = '2026-11-21T08:00:00.000Z'
const vnd = (amount: string) => ({ amount: `${amount}.0000`, currency: 'VND' })
const fields = [
  { field: 'payeeName', value: 'Nguyen Thi Linh', masked: false, fixed: true },
  { field: 'idNumber', value: '••••4417', masked: true, fixed: true },
  { field: 'nickname', value: 'Linh', masked: false, fixed: false },
] as const
const levels = [
  { label: 'Silver', from: '10000000', gives: [{ EN: 'A host of your own', TY: 'Người chăm sóc riêng' }] },
  { label: 'Gold', from: '60000000', gives: [] },
]
const scheme = { open: true, reward: '50000', deposit: '200000', days: 30 }

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  memberWaiting: {
    request: {},
    response: {
      items: [
        { kind: 'DEPOSIT', section: 'depositv2', count: 1, amount: vnd('500000'), until: '2026-11-21T08:15:00.000Z', badge: true },
        { kind: 'WITHDRAW_PASSWORD', section: 'securityCenter', count: 1, amount: null, until: null, badge: false },
      ],
      serverNow: now,
    },
    failures: [],
  },
  memberProfile: { request: {}, response: { fields: [...fields], minimumAge: 18 }, failures: [] },
  saveProfile: { request: { fields: { nickname: 'Linh' } }, response: { fields: [...fields] }, failures: ['FIELD_INVALID'] },
  memberVip: {
    request: {},
    response: {
      level: 0,
      until: '2027-03-31',
      bets: vnd('46200000'),
      quarterEnds: '2026-12-31',
      levels: [
        { label: 'Silver', from: vnd('10000000'), gives: ['A host of your own'] },
        { label: 'Gold', from: vnd('60000000'), gives: [] },
      ],
      serverNow: now,
    },
    failures: [],
  },
  memberReferral: {
    request: {},
    response: {
      open: true,
      code: 'K7M2QX9P',
      link: 'https://portico.example/register?referralCode=K7M2QX9P',
      reward: vnd('50000'),
      deposit: vnd('200000'),
      days: 30,
      joined: 4,
      rewarded: 1,
      earned: vnd('50000'),
      friends: [{ name: 'na***9', joinedAt: now, state: 'REWARDED', reward: vnd('50000') }],
      serverNow: now,
    },
    failures: ['SELF_EXCLUDED', 'PLAY_PAUSED', 'NOT_OFFERED'],
  },
  operatorVip: { request: {}, response: { levels }, failures: ['OPERATOR_KEY_WRONG'] },
  setVip: { request: { levels }, response: { levels }, failures: ['OPERATOR_KEY_WRONG', 'FIELD_INVALID'] },
  operatorReferral: { request: {}, response: { scheme }, failures: ['OPERATOR_KEY_WRONG'] },
  setReferral: { request: scheme, response: { scheme }, failures: ['OPERATOR_KEY_WRONG', 'FIELD_INVALID'] },
}
