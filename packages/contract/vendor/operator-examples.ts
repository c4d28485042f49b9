import type * as calls from './operator-calls.ts'
import type { Examples } from '../kit/example.ts'
import type { ConnectedVendor, UnendedRound, VendorCampaign } from './operator-shapes.ts'
import { VENDOR_EXAMPLES } from './examples.ts'
import type { VendorTransaction } from './shapes.ts'

const AT = '2026-11-29T08:00:00.000Z'
const CASE = '1f3f6a1c-9d3e-4a43-8a51-0d9a37f9a0c1'
const vendor: ConnectedVendor = {
  vendor: 'PG',
  launchUrl: 'https://games.pearl.example',
  exponent: 4,
  maxStake: '100000000.0000',
  maxPayout: '10000000000.0000',
  lateWins: false,
  callsPerSecond: 2000,
  replays: false,
  liveKeys: 1,
  openRounds: 3,
  openCases: 0,
}
const round: UnendedRound = {
  vendor: 'PG',
  roundId: 'round-1',
  account: 'linh88',
  gameCode: 'lotus-25',
  currency: 'VND',
  staked: '25000.0000',
  won: '0.0000',
  openedAt: AT,
  lastAt: AT,
  proposedBy: null,
}
const campaign: VendorCampaign = {
  vendor: 'PG',
  campaignId: 'spring',
  kind: 'AWARD',
  rounds: 0,
  budget: '50000000',
  endsAt: '2026-12-31T17:00:00.000Z',
}
const { transaction } = VENDOR_EXAMPLES.transaction.reply as { readonly transaction: VendorTransaction }

export const examples: Examples<typeof calls> = {
  connectedVendors: { request: {}, response: { list: [vendor] }, failures: ['OPERATOR_KEY_WRONG'] },
  connectVendor: {
    request: { vendor: 'PG', launchUrl: 'https://games.pearl.example', maxStake: '100000000' },
    response: { vendor, added: true },
    failures: ['OPERATOR_KEY_WRONG', 'VENDOR_UNKNOWN', 'FIELD_INVALID'],
  },
  vendorKeys: {
    request: { vendor: 'PG' },
    response: { list: [{ keyId: 'k_7Kq2mX9d4bTs', addedAt: AT, retiredAt: null }] },
    failures: ['OPERATOR_KEY_WRONG', 'VENDOR_UNKNOWN'],
  },
  addVendorKey: {
    request: { vendor: 'PG' },
    response: { vendor: 'PG', keyId: 'k_7Kq2mX9d4bTs', secret: 'said this once' },
    failures: ['OPERATOR_KEY_WRONG', 'VENDOR_UNKNOWN', 'VENDOR_KEYS_ENOUGH'],
  },
  retireVendorKey: {
    request: { vendor: 'PG', keyId: 'k_7Kq2mX9d4bTs' },
    response: { vendor: 'PG', keyId: 'k_7Kq2mX9d4bTs' },
    failures: ['OPERATOR_KEY_WRONG', 'VENDOR_KEY_UNKNOWN'],
  },
  vendorRounds: { request: { vendor: 'PG' }, response: { list: [round] }, failures: ['OPERATOR_KEY_WRONG'] },
  closeVendorRound: {
    request: { vendor: 'PG', roundId: 'round-1', reason: 'the vendor knows of no such round' },
    response: { roundId: 'round-1', state: 'PROPOSED', returned: '0.0000' },
    failures: ['OPERATOR_KEY_WRONG', 'ROUND_UNKNOWN', 'SAME_PERSON'],
  },
  vendorCases: {
    request: {},
    response: { list: [{ id: CASE, vendor: 'PG', kind: 'LATE_WIN', about: 'win-9', details: { amount: 500_000_000 }, openedAt: AT }] },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  closeVendorCase: {
    request: { id: CASE, note: 'paid by adjustment' },
    response: { id: CASE, closedAt: AT },
    failures: ['OPERATOR_KEY_WRONG', 'CASE_UNKNOWN'],
  },
  vendorReport: {
    request: { vendor: 'PG', date: '2026-11-29' },
    response: {
      date: '2026-11-29',
      timeZone: 'Asia/Ho_Chi_Minh',
      counts: { BET: 1 },
      sums: { VND: { BET: '25000.0000' } },
      transactions: [transaction],
      next: null,
    },
    failures: ['OPERATOR_KEY_WRONG', 'VENDOR_UNKNOWN', 'FIELD_INVALID'],
  },
  vendorCampaigns: {
    request: {},
    response: { list: [{ ...campaign, budget: '50000000.0000', spent: '0.0000' }] },
    failures: ['OPERATOR_KEY_WRONG'],
  },
  publishVendorCampaign: {
    request: campaign,
    response: { campaignId: 'spring' },
    failures: ['OPERATOR_KEY_WRONG', 'VENDOR_UNKNOWN', 'FIELD_INVALID'],
  },
}
