import { describe, expect, it } from 'vitest'
import { accountKey, type AccountRef, cashOf, houseOf, receivableOf } from './account.ts'
import { codeRegistry, LEDGER_CODES } from './codes.ts'
import type { Entry } from './entry.ts'
import { accountsOf, type LockedAccount, planPosting } from './posting.ts'

const at = new Date('2026-11-21T08:00:00.000Z')
const [an, binh] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']
const house = houseOf('house:gaming', 'CNY')
const cash = cashOf(an, 'CNY')
const receivable = receivableOf(an, 'CNY')

let count = 0
const entry = (change: Partial<Entry>): Entry => {
  count += 1
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    debit: house,
    credit: cash,
    amount: 10n,
    code: 'PAYOUT',
    ref: 'bet',
    ...change,
  }
}
const clawBack = (amount: bigint): Entry => entry({ debit: cash, credit: house, amount, clawBack: true })

/** Accounts with their balances; the house's are not cached. */
const holding = (...balances: readonly (readonly [AccountRef, bigint])[]) =>
  new Map(
    [[house, 0n] as const, ...balances].map(([ref, balance], n): [string, LockedAccount] => [
      accountKey(ref),
      { id: BigInt(n + 1), cached: ref.owner !== null, balance },
    ]),
  )
const amounts = (entries: readonly Entry[], accounts: ReturnType<typeof holding>) =>
  planPosting(entries, accounts, at).rows.map(({ code, debitId, creditId, amount, debitAfter, creditAfter }) => [
    code,
    debitId,
    creditId,
    amount,
    debitAfter,
    creditAfter,
  ])

describe('posting entries', () => {
  it('runs the balance of an account through all its entries', () => {
    const accounts = holding([cash, 5n])
    expect(amounts([entry({}), entry({ debit: cash, credit: house, amount: 12n }), entry({ amount: 1n })], accounts)).toEqual([
      ['PAYOUT', 1n, 2n, 10n, null, 15n],
      ['PAYOUT', 2n, 1n, 12n, 3n, null],
      ['PAYOUT', 1n, 2n, 1n, null, 4n],
    ])
  })

  it('refuses to spend what only a later entry brings', () => {
    const spend = entry({ debit: cash, credit: house, amount: 6n })
    expect(() => planPosting([spend, entry({})], holding([cash, 5n]), at)).toThrow(
      expect.objectContaining({ code: 'INSUFFICIENT_FUNDS', detail: { remaining: '0.0005' } }),
    )
    expect(() => planPosting([entry({ credit: cashOf(binh, 'CNY') })], holding([cash, 5n]), at)).toThrow('no account player:cash in CNY')
  })

  it('claws back from the cash first and makes the rest a receivable', () => {
    expect(amounts([clawBack(8n)], holding([cash, 5n], [receivable, -1n]))).toEqual([
      ['PAYOUT', 2n, 1n, 5n, 0n, null],
      ['PAYOUT', 3n, 1n, 3n, -4n, null],
    ])
    expect(planPosting([clawBack(8n)], holding([cash, 5n]), at).missing).toEqual([receivable])
    expect(planPosting([clawBack(5n)], holding([cash, 5n]), at).missing).toEqual([])
  })

  it('collects what is receivable from cash that comes in, and nothing from cash that lay there', () => {
    expect(amounts([entry({ amount: 4n })], holding([cash, 0n], [receivable, -10n]))).toEqual([
      ['PAYOUT', 1n, 2n, 4n, null, 4n],
      ['RECOVERY', 2n, 3n, 4n, 0n, -6n],
    ])
    expect(amounts([entry({ amount: 40n })], holding([cash, 0n], [receivable, -10n])).at(-1)).toEqual(['RECOVERY', 2n, 3n, 10n, 30n, 0n])
    expect(amounts([entry({ debit: cash, credit: house, amount: 1n })], holding([cash, 5n], [receivable, -10n]))).toHaveLength(1)
  })

  it('collects nothing from what somebody brings, and nothing from what one bet gains and loses again', () => {
    const holds = holding([cash, 50n], [receivable, -10n])
    expect(planPosting([entry({ amount: 4n })], holds, at, () => true).rows).toHaveLength(1)
    expect(amounts([entry({ amount: 8n }), clawBack(8n)], holds)).toHaveLength(2)
    // What lay there was brought: no more is collected than what came.
    expect(amounts([entry({ amount: 4n })], holds).at(-1)).toEqual(['RECOVERY', 2n, 3n, 4n, 50n, -6n])
  })

  it('holds receivables only of those who may come to owe or to pay', () => {
    expect(accountsOf([entry({ debit: cash, credit: house })])).toEqual([cash, house])
    expect(accountsOf([clawBack(1n)])).toEqual([cash, house, receivable])
  })
})

describe('transfer codes', () => {
  const codes = codeRegistry([...LEDGER_CODES, { code: 'PAYOUT', kind: 'PAYOUT', debit: 'house:gaming', credit: 'player:cash' }])

  it('are declared once, with the accounts they move money between', () => {
    expect(() => codes.check(entry({}))).not.toThrow()
    expect(() => codes.check(clawBack(1n))).not.toThrow()
    expect(() => codes.check(entry({ debit: cash, credit: house }))).toThrow('does not move money from player:cash to house:gaming')
    expect(() => codes.check(entry({ code: 'BONUS' }))).toThrow('has the code BONUS, which no area declares')
    expect(() => codeRegistry([...LEDGER_CODES, { code: 'ADJUSTMENT', kind: 'OTHER' }])).toThrow('declared twice')
  })
})
