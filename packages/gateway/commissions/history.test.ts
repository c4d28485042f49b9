import { SALARIES, SALARY_KINDS, type SalaryKind } from '@portico/contract/commission/kinds'
import { jobRun } from '../jobs/schema.ts'
import { manualClock } from '../ports/clock.ts'
import { commissionHistory, type CommissionHistory, type HistoryContract, ZONE } from '../testing/commission-history.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { verifyStatements } from '../testing/verify-statement.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Midnight in the zone of the merchant. */
const START = Date.parse('2026-03-01T17:00:00.000Z')

const clock = manualClock(new Date(START - HOUR).toISOString())
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ clock, lotteries: [] })
  expect(gateway.config.brand.timeZone).toBe(ZONE)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.database.orm.delete(jobRun)
  clock.set(new Date(Math.ceil((clock.now().getTime() - START) / DAY + 1) * DAY + START - MINUTE).toISOString())
})

/** Numbers below a bound, the same each time. */
const seeded = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return (state >>> 8) % below
  }
}

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const UPLINES = [null, 'A', 'B', 'B', 'A', null] as const
const ACCOUNTS = NAMES.map((id, i) => ({ id, upline: UPLINES[i] ?? null, rate: ['9.0', '8.5', '8.0', '8.5', '7.3', '6.1'][i]! }))

const amount = (next: (below: number) => number): string => `${next(3000)}.${String(next(10_000)).padStart(4, '0')}`

/** Bets, corrections, runs and withdrawals in an order of chance. */
const happen = async (world: CommissionHistory, seed: number, { steps, longest }: { readonly steps: number; readonly longest: number }) => {
  const next = seeded(seed)
  const bets: string[] = []
  await world.run()
  clock.advance(MINUTE)
  for (let step = 0; step < steps; step++) {
    clock.advance(1 + next(longest / SECOND) * SECOND)
    const name = NAMES[next(NAMES.length)]!
    const choice = next(10)
    if (choice < 6 || bets.length === 0) {
      const stake = amount(next)
      bets.push(
        await world.bet(name, stake, next(3) === 0 ? amount(next) : next(8) === 0 ? stake : '0.0000', clock.now(), 1800 + 10 * next(5)),
      )
    } else if (choice < 8) await world.correct(bets[next(bets.length)]!, next(3) === 0 ? null : amount(next))
    else if (choice === 8) await world.empty(name)
    else await world.run()
  }
  clock.advance(2 * longest)
  await world.run()
}

const sorted = (rows: readonly Record<string, unknown>[]) => rows.toSorted((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1))

const expectSame = async (world: CommissionHistory, { posted = true } = {}) => {
  const { lines, accounts } = world.settled()
  const expected = posted
    ? lines
    : lines.map((line) => Object.fromEntries(Object.entries(line).filter(([field]) => field !== 'posted' && field !== 'toWallet')))
  expect(sorted(await world.written())).toEqual(sorted(expected))
  if (posted) expect(await world.wallets()).toEqual(sorted(accounts).map(({ id, wallet, owed }) => ({ id, wallet, owed })))
  // The bets are rows that nobody staked; of the lines everything has to hold.
  expect((await findingsOf(gateway)).filter((finding) => !finding.startsWith('bet '))).toEqual([])
  // The agent's own program finds the same in the file of each line, and nothing else.
  const bundles = await world.bundles()
  expect(bundles.length).toBeGreaterThan(0)
  expect(verifyStatements(bundles)).toEqual({ status: 0, output: expect.stringContaining('0.0000 apart') })
  const [first] = bundles.filter(({ line, bets }) => line.amount !== '0.0000' && bets.length > 0)
  const dearer = first!.bets.map((each) => ({ ...each, stake: `1${each.stake}`, pushed: '0.0000' }))
  expect(verifyStatements([{ ...first!, bets: dearer }]).status).toBe(1)
  return lines
}

/** What a salary is asked for by. */
const REQUIREMENT_OF: Partial<Record<SalaryKind, string>> = { daily: '[AGENT-06]', hourly: '[AGENT-07]', realtime: '[AGENT-08]' }
/** How long nothing happens at most, so that a history has several periods. */
const LONGEST: Readonly<Record<(typeof SALARIES)[SalaryKind]['period'], number>> = {
  window: 4 * MINUTE,
  hour: 30 * MINUTE,
  D: 4 * HOUR,
  W: 28 * HOUR,
  H: 2 * DAY,
  M: 4 * DAY,
}

