import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readConfig } from '@portico/gateway/config'
import { type Database, openEmbedded, openPostgres } from '@portico/gateway/db/open'
import { createLog } from '@portico/gateway/http/log'
import { dayAfter, localDate } from '@portico/gateway/kit/zone'
import { systemClock } from '@portico/gateway/ports/clock'
import { systemRandom } from '@portico/gateway/ports/random'
import { createGateway } from '@portico/gateway/server'
import { benchFlags } from '../lib/flags.ts'
import { withPostgres } from '../lib/postgres.ts'
import { requireNode } from '../lib/root.ts'

requireNode()

const PAGE_MS = { postgres: 15, pglite: 40 } as const
const DEEPEST_RATIO = 1.5
const TOTALS_MS = 10
const HEAP_MB = 64
const flags = benchFlags()
const ROWS = flags.short ? 100_000 : 1_000_000
const ROUNDS = flags.short ? 40 : 150
const BATCH = 50_000
const DAYS = 360

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN

const timesOf = async (rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = performance.now()
    await work(round)
    times.push(performance.now() - before)
  }
  return times
}

/** One member's year: stakes and payouts of three games in turn, and now and then a deposit, spread evenly. */
const fill = async (database: Database, memberId: string, currency: string): Promise<void> => {
  const { background: orm } = database
  await orm.execute(
    sql`insert into ledger_account (kind, currency, cached) select k, ${currency}, false from unnest(array['house:gaming', 'provider:clearing']) k on conflict do nothing`,
  )
  for (let from = 0; from < ROWS; from += BATCH) {
    await orm.execute(sql`
      with cash as (select id from ledger_account where owner_id = ${memberId}::uuid and kind = 'player:cash'),
      gaming as (select id from ledger_account where kind = 'house:gaming'), clearing as (select id from ledger_account where kind = 'provider:clearing')
      insert into ledger_transfer (id, debit_id, credit_id, amount, code, ref, product, debit_after, credit_after, at)
      select md5('row' || n)::uuid,
        case when n % 3000 = 0 then clearing.id when n % 2 = 1 then cash.id else gaming.id end,
        case when n % 2 = 1 and n % 3000 <> 0 then gaming.id else cash.id end,
        20000, case when n % 3000 = 0 then 'DEPOSIT' when n % 2 = 1 then 'STAKE' else 'PAYOUT' end, 'bench' || n,
        case when n % 3000 = 0 then '' else (array['SSC1', 'SSC5', 'EL1'])[1 + n / 2 % 3] end,
        case when n % 2 = 1 and n % 3000 <> 0 then 1000000 end, case when n % 2 = 1 and n % 3000 <> 0 then null else 1020000 end,
        now() - interval '1 day' * ${DAYS} + interval '1 day' * ${DAYS} * n / ${ROWS}
      from generate_series(${from}::int, ${Math.min(ROWS, from + BATCH) - 1}::int) n, cash, gaming, clearing order by n`)
  }
  await orm.execute(
    sql`update ledger_account a set balance = (select sum(credits - debits) from ledger_day where account_id = a.id) where owner_id = ${memberId}::uuid`,
  )
  await orm.execute(sql`analyze`)
}

const measure = async (title: string, database: Database, dataDir: string): Promise<boolean> => {
  const config = { ...readConfig({ LOG_LEVEL: 'error' }), dataDir }
  const gateway = await createGateway({ config, database, clock: systemClock, random: systemRandom, log: createLog(config.logLevel) })
  const { records, members } = gateway.services
  const { id: memberId, currency, account } = await members.create({ account: 'bench', passwordHash: '-' })
  const owner = { memberId, currency, account }
  await fill(database, memberId, currency)
  const today = localDate(systemClock.now(), config.brand.timeZone).toString()
  const year = { from: dayAfter(today, -DAYS), to: today }

  const page = (request: object) => records.page(owner, { ...year, pageSize: 50, ...request }, 'EN')
  await timesOf(10, () => page({}))
  const first = await timesOf(ROUNDS, () => page({}))
  const any = await timesOf(ROUNDS, (round) => page({ until: dayAfter(today, -((round * 37) % DAYS)) }))
  const deepest = await timesOf(ROUNDS, () => page({ newer: '0.0' }))
  const kinds = await timesOf(ROUNDS, (round) => page({ kind: (['DEPOSIT', 'BET', 'PAYOUT'] as const)[round % 3] }))
  const totals = await timesOf(ROUNDS, () => records.totals(owner, year, 'EN'))

  const { path } = await records.files.address(owner, { form: 'CSV', ...year }, 'EN')
  const file = (await records.files.open(path.split('/').at(-1)!))!
  globalThis.gc?.()
  const heapBefore = process.memoryUsage().heapUsed
  let [bytes, most, chunks] = [0, 0, 0]
  for await (const chunk of file.content) {
    bytes += (chunk as Buffer).length
    // What is held, not what waits to be collected.
    if (++chunks % 20 === 0) {
      globalThis.gc?.()
      most = Math.max(most, process.memoryUsage().heapUsed - heapBefore)
    }
  }
  await gateway.stop()

  const p95 = (times: readonly number[]) => quantile(times, 0.95)
  const ratio = quantile(deepest, 0.5) / quantile(first, 0.5)
  const heap = most / 2 ** 20
  const ms = (times: readonly number[]) => `${p95(times).toFixed(1)} ms`
  console.log(
    `${title.padEnd(12)}p95: first ${ms(first)}, any ${ms(any)}, deepest ${ms(deepest)} (median ${ratio.toFixed(2)} of the first), by kind ${ms(kinds)}, totals ${ms(totals)}; CSV ${(bytes / 2 ** 20).toFixed(0)} MB with ${heap.toFixed(0)} MB of heap`,
  )
  const most95 = Math.max(...[first, any, deepest, kinds].map(p95))
  return most95 <= PAGE_MS[database.kind] && ratio <= DEEPEST_RATIO && p95(totals) <= TOTALS_MS && heap < HEAP_MB
}

const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-'))
const run = async (title: string, open: () => Promise<Database>): Promise<boolean> => {
  const database = await open()
  try {
    return await measure(title, database, dataDir)
  } finally {
    await database.close()
  }
}

try {
  console.log(`The record of one member with ${ROWS} movements`)
  const server = await withPostgres((url) => run('PostgreSQL', () => openPostgres(url)))
  const ok = [server, await run('PGlite', () => openEmbedded(dataDir))].every(Boolean)
  console.log(
    `${ok ? 'ok  ' : 'MISS'} any page ${PAGE_MS.postgres} ms (PGlite ${PAGE_MS.pglite}), the deepest ${DEEPEST_RATIO} of the first, totals ${TOTALS_MS} ms, CSV ${HEAP_MB} MB`,
  )
  if (flags.enforce && !ok) process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
