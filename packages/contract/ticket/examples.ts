import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as operatorCalls from './operator-calls.ts'
import type { Ticket, TicketPool } from './shapes.ts'

const now = '2026-11-21T08:28:00.000Z'
const vnd = (amount: string) => ({ amount: `${amount}.0000`, currency: 'VND' })
const hash = (start: string) => start.padEnd(64, '0')
const poolId = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0e01'
const ticketId = '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0e02'
const pool: TicketPool = {
  id: poolId,
  number: 12,
  kind: 'EGG',
  title: 'Golden egg',
  state: 'OPEN',
  startsAt: '2026-11-01T02:00:00.000Z',
  endsAt: '2026-12-01T02:00:00.000Z',
  endedAt: null,
  size: 300,
  left: 125,
  entries: 0,
  turnover: 0,
  prizes: [
    { kind: 'CASH', amount: vnd('100000'), points: 0, count: 50, left: 16, lastAt: null },
    { kind: 'POINTS', amount: null, points: 100, count: 250, left: 109, lastAt: null },
  ],
  rules: [{ of: 'DEPOSIT', per: vnd('500000'), perDay: 2 }],
  commitment: hash('a70b3312'),
  terms: hash('77c0'),
  root: hash('9ee4'),
  seed: null,
  sealedAt: '2026-11-01T02:00:00.000Z',
  ready: [],
  entered: 0,
  winners: [],
}
const ticket: Ticket = {
  id: ticketId,
  poolId,
  kind: 'EGG',
  title: 'Golden egg',
  state: 'OPENED',
  number: 175,
  prize: 0,
  prizeKind: 'CASH',
  amount: vnd('100000'),
  points: 0,
  withheld: false,
  left: 16,
  openedAt: now,
  expiresAt: '2026-11-30T17:00:00.000Z',
  before: vnd('12480500'),
  after: vnd('12580500'),
}
const definition: operatorCalls.TicketPoolDefinition = {
  kind: 'EGG',
  title: { EN: 'Golden egg', TY: 'Trứng vàng' },
  startsAt: '2026-11-01T02:00:00.000Z',
  endsAt: '2026-12-01T02:00:00.000Z',
  prizes: [
    { kind: 'CASH', amount: '100000', points: 0, count: 50 },
    { kind: 'POINTS', amount: null, points: 100, count: 250 },
  ],
  turnover: 0,
  days: 7,
  rules: [{ of: 'DEPOSIT', per: '500000', perDay: 2 }],
}
const desk: operatorCalls.DeskPool = {
  id: poolId,
  number: 12,
  state: 'PUBLISHED',
  hash: hash('77c0'),
  definition,
  proposedBy: 'lan',
  proposedAt: now,
  publishedBy: 'hoa',
  publishedAt: now,
  endedAt: null,
  commitment: hash('a70b3312'),
  root: hash('9ee4'),
  size: 300,
  issued: 180,
  opened: 175,
  paid: vnd('3400000'),
}
const closed = ['NOT_OFFERED', 'OFFERS_STOPPED', 'SELF_EXCLUDED', 'PLAY_PAUSED'] as const

export const examples: Examples<typeof calls & typeof operatorCalls> = {
  ticketPools: { request: {}, response: { pools: [pool], serverNow: now }, failures: [...closed] },
  openedTickets: { request: { limit: 20 }, response: { list: [ticket], next: null }, failures: [...closed] },
  claimRafflePromotion: {
    request: { ticket: ticketId },
    response: { ticket, pool, balance: vnd('12580500') },
    failures: [...closed, 'TICKET_UNKNOWN', 'TICKET_EXPIRED', 'TICKET_POOL_OVER'],
  },
  ticketPoolBundle: {
    request: { pool: poolId },
    response: {
      format: 'portico-tickets-1',
      pool: poolId,
      kind: 'EGG',
      definition: '{"days":7}',
      terms: hash('77c0'),
      commitment: hash('a70b3312'),
      root: hash('9ee4'),
      seed: null,
      counts: [50, 250],
      numbers: [{ number: 1, prize: 1 }],
      entries: [],
      winners: [],
      proofs: [{ number: 175, prize: 0, salt: hash('5a17'), path: [{ side: 'before', hash: hash('be') }] }],
    },
    failures: [...closed, 'TICKET_POOL_UNKNOWN'],
  },
  operatorTicketPools: { request: {}, response: { list: [desk] }, failures: ['OPERATOR_KEY_WRONG'] },
  proposeTicketPool: { request: { definition }, response: desk, failures: ['OPERATOR_KEY_WRONG', 'FIELD_INVALID'] },
  publishTicketPool: {
    request: { id: poolId, hash: hash('77c0') },
    response: desk,
    failures: ['OPERATOR_KEY_WRONG', 'TICKET_POOL_UNKNOWN', 'TICKET_POOL_CHANGED', 'SAME_PERSON', 'FIELD_INVALID'],
  },
  endTicketPool: {
    request: { id: poolId, note: 'The week is over.' },
    response: { ...desk, state: 'ENDED', endedAt: now },
    failures: ['OPERATOR_KEY_WRONG', 'TICKET_POOL_UNKNOWN', 'RAFFLE_ENTERED'],
  },
  grantTickets: {
    request: { id: poolId, accounts: ['linh88'], each: 2, reference: 'birthday' },
    response: { granted: 2, refused: [], pool: desk },
    failures: ['OPERATOR_KEY_WRONG', 'TICKET_POOL_UNKNOWN', 'TICKET_POOL_OVER', 'TICKET_POOL_FULL'],
  },
}