const ratesOf = (i: number) => ({ ALL: { loss: (1 - i / 10).toFixed(2), win: (0.5 - i / 20).toFixed(2), min: String(10 * (i + 1)) } })
const tiersOf = (i: number) => [
  { rate: (1.5 - i / 5).toFixed(2) },
  { turnover: '1500', active: 1, rate: (3 - i / 3).toFixed(2) },
  { turnover: '3000', active: 2, rate: (4 - i / 3).toFixed(2) },
]
const contractsOf = (more: (i: number) => object, id: string): HistoryContract[] =>
  NAMES.map((holder, i) => ({
    id: `${id}0000000-0000-4000-8000-00000000000${i}`,
    holder,
    // A Monday and the first of its month: an edge of every period.
    from: '2025-11-30T17:00:00.000Z',
    to: null,
    ...more(i),
  }))

describe('random histories are paid as the rules settle the same rows, to the last digit', () => {
  it('rebates', async () => {
    const world = await commissionHistory(gateway, {
      kind: 'rebate',
      accounts: ACCOUNTS.map((row) => ({ ...row, upline: row.id === 'F' ? null : row.upline })),
    })
    await happen(world, 1, { steps: 80, longest: 4 * HOUR })
    expect((await expectSame(world)).some(({ version }) => version === 2)).toBe(true)
  })

  it.each(SALARY_KINDS.map((kind, at) => [`${kind} salaries ${REQUIREMENT_OF[kind] ?? ''}`.trimEnd(), kind, at] as const))(
    '%s',
    async (_, kind, at) => {
      const { measure, period } = SALARIES[kind]
      const world = await commissionHistory(gateway, {
        kind,
        accounts: ACCOUNTS,
        contracts: contractsOf((i) => (measure === 'stakes' ? { rates: ratesOf(i) } : { tiers: tiersOf(i) }), String(at)),
      })
      await happen(world, 2 + at, { steps: 70, longest: LONGEST[period] })
      expect((await expectSame(world)).some(({ version }) => version === 2)).toBe(true)
    },
  )

  it('[IV.e 3] a bet that is committed after its window is paid for, is paid for by a further version', async () => {
    const world = await commissionHistory(gateway, {
      kind: 'realtime',
      accounts: ACCOUNTS,
      contracts: contractsOf((i) => ({ rates: ratesOf(i) }), 'b'),
    })
    await world.run()
    clock.advance(MINUTE)
    const settledAt = clock.now()
    await world.bet('A', '1000.0000', '0.0000', settledAt, 1800)
    clock.advance(6 * MINUTE)
    await world.run()
    const paid = await world.written()
    expect(paid.map(({ version, amount: paidFor }) => [version, paidFor])).toEqual([[1, '10.0000']])
    // The transaction that settled this one was open over the edge.
    await world.bet('A', '500.0000', '0.0000', settledAt, 1800)
    clock.advance(6 * MINUTE)
    await world.run()
    const after = (await world.written()).filter(({ version }) => version !== 1)
    expect(after.map(({ version, amount: paidFor, pay }) => [version, paidFor, pay])).toEqual([[2, '15.0000', '5.0000']])
  })

  it('dividends with debts that are carried, of which later periods are calculated again', async () => {
    const policies = { ownLoss: { policy: 'CARRY', periods: 2, cap: '5000' }, negative: { policy: 'PARENT_PAYS', cap: '9000' } }
    const world = await commissionHistory(gateway, {
      kind: 'dividend',
      accounts: ACCOUNTS,
      contracts: contractsOf((i) => ({ period: 'D', tiers: [{ rate: String(30 - 2 * i) }], ...policies }), 'a').map((row) => ({
        ...row,
        // As everybody's first period is the first that was ever calculated.
        from: new Date(Math.ceil((clock.now().getTime() - START) / DAY) * DAY + START).toISOString(),
      })),
    })
    await happen(world, 5, { steps: 80, longest: 4 * HOUR })
    expect((await expectSame(world, { posted: false })).some(({ version }) => version === 2)).toBe(true)
    // What a period began with names the periods it comes from: a day for each step back.
    const openings = (await world.bundles()).flatMap(({ line, dividend }) =>
      dividend!.openings.flatMap(({ index, losses, debts }) =>
        [...losses, ...debts].map((each) => ({ ...each, ago: index - each.index, line })),
      ),
    )
    expect(openings.length).toBeGreaterThan(0)
    for (const { period, ago, line } of openings) expect(Date.parse(line.label) - Date.parse(period)).toBe(ago * DAY)
  })
})
