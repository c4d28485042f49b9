import * as fc from 'fast-check'
import type { RebateCase } from '../rebate/settle.ts'

const HOUR = 3_600_000
const START = Date.UTC(2026, 2, 1)
const at = (hours: number): string => new Date(START + hours * HOUR).toISOString()
const amount = fc.integer({ min: 0, max: 30_000_000 }).map((units) => (units / 10_000).toFixed(4))
const hour = fc.integer({ min: 0, max: 95 })

/** What both rebates and contracts are settled from. */
export interface RandomCase {
  readonly accounts: RebateCase['accounts']
  readonly bets: RebateCase['bets']
  readonly corrections: NonNullable<RebateCase['corrections']>
}

/** Accounts below one top, each with at most its upline's rate: the deeper, the less. */
const accountsOf = (parents: readonly number[]): RebateCase['accounts'] => {
  const depths: number[] = []
  return parents.map((parent, i) => {
    const upline = i === 0 ? null : parent % i
    const depth = upline === null ? 0 : (depths[upline] ?? 0) + 1 + (parent % 2)
    depths.push(depth)
    return { id: `a${i}`, upline: upline === null ? null : `a${upline}`, rates: { SSC: (Math.max(95 - depth * 7, 0) / 10).toFixed(1) } }
  })
}

/** A tree, bets of four days and what was said of them later. */
export const randomCase: fc.Arbitrary<RandomCase> = fc
  .record({
    parents: fc.array(fc.nat(1000), { minLength: 2, maxLength: 12 }),
    bets: fc.array(fc.record({ who: fc.nat(1000), stake: amount, payout: amount, hour, group: fc.boolean() }), { maxLength: 20 }),
    corrections: fc.array(fc.record({ which: fc.nat(1000), hour: fc.integer({ min: 0, max: 150 }), payout: fc.option(amount) }), {
      maxLength: 8,
    }),
  })
  .map(({ parents, bets, corrections }) => {
    const accounts = accountsOf(parents)
    const rows = bets.map(({ who, stake, payout, hour: placed, group }, i) => ({
      id: `b${i}`,
      account: `a${who % accounts.length}`,
      currency: 'CNY',
      category: 'SSC',
      stake,
      payout,
      ...(group && { group: 1800 }),
      placedAt: at(placed),
      settledAt: at(placed),
    }))
    return {
      accounts,
      bets: rows,
      // No two at the same instant, so that the last is one.
      corrections: corrections.flatMap(({ which, hour: hours, payout }, i) =>
        rows.length === 0
          ? []
          : [{ id: `k${i}`, bet: `b${which % rows.length}`, at: at(hours + i / 100), ...(payout === null ? { void: true } : { payout }) }],
      ),
    }
  })
