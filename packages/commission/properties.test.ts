import { parseUnits } from '@portico/contract/kit/money'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settleDividend } from './dividend/settle.ts'
import { settleRealtime } from './realtime/settle.ts'
import { settleRebate } from './rebate/settle.ts'
import type { LineAnswer } from './runs/answer.ts'
import { settleDaily, settleHourly } from './salary/settle.ts'
import { type RandomCase, randomCase } from './testing/random-case.ts'
import { sorted } from './testing/shared-cases.ts'

const PLAIN = { tz: 'UTC', until: '2026-04-01T00:00:00.000Z', zeroLines: 'suppress', active: { bet: '100', deposit: true } } as const

/** Everybody holds a contract, and less the deeper they stand. */
const contractsOf = ({ accounts }: RandomCase, more: object) =>
  accounts.map(({ id, rates }) => ({
    id: `c${id}`,
    holder: id,
    currency: 'CNY',
    state: 'ACTIVE',
    from: '2026-03-01T00:00:00.000Z',
    to: null,
    tiers: [
      { rate: (Number(rates?.['SSC']) / 10 + 0.01).toFixed(4) },
      { turnover: '1000', active: 1, rate: (Number(rates?.['SSC']) + 0.1).toFixed(4) },
    ],
    ...more,
  }))

const NO_TIERS = { tiers: [] }
const KINDS: Readonly<
  Record<string, (input: RandomCase) => { readonly lines: readonly LineAnswer[]; readonly accounts: readonly object[] }>
> = {
  rebate: (input) => settleRebate({ ...PLAIN, ...input, baseGroup: 1800 }),
  daily: (input) => settleDaily({ ...PLAIN, ...input, contracts: contractsOf(input, {}) }),
  hourly: (input) => settleHourly({ ...PLAIN, ...input, contracts: contractsOf(input, {}) }),
  realtime: (input) =>
    settleRealtime({
      ...PLAIN,
      ...input,
      contracts: contractsOf(input, NO_TIERS).map((contract, i) => ({
        ...contract,
        rates: { ALL: { loss: input.accounts[i]?.rates?.['SSC'] ?? '0', win: '0', min: '10' } },
      })),
    }),
  dividend: (input) =>
    settleDividend({
      ...PLAIN,
      ...input,
      contracts: contractsOf(input, {
        period: 'D',
        ownLoss: { policy: 'CARRY', periods: 2, cap: '5000' },
        negative: { policy: 'PARENT_PAYS', cap: '9000' },
      }),
    }),
}

const check = (property: (input: RandomCase) => void): void => fc.assert(fc.property(randomCase, property), { numRuns: 60 })

/** The amount of each period and account as the last version has it; nothing where it is 0. */
const books = (lines: readonly LineAnswer[]) => {
  const last = new Map(lines.map((line) => [`${line['contract'] ?? line['account']} ${line['period'] ?? line['day']}`, line]))
  return Object.fromEntries(
    [...last]
      .map(([name, { amount }]) => [name, `${amount}`] as const)
      .filter(([, amount]) => amount !== '0.0000')
      .sort(),
  )
}

describe.each(Object.entries(KINDS))('%s', (kind, settle) => {
  test('comes out the same in whatever order the rows came', () => {
    check((input) => {
      const { accounts, bets, corrections } = input
      const reversed = { accounts: accounts.toReversed(), bets: bets.toReversed(), corrections: corrections.toReversed() }
      expect(sorted(settle(reversed))).toEqual(sorted(settle(input)))
    })
  })

  test('[IV.e 4] ends as if the right result had come first', () => {
    check((input) => {
      const last = new Map(
        input.corrections
          .toSorted((a, b) => (a.at < b.at ? -1 : 1))
          .map(({ bet, void: isVoid = false, payout }) => [bet, { isVoid, payout }]),
      )
      const right = input.bets.map((bet) => {
        const { isVoid = false, payout } = last.get(bet.id) ?? {}
        return { ...bet, void: isVoid, ...(payout !== undefined && { payout }) }
      })
      expect(books(settle(input).lines)).toEqual(books(settle({ ...input, bets: right, corrections: [] }).lines))
    })
  })

  test('is never negative, and what is paid adds up to the amounts and the wallets', () => {
    check((input) => {
      const { lines, accounts } = settle(input)
      expect(lines.filter(({ amount }) => `${amount}`.startsWith('-'))).toEqual([])
      const sum = (field: string) => lines.reduce((total, line) => total + parseUnits(`${line[field]}`), 0n)
      const ends = Object.values(books(lines)).reduce((total, amount) => total + parseUnits(amount), 0n)
      const left = accounts.map((account) => Object.fromEntries(Object.entries(account)))
      const [wallets, owed] = ['wallet', 'owed'].map((field) => left.reduce((total, row) => total + parseUnits(String(row[field])), 0n))
      expect([sum('pay'), (wallets ?? 0n) - (owed ?? 0n), sum('toWallet')]).toEqual([ends, ends, wallets])
    })
  })

  test('of a branch is not changed by another', () => {
    check((input) => {
      const other = { ...input.accounts[0], id: 'other', upline: 'a0', rates: { SSC: '1' } }
      const accounts = [...input.accounts, other]
      const bet = { id: 'x', account: 'other', currency: 'CNY', category: 'SSC', stake: '777', payout: '0' }
      const bets = [...input.bets, { ...bet, placedAt: '2026-03-02T05:00:00.000Z', settledAt: '2026-03-02T05:00:00.000Z' }]
      const beside = (lines: readonly LineAnswer[]) => sorted(lines.filter(({ account }) => account !== 'a0' && account !== 'other'))
      expect(beside(settle({ ...input, accounts, bets }).lines)).toEqual(beside(settle({ ...input, accounts }).lines))
    })
  })

  test(`pays something in some of the random cases`, () => {
    const found = fc.sample(randomCase, { numRuns: 60, seed: 1 }).flatMap((input) => settle(input).lines)
    expect({ kind, hasVersions: found.some(({ version }) => version === 2), hasLines: found.length > 30 }).toEqual({
      kind,
      hasVersions: true,
      hasLines: true,
    })
  })
})

test('[IV.e 5] the shares of a day are the top’s rate on all that was at risk, but for what is cut', () => {
  check(({ accounts, bets }) => {
    const { lines, rounding } = settleRebate({ ...PLAIN, baseGroup: 1800, accounts, bets })
    const exact = (text: string): bigint => BigInt(text.replace('.', ''))
    const paid =
      lines.reduce((sum, { amount }) => sum + exact(`${amount}`) * 10_000n, 0n) + rounding.reduce((sum, row) => sum + exact(row.amount), 0n)
    const stakes = bets.reduce((sum, { stake }) => sum + exact(stake), 0n)
    // A rate of one place: so many thousandths.
    expect(paid).toBe(stakes * exact(accounts[0]?.rates?.['SSC'] ?? '0') * 10n)
  })
})
