import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commissionLine } from '@portico/gateway/commissions/schema'
import { readConfig } from '@portico/gateway/config'
import { type Database, openPostgres } from '@portico/gateway/db/open'
import { rowsOf } from '@portico/gateway/db/rows'
import { createLog } from '@portico/gateway/http/log'
import { createJobs } from '@portico/gateway/jobs/index'
import { manualClock } from '@portico/gateway/ports/clock'
import { systemRandom } from '@portico/gateway/ports/random'
import { createGateway } from '@portico/gateway/server'
import { sql } from 'drizzle-orm'
import { benchFlags } from '../lib/flags.ts'
import { withPostgres } from '../lib/postgres.ts'
import { requireNode } from '../lib/root.ts'
import { betIn, openHolders, WINDOW_MS } from './salaries/world.ts'

requireNode()

/** What is promised of 20,000 real-time contracts, in seconds, on a machine that does nothing else. */
const GOALS = { paid: 20, caughtUp: 300 } as const
const WINDOWS_OF_DAY = 288
const flags = benchFlags()
const HOLDERS = flags.short ? 2_000 : 20_000
/** In the window that is timed: five of each holder, so that every contract has something to be paid. */
const BETS = 5 * HOLDERS
/** In each window that nobody worked on. */
const BETS_MISSED = flags.short ? 20 : 100
/** An edge of every window, hour and day in UTC. */
const START = new Date('2026-11-20T00:00:00.000Z')
const KIND = 'realtime'

let missed = false
const judge = (title: string, reached: number, goal: number, unit: string): void => {
  const ok = reached <= goal
  missed ||= !ok
  console.log(`${ok ? 'ok  ' : 'MISS'} ${title.padEnd(64)} ${reached.toFixed(1)} ${unit} of ${goal}`)
}

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now()
  await work()
  return (performance.now() - before) / 1000
}

/** What the runs of a span left behind. */
const outcomeOf = async (database: Database, from: Date, to: Date) => {
  const span = sql`starts_at >= ${from.toISOString()}::timestamptz and starts_at < ${to.toISOString()}::timestamptz`
  const [lines] = await rowsOf<{ lines: number; waiting: number; holders: number; windows: number; twice: number }>(
    database.background,
    sql`select count(*)::int as lines, count(*) filter (where posted_at is null)::int as waiting, count(distinct member_id)::int as holders,
      count(distinct starts_at)::int as windows, (count(*) - count(distinct (subject, starts_at)))::int as twice from ${commissionLine} where ${span}`,
  )
  const [runs] = await rowsOf<{ done: number }>(
    database.background,
    sql`select count(*)::int as done from job_run where job = ${`commissions ${KIND}`} and state = 'DONE'
      and tick > ${from.toISOString()}::timestamptz and tick <= ${to.toISOString()}::timestamptz`,
  )
  return { ...lines!, runs: runs!.done }
}

const expectNone = (what: string, found: number): void => {
  if (found !== 0) throw new Error(`${found} ${what}`)
}

const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-'))
/** Two gateways on one database, neither of which listens: what they do of salaries is asked for. */
const measure = async (url: string): Promise<void> => {
  const clock = manualClock(START)
  const log = createLog('error')
  const config = { ...readConfig({ LOG_LEVEL: 'error' }), dataDir }
  const open = async () => {
    const database = await openPostgres(url)
    const gateway = await createGateway({ config, database, clock, random: systemRandom, log })
    const mine = gateway.services.commissions.runs.filter(({ name }) => name === `commissions ${KIND}`)
    return { database, gateway, jobs: createJobs({ database, clock, log, brand: config.brand }, mine) }
  }
  const first = await open()
  const instances = [first, await open()]
  const { database, gateway } = first
  const { currency } = config.brand
  const orm = database.background
  try {
    const runAll = () => Promise.all(instances.map(({ jobs }) => jobs.runDue()))
    await openHolders(orm, gateway.services.members, { holders: HOLDERS, currency, at: START })
    await runAll()
    const common = { members: HOLDERS - 1, currency }
    await betIn(orm, { ...common, span: 1, from: START, windows: 1, bets: BETS })
    clock.set(new Date(START.getTime() + WINDOW_MS))
    const paid = await secondsOf(runAll)
    const edge = await outcomeOf(database, START, clock.now())
    console.log(`     ${HOLDERS} contracts, ${BETS} bets in the window: ${edge.lines} lines of ${edge.holders} holders`)
    expectNone('lines wait', edge.waiting)
    expectNone('lines were written twice', edge.twice)
    if (edge.holders < HOLDERS * 0.9) throw new Error(`only ${edge.holders} of ${HOLDERS} holders were paid`)
    judge(`${HOLDERS} real-time contracts: from the window's end until all are paid`, paid, GOALS.paid, 's')

    const stopped = clock.now()
    await betIn(orm, { ...common, span: 2, from: stopped, windows: WINDOWS_OF_DAY, bets: BETS_MISSED * WINDOWS_OF_DAY })
    clock.set(new Date(stopped.getTime() + WINDOWS_OF_DAY * WINDOW_MS))
    const caughtUp = await secondsOf(runAll)
    const day = await outcomeOf(database, stopped, clock.now())
    console.log(`     24 hours of stop: ${day.runs} runs, lines of ${day.windows} windows, ${day.lines} lines`)
    expectNone('lines wait', day.waiting)
    expectNone('lines were written twice', day.twice)
    expectNone('windows too few or too many', day.runs - WINDOWS_OF_DAY)
    expectNone('windows were paid too few or too many', day.windows - WINDOWS_OF_DAY)
    judge('24 hours of stop caught up by two gateways', caughtUp, GOALS.caughtUp, 's')
    const { findings } = await gateway.services.books.check()
    // A real issue has a seed and its members' slips; the bets of these are the rows that pay alone.
    const ofMoney = findings.filter((finding) => /ledger|commission|line|balance/i.test(finding))
    if (ofMoney.length > 0) throw new Error(ofMoney.slice(0, 5).join('\n'))
  } finally {
    for (const each of instances) {
      await each.gateway.stop()
      await each.database.close()
    }
  }
}

try {
  await withPostgres(measure, { durable: true })
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
if (flags.enforce && missed) process.exitCode = 1
