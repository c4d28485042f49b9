import { expect, test } from 'vitest'
import type { Line } from './line.ts'
import { type Posting, postLines } from './wallets.ts'

const posting = (id: string, pay: bigint, posted: number, more: Partial<Line> = {}): Posting => ({
  posted,
  line: { id, account: 'A', currency: 'CNY', version: 1, amount: 0n, pay, run: posted, periodStart: 0, fields: {}, ...more },
})

const toWallet = (start: bigint, postings: readonly Posting[], emptied: readonly number[] = []) => {
  const result = postLines(start, postings, emptied)
  return { ...result, toWallet: Object.fromEntries(result.toWallet) }
}

test('what is taken back comes out of the wallet as far as it reaches, the rest is owed', () => {
  expect(toWallet(30n, [posting('a', -50n, 1)])).toEqual({ wallet: 0n, debts: [{ line: 'a', left: 20n }], toWallet: { a: -30n } })
  expect(toWallet(50n, [posting('a', -50n, 1)])).toEqual({ wallet: 0n, debts: [], toWallet: { a: -50n } })
})

test('what is paid settles debts first, the oldest before the others', () => {
  const postings = [posting('a', -5n, 1), posting('b', -7n, 2), posting('c', 6n, 3), posting('d', 0n, 4)]
  expect(toWallet(0n, postings)).toEqual({ wallet: 0n, debts: [{ line: 'b', left: 6n }], toWallet: { a: 0n, b: 0n, c: 0n, d: 0n } })
  expect(toWallet(0n, [...postings, posting('e', 10n, 5)])).toMatchObject({ wallet: 4n, debts: [], toWallet: { e: 4n } })
})

test('a wallet is emptied before what is posted at the same instant, and keeps its debts', () => {
  const postings = [posting('a', 10n, 1), posting('b', -4n, 2)]
  expect(toWallet(5n, postings, [2])).toMatchObject({ wallet: 0n, debts: [{ line: 'b', left: 4n }] })
  expect(toWallet(5n, postings, [3])).toMatchObject({ wallet: 0n, debts: [], toWallet: { b: -4n } })
  expect(toWallet(5n, postings, [0, 0])).toMatchObject({ wallet: 6n })
})

test('lines posted together go by run, period and id', () => {
  const together = [
    posting('d', 1n, 9, { run: 3, periodStart: 1 }),
    posting('c', -1n, 9, { run: 2, periodStart: 2 }),
    posting('a', 1n, 9, { run: 2, periodStart: 1 }),
    posting('b', -1n, 9, { run: 2, periodStart: 1 }),
  ]
  const expected = { wallet: 0n, debts: [], toWallet: { a: 1n, b: -1n, c: 0n, d: 0n } }
  for (const postings of [together, together.toReversed()]) expect(toWallet(0n, postings)).toEqual(expected)
})
