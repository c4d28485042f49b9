import type { Examples } from '../kit/example.ts'
import type * as calls from './calls.ts'
import type * as rounds from './round-calls.ts'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const now = '2026-11-21T08:25:00.000Z'
const days = { from: '2026-11-01', to: '2026-11-21' }
const timeZone = 'Asia/Ho_Chi_Minh'

const exampleRow = {
  id: '018f2f63-8a3e-8d34-9a52-7c1f0e9b4a11',
  cursor: '1795224164000.8204117',
  at: '2026-11-21T02:12:44.000Z',
  kind: 'DEPOSIT',
  code: 'DEPOSIT',
  amount: vnd('500000.0000'),
  balance: vnd('14170500.0000'),
  subject: {
    kind: 'DEPOSIT',
    depositId: '018f2f63-8a3e-7d34-9a52-7c1f0e9b4a10',
    reference: 'D-58P7-2QX1-7K2M',
    name: 'QR bank transfer',
    state: 'CREDITED',
  },
} as const

const flow = { in: vnd('25905500.0000'), out: vnd('22640000.0000'), net: vnd('3265500.0000'), movements: 184 }
const play = {
  stakes: vnd('18640000.0000'),
  payouts: vnd('17208300.0000'),
  rebate: vnd('172400.0000'),
  bonus: vnd('24800.0000'),
  net: vnd('-1234500.0000'),
}

export const examples: Examples<typeof calls & typeof rounds> = {
  playedRounds: {
    request: { from: days.from, to: days.to, state: 'WON' },
    response: {
      list: [
        {
          roundId: 'slot-7Q2M9X',
          gameCode: 'STUDIO-1',
          gameName: 'Lotus Lanterns',
          vendorName: 'Portico Studio',
          state: 'WON',
          stake: vnd('25000.0000'),
          payout: vnd('62500.0000'),
          net: vnd('37500.0000'),
          openedAt: '2026-11-21T08:20:11.000Z',
          closedAt: '2026-11-21T08:20:14.000Z',
          replayUrl: 'https://games.example/replay?round=slot-7Q2M9X&lang=en',
        },
      ],
      total: 1,
      totalPages: 1,
      totals: { stake: vnd('25000.0000'), payout: vnd('62500.0000'), net: vnd('37500.0000') },
      games: [{ gameCode: 'STUDIO-1', name: 'Lotus Lanterns' }],
      vendors: [{ vendor: 'STUDIO', name: 'Portico Studio' }],
      serverNow: now,
    },
    failures: [],
  },
  accountRecords: {
    request: { ...days, kind: 'DEPOSIT' },
    response: {
      list: [exampleRow],
      days: [{ day: '2026-11-21', in: vnd('500000.0000'), out: vnd('0.0000') }],
      older: '1795224164000.8204117',
      newer: null,
      serverNow: now,
    },
    failures: ['RECORD_DAYS'],
  },
  recordTotals: {
    request: days,
    response: {
      ...days,
      opening: vnd('9215000.0000'),
      closing: vnd('12480500.0000'),
      ...flow,
      kinds: [{ kind: 'DEPOSIT', in: vnd('8500000.0000'), out: vnd('0.0000'), net: vnd('8500000.0000'), movements: 4 }],
      products: [
        { product: 'SSC5', name: 'SSC, 5 minutes' },
        { product: 'STUDIO-1', name: 'Lotus Lanterns' },
      ],
      vendors: [{ vendor: 'STUDIO', name: 'Portico Studio', products: ['STUDIO-1'] }],
      timeZone,
      serverNow: now,
    },
    failures: ['RECORD_DAYS'],
  },
  recordStory: {
    request: { id: exampleRow.id },
    response: {
      row: exampleRow,
      before: vnd('13670500.0000'),
      postings: [
        {
          id: exampleRow.id,
          at: exampleRow.at,
          code: 'DEPOSIT',
          debit: 'provider:clearing',
          credit: 'player:cash',
          amount: exampleRow.amount,
        },
      ],
      deposit: {
        reference: 'D-58P7-2QX1-7K2M',
        name: 'QR bank transfer',
        askedAt: '2026-11-21T02:11:02.000Z',
        amount: vnd('500000.0000'),
        fee: vnd('0.0000'),
        providerRef: 'HA-2111-774025',
        notices: [{ at: '2026-11-21T02:12:43.000Z', outcome: 'PAID', amount: vnd('500000.0000') }],
      },
      serverNow: now,
    },
    failures: ['RECORD_UNKNOWN'],
  },
  personalProfit: {
    request: days,
    response: {
      ...days,
      opening: vnd('9215000.0000'),
      closing: vnd('12480500.0000'),
      deposits: vnd('8500000.0000'),
      withdrawals: vnd('4000000.0000'),
      transfers: vnd('0.0000'),
      other: vnd('0.0000'),
      ...play,
      days: [{ day: '2026-11-21', deposits: vnd('500000.0000'), withdrawals: vnd('2000000.0000'), ...play }],
      products: [{ product: 'SSC5', name: 'SSC, 5 minutes', ...play }],
      timeZone,
      serverNow: now,
    },
    failures: ['RECORD_DAYS'],
  },
  manualRebate: {
    request: days,
    response: {
      ...days,
      stakes: vnd('1120000.0000'),
      rebate: vnd('28000.0000'),
      list: [{ day: '2026-11-21', product: 'SSC5', name: 'SSC, 5 minutes', stakes: vnd('1120000.0000'), rebate: vnd('28000.0000') }],
      timeZone,
      serverNow: now,
    },
    failures: ['RECORD_DAYS'],
  },
  bonusDetails: {
    request: days,
    response: {
      ...days,
      purse: {
        id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c03',
        amount: vnd('100000.0000'),
        left: vnd('80000.0000'),
        target: vnd('200000.0000'),
        progress: vnd('10000.0000'),
        expiresAt: '2026-12-05T08:00:00.000Z',
        maxBet: vnd('20000.0000'),
        oneProduct: false,
        requirements: [
          {
            id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c03',
            kind: 'BONUS',
            at: now,
            amount: vnd('100000.0000'),
            target: vnd('200000.0000'),
            progress: vnd('10000.0000'),
            state: 'ACTIVE',
          },
        ],
        freeAfter: vnd('1250000.0000'),
        bets: [
          {
            betId: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c04',
            name: 'SSC, 5 minutes',
            at: now,
            stake: vnd('20000.0000'),
            fromBonus: vnd('20000.0000'),
            counted: vnd('10000.0000'),
            weight: 50,
            reason: 'WEIGHT',
          },
        ],
      },
      total: vnd('0.0000'),
      movements: 0,
      list: [],
      older: null,
      timeZone,
      serverNow: now,
    },
    failures: ['RECORD_DAYS'],
  },
  leaveBonus: {
    request: { id: '6a0b2f60-52a0-4f14-8d5b-7d7c9a1f0c03', lose: '80000.0000' },
    response: { lost: vnd('80000.0000') },
    failures: ['BONUS_OVER', 'BONUS_CHANGED'],
  },
  statement: {
    request: days,
    response: {
      ...days,
      opening: vnd('9215000.0000'),
      closing: vnd('12480500.0000'),
      ...flow,
      hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      timeZone,
      serverNow: now,
    },
    failures: ['RECORD_DAYS'],
  },
  recordFile: {
    request: { form: 'CSV', ...days },
    response: { path: '/files/records/eyJmb3JtIjoiQ1NWIn0.c2lnbmF0dXJl', expiresAt: '2026-11-21T08:26:00.000Z' },
    failures: ['RECORD_DAYS', 'STATEMENT_TOO_LONG'],
  },
}
