import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCorrections } from '../bets/corrections.ts'
import { addTo } from '../bets/figures.ts'
import { calculateDividends } from '../dividend/lines.ts'
import { calculateDividendPeriods, type KnownTrack } from '../dividend/periods.ts'
import { readDividend } from '../dividend/policies.ts'
import { createTrack } from '../dividend/track.ts'
import { createCalendar } from '../kit/calendar/calendar.ts'
import { parseRate } from '../kit/money.ts'
import { createTree } from '../kit/tree.ts'
import { rebateEntries } from '../rebate/bets.ts'
import { calculateRebate } from '../rebate/lines.ts'
import { ALWAYS, createRates } from '../rebate/rates.ts'
import { calculateSalaries } from '../salary/lines.ts'
import { turnoverGross } from '../salary/settle.ts'
import { createActivity } from '../teams/activity.ts'
import { createHolders } from '../teams/holders.ts'
import { memberBets } from '../teams/members.ts'
import { readContract } from '../terms/contracts.ts'
import { type RandomCase, randomCase } from '../testing/random-case.ts'
import { type Book, booksOf } from './book.ts'
import type { Line } from './line.ts'
import { createVersions, type Latest } from './versions.ts'

const calendar = createCalendar('UTC')
const until = Date.parse('2026-03-12T00:00:00.000Z')
const timing = { calendar, period: 'D', edge: 'D', firstRun: ({ end }: { end: number }) => end, until } as const
const DAY = 86_400_000
const edges = Array.from({ length: 12 }, (_, day) => Date.parse('2026-03-01T00:00:00.000Z') + day * DAY)

/** A book as a run finds it, folded anew: without its history. */
const foldedAt = (book: Book, run: number): Book => {
  const accounts = new Map([...book.accounts].map(([account, figures]) => [account, new Map(figures)]))
  for (const { run: at, account, difference } of book.revisions) if (at <= run) addTo(accounts.get(account) ?? new Map(), difference)
  return { ...book, run, accounts, revisions: [], again: book.run < run }
}

/** The books that a run has to look at. */
const dueAt = (books: readonly Book[], run: number): Book[] =>
  books.filter((book) => book.run === run || book.revisions.some((each) => each.run === run)).map((book) => foldedAt(book, run))

const plain = (lines: readonly Line[]) => lines.map((line) => ({ ...line })).sort((a, b) => (a.id < b.id ? -1 : 1))

const remember = (known: Map<string, Latest>, lines: readonly Line[]) => {
  for (const { id, version, amount } of lines) known.set(id.slice(0, id.lastIndexOf('/')), { version, amount })
}

/** Run by run, each knowing no more than what the lines before came to. */
const byRuns = (books: readonly Book[], calculate: (due: readonly Book[], known: ReadonlyMap<string, Latest>) => readonly Line[]) => {
  const known = new Map<string, Latest>()
  return edges.flatMap((run) => {
    const lines = calculate(dueAt(books, run), known)
    remember(known, lines)
    return [...lines]
  })
}

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

const check = (property: (input: RandomCase) => void): void => fc.assert(fc.property(randomCase, property), { numRuns: 80 })
const activityOf = (input: RandomCase) => createActivity({ bet: '100', deposit: true }, createTree(input.accounts))

test('salaries run by run are those of the whole history', () => {
  check((input) => {
    const tree = createTree(input.accounts)
    const contracts = contractsOf(input, {}).map((row) => readContract('daily', row))
    const books = booksOf(memberBets(input.bets, createCorrections(input.corrections)), timing)
    const rules = { tree, holders: createHolders(tree, contracts), activity: activityOf(input), grossOf: turnoverGross, writesZero: false }
    const found = byRuns(books, (due, known) => calculateSalaries(due, rules, createVersions(known)))
    expect(plain(found)).toEqual(plain(calculateSalaries(books, rules)))
  })
})

test('rebates run by run are those of the whole history', () => {
  check((input) => {
    const tree = createTree(input.accounts)
    const rates = createRates()
    for (const { id, rates: own } of input.accounts) rates.set(id, 'SSC', parseRate(own?.['SSC'] ?? '0'), ALWAYS)
    const { entries, slots } = rebateEntries(input.bets, 1800, rates, createCorrections(input.corrections))
    const books = booksOf(entries, timing)
    const rules = { slots, tree, rates, writesZero: false }
    const found = byRuns(books, (due, known) => calculateRebate(due, rules, createVersions(known)).lines)
    expect(plain(found)).toEqual(plain(calculateRebate(books, rules).lines))
  })
})

test.each([
  ['carried', { ownLoss: { policy: 'CARRY', periods: 2, cap: '5000' }, negative: { policy: 'PARENT_PAYS', cap: '9000' } }],
  ['carried for so long', { ownLoss: { policy: 'NO_CARRY' }, negative: { policy: 'CARRY', periods: 1, cap: null } }],
])('dividends run by run, with what was %s from one to the next, are those of the whole history', (_, policies) => {
  check((input) => {
    const tree = createTree(input.accounts)
    const contracts = contractsOf(input, { period: 'D', ...policies }).map((row) => readDividend(row as Parameters<typeof readDividend>[0]))
    const books = booksOf(memberBets(input.bets, createCorrections(input.corrections)), timing)
    const rules = { tree, holders: createHolders(tree, contracts), activity: activityOf(input) }
    const whole = calculateDividends(
      contracts.map((contract) => createTrack(contract, calendar, until)),
      [{ kind: 'D', books }],
      rules,
    )

    const steps = new Map(contracts.map(({ id }) => [id, [] as KnownTrack['steps']]))
    const known = new Map(contracts.map(({ id }) => [id, new Map<string, Latest>()]))
    const found = edges.flatMap((run) => {
      const due = dueAt(books, run)
      const first = Math.min(run - DAY, ...due.map(({ period }) => period.start))
      const tracks = contracts.map((contract): KnownTrack => {
        const track = createTrack(contract, calendar, run)
        const from = track.indexOf(first) ?? track.periods.length
        return { ...track, from, steps: steps.get(contract.id)!.slice(0, from), known: known.get(contract.id)! }
      })
      const loaded = books.filter(({ period, run: at }) => period.start >= first && at <= run).map((book) => foldedAt(book, run))
      const results = calculateDividendPeriods(tracks, [{ kind: 'D', books: loaded }], run, rules)
      for (const { track, index, period, step, line } of results) {
        steps.get(track.contract.id)![index] = step
        const before = known.get(track.contract.id)!.get(period.label)?.version ?? 1
        known.get(track.contract.id)!.set(period.label, { version: line?.version ?? before, amount: step.amount })
      }
      return results.flatMap(({ line }) => line ?? [])
    })
    expect(plain(found).map(({ fields, ...line }) => ({ ...line, gross: fields['gross'] }))).toEqual(
      plain(whole).map(({ fields, ...line }) => ({ ...line, gross: fields['gross'] })),
    )
  })
})
