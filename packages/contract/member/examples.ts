import type * as bindingCalls from './binding-calls.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type * as passwordCalls from './password-calls.ts'
import type { Examples } from '../kit/example.ts'
import { sessionExample } from '../session/examples.ts'

const accountExample = {
  account: 'quoctuan',
  nickname: 'quoctuan',
  kind: 'agent',
  upline: null,
  affiliateCode: 'tuan2026',
  state: 'ACTIVE',
  maxPrizeGroup: 1960,
  mustChangePassword: false,
  joinedAt: '2026-08-21T08:00:00.000Z',
  lastLoginAt: '2026-11-21T08:00:00.000Z',
} as const

export const examples: Examples<typeof calls & typeof operatorCalls & typeof passwordCalls & typeof bindingCalls> = {
  operatorAccounts: {
    request: { kind: 'agent' },
    response: { list: [accountExample], total: 1, totalPages: 1 },
    failures: ['OPERATOR_KEY_WRONG', 'ACCOUNT_UNKNOWN'],
  },
  operatorAccount: {
    request: { account: 'quoctuan' },
    response: { account: accountExample, money: { cash: { amount: '12480500.0000', currency: 'VND' } }, sessions: 1 },
    failures: ['OPERATOR_KEY_WRONG', 'ACCOUNT_UNKNOWN'],
  },
  addAccount: {
    request: { account: 'quoctuan', kind: 'agent', affiliateCode: 'tuan2026', maxPrizeGroup: 1960 },
    response: { account: { ...accountExample, mustChangePassword: true, lastLoginAt: null }, password: 'kP7xw2mQd9Ra' },
    failures: ['OPERATOR_KEY_WRONG', 'ACCOUNT_TAKEN', 'AGENT_UNKNOWN', 'FIELD_INVALID'],
  },
  blockAccount: {
    request: { account: 'quoctuan', blocked: true, reason: 'asked for by its owner' },
    response: { account: { ...accountExample, state: 'BLOCKED' }, ended: 1 },
    failures: ['OPERATOR_KEY_WRONG', 'ACCOUNT_UNKNOWN'],
  },
  endSessions: {
    request: { account: 'quoctuan' },
    response: { ended: 1 },
    failures: ['OPERATOR_KEY_WRONG', 'ACCOUNT_UNKNOWN'],
  },
  endEverySession: { request: { reason: 'a leaked backup' }, response: { ended: 412 }, failures: ['OPERATOR_KEY_WRONG'] },
  resetPassword: {
    request: { account: 'quoctuan' },
    response: { account: 'quoctuan', password: 'kP7xw2mQd9Ra', ended: 1 },
    failures: ['OPERATOR_KEY_WRONG', 'ACCOUNT_UNKNOWN'],
  },
  setDefaultAgent: {
    request: { account: 'quoctuan' },
    response: { account: 'quoctuan' },
    failures: ['OPERATOR_KEY_WRONG', 'AGENT_UNKNOWN'],
  },
  setPrizeGroup: {
    request: { account: 'quoctuan', maxPrizeGroup: 1960 },
    response: { account: accountExample, lowered: 0 },
    failures: ['OPERATOR_KEY_WRONG', 'ACCOUNT_UNKNOWN', 'FIELD_INVALID'],
  },
  changePassword: {
    request: { oldPassword: 'correct horse 1', newPassword: 'three quiet herons', confirmNewPassword: 'three quiet herons' },
    response: { ended: 1 },
    failures: ['PAYLOAD_REQUIRED', 'PAYLOAD_INVALID', 'PASSWORD_WRONG', 'PASSWORD_LOCKED', 'FIELD_INVALID', 'REAUTHENTICATE'],
  },
  forgotPassword: {
    request: { username: 'linh88', email: 'linh@mail.example' },
    response: { expiresAt: '2026-11-21T08:30:00.000Z' },
    failures: ['NOT_OFFERED', 'FIELD_INVALID', 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'MESSAGE_QUOTA'],
  },
  resetPasswordByLink: {
    request: {
      token: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c',
      newPassword: 'three quiet herons',
      confirmNewPassword: 'three quiet herons',
    },
    response: {},
    failures: ['PAYLOAD_REQUIRED', 'PAYLOAD_INVALID', 'FIELD_INVALID', 'LINK_OVER'],
  },
  resetPasswordByCode: {
    request: {
      mobileNum: '0912345678',
      countryDialingCode: '84',
      verificationCode: '483201',
      flowId: 'q1w2e3r4t5y6u7i8',
      newPassword: 'three quiet herons',
    },
    response: {},
    failures: ['PAYLOAD_REQUIRED', 'PAYLOAD_INVALID', 'NOT_OFFERED', 'FIELD_INVALID', 'CODE_WRONG', 'CODE_EXPIRED', 'ACCOUNT_BLOCKED'],
  },
  disownChange: {
    request: { token: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c' },
    response: { restored: 'EMAIL', removed: { passkeys: 1, authenticator: false, links: 0, devices: 2 } },
    failures: ['LINK_OVER'],
  },
  ownBindings: {
    request: {},
    response: { list: [{ kind: 'MOBILE', masked: '+84 ••• 678', boundAt: '2026-11-21T08:00:00.000Z' }] },
    failures: [],
  },
  sendBindingCode: {
    request: { kind: 'EMAIL', email: 'linh@mail.example' },
    response: { resendAfter: 60, expiresAt: '2026-11-21T08:10:00.000Z' },
    failures: ['REAUTHENTICATE', 'FIELD_INVALID', 'CODE_LOCKED', 'MESSAGE_QUOTA'],
  },
  bindOwnAddress: {
    request: { kind: 'EMAIL', email: 'linh@mail.example', verificationCode: '483201' },
    response: { kind: 'EMAIL', masked: 'li•••@mail.example', boundAt: '2026-11-21T08:00:00.000Z' },
    failures: ['REAUTHENTICATE', 'FIELD_INVALID', 'CODE_WRONG', 'CODE_EXPIRED'],
  },
  removeOwnAddress: { request: { kind: 'EMAIL' }, response: {}, failures: ['REAUTHENTICATE', 'LAST_WAY_IN'] },
  withdrawPasswordState: {
    request: {},
    response: { set: true },
    failures: [],
  },
  setWithdrawPassword: {
    request: { password: 'correct horse 1', withdrawPassword: '246810' },
    response: { set: true },
    failures: [
      'PAYLOAD_REQUIRED',
      'PAYLOAD_INVALID',
      'PASSWORD_WRONG',
      'PASSWORD_LOCKED',
      'FIELD_INVALID',
      'WITHDRAW_PASSWORD_REQUIRED',
      'WITHDRAW_PASSWORD_WRONG',
      'WITHDRAW_PASSWORD_LOCKED',
    ],
  },
  memberIcons: { request: {}, response: { icon: 'LOTUS', icons: ['SUN', 'MOON', 'LOTUS'] }, failures: [] },
  chooseMemberIcon: { request: { icon: 'LOTUS' }, response: { icon: 'LOTUS' }, failures: [] },
  getMemberInfo: {
    request: {},
    response: sessionExample.member,
    failures: [],
  },
}
