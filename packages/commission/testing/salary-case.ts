import type { DailyCase } from '../salary/settle.ts'

type WireContract = DailyCase['contracts'][number]

const TIERS = [
  { turnover: '100000.0000', rate: '0.5' },
  { turnover: '500000.0000', rate: '0.8' },
  { turnover: '1000000.0000', rate: '1' },
]

/** The contract of an account, in force since the first of March in UTC. */
export const contractOf = (holder: string, more: Partial<WireContract> = {}): WireContract => ({
  id: holder.toLowerCase(),
  holder,
  currency: 'CNY',
  state: 'ACTIVE',
  from: '2026-03-01T00:00:00.000Z',
  to: null,
  tiers: TIERS,
  ...more,
})

/** A over B over Q, and P beside B; days start at midnight in UTC. */
export const SALARY: DailyCase = {
  tz: 'UTC',
  until: '2026-03-03T00:00:00.000Z',
  zeroLines: 'suppress',
  active: { bet: '100.0000', deposit: true },
  accounts: [
    { id: 'Q', upline: 'B' },
    { id: 'P', upline: 'A' },
    { id: 'B', upline: 'A' },
    { id: 'A', upline: null },
  ],
  contracts: [contractOf('A')],
  bets: [],
}

/** A lost bet on the second of March. */
export const betOf = (account: string, stake: string, more: Partial<DailyCase['bets'][number]> = {}): DailyCase['bets'][number] => ({
  id: `${account} ${stake}`,
  account,
  currency: 'CNY',
  stake,
  payout: '0',
  settledAt: '2026-03-02T12:00:00.000Z',
  ...more,
})
