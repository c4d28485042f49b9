import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type { RegisterLink } from './shapes.ts'

const now = '2026-11-21T08:27:04.000Z'
const linkId = '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0007'
const memberId = '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0008'
const link: RegisterLink = {
  linkId,
  code: 'QT7K2MPA',
  address: 'https://portico.example/register?affiliateCode=QT7K2MPA',
  type: 'AGENT',
  rates: [
    { category: 'LOTTERY', rate: '8.9' },
    { category: 'LIVE', rate: '1.0' },
  ],
  above: ['LOTTERY'],
  channel: 'Zalo group',
  lastDay: '2026-12-31',
  maxUses: 60,
  uses: 38,
  clicks: 1284,
  deposited: 21,
  state: 'LIVE',
  createdAt: '2026-10-01T03:00:00.000Z',
  revoked: null,
}

export const examples: Examples<typeof calls> = {
  registerLinks: {
    request: { state: 'LIVE' },
    response: {
      list: [link],
      next: `1790823600000.${linkId}`,
      previous: null,
      totals: { links: 1, uses: 38, clicks: 1284, deposited: 21 },
      own: [
        { category: 'LOTTERY', rate: '8.8' },
        { category: 'LIVE', rate: '1.2' },
      ],
      timeZone: 'Asia/Ho_Chi_Minh',
      serverNow: now,
    },
    failures: ['NOT_AN_AGENT'],
  },
  addRegisterLink: {
    request: { type: 'AGENT', rates: { LOTTERY: '8.0', LIVE: '1.0' }, lastDay: '2026-12-31', maxUses: 60, channel: 'Zalo group' },
    response: { ...link, above: [], uses: 0, clicks: 0, deposited: 0, createdAt: now },
    failures: ['NOT_AN_AGENT', 'FIELD_INVALID', 'RATE_ABOVE_UPLINE', 'TOO_MANY_LINKS'],
  },
  revokeRegisterLink: {
    request: { linkId, reason: 'Posted in the wrong group' },
    response: { ...link, state: 'REVOKED', revoked: { at: now, reason: 'Posted in the wrong group' } },
    failures: ['NOT_AN_AGENT', 'LINK_UNKNOWN', 'FIELD_INVALID'],
  },
  fitRegisterLink: {
    request: { linkId },
    response: {
      ...link,
      rates: [
        { category: 'LOTTERY', rate: '8.8' },
        { category: 'LIVE', rate: '1.0' },
      ],
      above: [],
    },
    failures: ['NOT_AN_AGENT', 'LINK_UNKNOWN'],
  },
  registeredAccounts: {
    request: { linkId },
    response: {
      list: [
        {
          memberId,
          account: 'kimthoa68',
          agent: false,
          joinedAt: '2026-11-21T02:20:00.000Z',
          firstDeposit: { amount: '500000.0000', currency: 'VND' },
        },
      ],
      next: null,
      total: 1,
      serverNow: now,
    },
    failures: ['NOT_AN_AGENT', 'LINK_UNKNOWN'],
  },
  openDownline: {
    request: { username: 'tunglam92', type: 'MEMBER', rates: { LOTTERY: '7.0' } },
    response: { memberId, account: 'tunglam92', password: 'wq7RkmZp4tYck7' },
    failures: ['NOT_AN_AGENT', 'FIELD_INVALID', 'ACCOUNT_TAKEN', 'RATE_ABOVE_UPLINE', 'ACCOUNT_BLOCKED'],
  },
  openInvitation: { request: { code: 'QT7K2MPA' }, response: {}, failures: [] },
}
