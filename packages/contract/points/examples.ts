import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'

const now = '2026-11-21T08:00:00.000Z'
const vnd = (amount: string) => ({ amount: `${amount}.0000`, currency: 'VND' })
const item = {
  item: 'tea-set',
  name: 'Tea set for four',
  text: 'Porcelain, in a box.',
  kind: 'DELIVERY',
  points: 28_000,
  amount: null,
  left: 7,
  imageUrl: null,
  days: 5,
} as const
const order = {
  orderNumber: 'RD-20261121-4F2A9C',
  item: 'tea-set',
  name: 'Tea set for four',
  kind: 'DELIVERY',
  quantity: 1,
  points: 28_000,
  amount: null,
  state: 'PROCESSING',
  remark: null,
  tracking: null,
  address: '12 Tran Phu, Ward 5, Da Nang',
  mobile: '0905554417',
  appliedAt: now,
  decidedAt: null,
} as const
const draft = {
  item: 'tea-set',
  name: { EN: 'Tea set for four' },
  text: {},
  kind: 'DELIVERY',
  points: 28_000,
  amount: null,
  left: 7,
  imageUrl: null,
  days: 5,
  open: true,
} as const
const settings = {
  earning: [{ category: 'RNG', per: '10000', points: 1 }],
  convert: { points: 1_000, cash: '10000', min: 1_000 },
}
const passwords = ['WITHDRAW_PASSWORD_REQUIRED', 'WITHDRAW_PASSWORD_WRONG', 'WITHDRAW_PASSWORD_LOCKED'] as const
const decided = { account: 'linh88', decidedBy: 'hoa', order: { ...order, state: 'APPROVED', tracking: 'VN123', decidedAt: now } } as const

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  getPointBalance: {
    request: {},
    response: { points: 48_250, owed: 0, worth: vnd('480000'), earnedLately: 1_364, openOrders: 1, serverNow: now },
    failures: [],
  },
  getPointConfig: {
    request: {},
    response: {
      earning: [{ category: 'RNG', per: vnd('10000'), points: 1 }],
      convert: { points: 1_000, cash: vnd('10000'), min: 1_000 },
      passwordSet: true,
    },
    failures: [],
  },
  getPointReward: { request: {}, response: { list: [item] }, failures: [] },
  getRedeemPointList: { request: { pageNo: 1, pageSize: 18 }, response: { list: [order], total: 1, totalPages: 1 }, failures: [] },
  pointMovements: {
    request: { from: '2026-11-15', to: '2026-11-21', limit: 20 },
    response: {
      list: [
        {
          id: '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9a011',
          at: now,
          kind: 'EARNED',
          category: 'RNG',
          valid: vnd('640000'),
          name: null,
          orderNumber: null,
          cash: null,
          change: 64,
          balance: 48_250,
        },
      ],
      next: null,
    },
    failures: [],
  },
  redeemPointReward: {
    request: { item: 'tea-set', quantity: 1, points: 28_000, address: order.address, mobile: order.mobile, withdrawPassword: '246810' },
    response: { order, points: 20_250 },
    failures: [
      'POINT_ITEM_UNKNOWN',
      'OUT_OF_STOCK',
      'POINTS_NOT_ENOUGH',
      'POINT_PRICE_CHANGED',
      'FIELD_INVALID',
      'INSUFFICIENT_FUNDS',
      ...passwords,
    ],
  },
  convertPoint: {
    request: { points: 20_000, withdrawPassword: '246810' },
    response: { converted: 20_000, cash: vnd('200000'), points: 28_250, main: vnd('12680500') },
    failures: ['POINTS_NOT_ENOUGH', 'POINTS_STEP', 'NOT_OFFERED', ...passwords],
  },
  operatorPointSettings: { request: {}, response: { settings }, failures: ['OPERATOR_KEY_WRONG'] },
  setPointSettings: { request: settings, response: { settings }, failures: ['OPERATOR_KEY_WRONG', 'FIELD_INVALID'] },
  operatorPointItems: { request: {}, response: { list: [draft] }, failures: ['OPERATOR_KEY_WRONG'] },
  savePointItem: { request: draft, response: { item: draft }, failures: ['OPERATOR_KEY_WRONG', 'FIELD_INVALID'] },
  operatorPointOrders: {
    request: { state: 'PROCESSING' },
    response: { list: [{ account: 'linh88', decidedBy: null, order }] },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  decidePointOrder: {
    request: { orderNumber: order.orderNumber, approve: true, tracking: 'VN123' },
    response: { order: decided },
    failures: ['OPERATOR_KEY_WRONG', 'POINT_ORDER_UNKNOWN', 'POINT_ORDER_DECIDED', 'FIELD_INVALID'],
  },
}
