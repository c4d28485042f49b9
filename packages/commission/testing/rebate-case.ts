import type { RebateCase } from '../rebate/settle.ts'

/** A chain of four whose days start at midnight in UTC. */
export const REBATE: RebateCase = {
  tz: 'UTC',
  until: '2026-03-03T00:00:00.000Z',
  baseGroup: 1800,
  zeroLines: 'suppress',
  accounts: [
    { id: 'P', upline: 'A2', rates: { SSC: '7' } },
    { id: 'A2', upline: 'A1', rates: { SSC: '8' } },
    { id: 'A1', upline: 'A0', rates: { SSC: '8.5' } },
    { id: 'A0', upline: null, rates: { SSC: '9.0' } },
  ],
  bets: [],
}

/** A bet of P on the second of March. */
export const BET: RebateCase['bets'][number] = {
  id: 'b',
  account: 'P',
  currency: 'CNY',
  category: 'SSC',
  stake: '10000',
  group: 1940,
  placedAt: '2026-03-02T10:00:00.000Z',
  settledAt: '2026-03-02T11:00:00.000Z',
}
