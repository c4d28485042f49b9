import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'

const now = '2026-11-21T08:00:00.000Z'
const vnd = (amount: string) => ({ amount: `${amount}.0000`, currency: 'VND' })
const transferId = '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9a011'
const rules = {
  min: vnd('10000'),
  max: vnd('100000000'),
  daily: vnd('300000000'),
  left: vnd('299000000'),
  resetsAt: '2026-11-21T17:00:00.000Z',
}
const bounds = { open: true, min: '10000', max: '100000000', daily: '300000000' }
const settings = { single: false, vendors: ['PG'], wallet: bounds, upline: bounds, downline: bounds }
const passwords = ['WITHDRAW_PASSWORD_REQUIRED', 'WITHDRAW_PASSWORD_WRONG', 'WITHDRAW_PASSWORD_LOCKED'] as const
const paused = ['SELF_EXCLUDED', 'PLAY_PAUSED'] as const
const moving = ['NOT_OFFERED', 'AMOUNT_DECIMALS', 'AMOUNT_OUT_OF_RANGE', 'TRANSFER_CAP', 'INSUFFICIENT_FUNDS', ...passwords] as const

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  merchantWallet: { request: {}, response: { isSingle: false }, failures: [] },
  consolidatedFunds: {
    request: {},
    response: {
      isSingle: false,
      total: vnd('12980500'),
      main: vnd('12480500'),
      vendors: [{ wallet: 'PG', name: 'Pocket Games', balance: vnd('500000') }],
      rules,
      passwordSet: true,
      serverNow: now,
    },
    failures: [],
  },
  walletTransfer: {
    request: { from: 'MAIN', to: 'PG', amount: '500000', withdrawPassword: '246810' },
    response: { transferId, amount: vnd('500000'), main: vnd('11980500'), wallet: vnd('1000000'), serverNow: now },
    failures: ['WALLET_UNKNOWN', ...paused, ...moving],
  },
  transferLines: {
    request: {},
    response: {
      main: vnd('12480500'),
      upline: { account: 'quangtrung', nickname: 'Quang Trung', rules },
      downline: null,
      passwordSet: true,
      serverNow: now,
    },
    failures: [],
  },
  transferDownlines: {
    request: { account: 'linh' },
    response: { list: [{ memberId: '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9a012', account: 'linh88', nickname: 'Linh' }], total: 1 },
    failures: [],
  },
  lineTransfer: {
    request: { to: 'UPLINE', amount: '200000', withdrawPassword: '246810' },
    response: { transferId, to: 'quangtrung', amount: vnd('200000'), main: vnd('12280500'), serverNow: now },
    failures: ['RECIPIENT_UNKNOWN', 'RECIPIENT_CLOSED', 'REQUIREMENT_OPEN', ...paused, ...moving],
  },
  listTransfers: {
    request: {},
    response: { list: [{ transferId, kind: 'UPLINE', other: 'quangtrung', amount: vnd('-200000'), at: now }], serverNow: now },
    failures: [],
  },
  operatorTransferSettings: { request: {}, response: { settings }, failures: ['OPERATOR_KEY_WRONG'] },
  setTransferSettings: { request: settings, response: { settings }, failures: ['OPERATOR_KEY_WRONG', 'FIELD_INVALID'] },
}
