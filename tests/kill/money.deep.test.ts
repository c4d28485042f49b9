import { type ChildProcess, fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@portico/gateway/config'
import { derivedId } from '@portico/gateway/db/canonical'
import { openEmbedded, openPostgres } from '@portico/gateway/db/open'
import { createLog } from '@portico/gateway/http/log'
import { openAccount } from '@portico/gateway/ledger/index'
import { ledgerAccount, ledgerTransfer } from '@portico/gateway/ledger/schema'
import { systemClock } from '@portico/gateway/ports/clock'
import { systemRandom } from '@portico/gateway/ports/random'
import { createGateway } from '@portico/gateway/server'
import { createServerDatabase } from '@portico/gateway/testing/database'
import { soakSize } from '@portico/gateway/testing/soak'
import { asc } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { withPostgres } from '../../scripts/lib/postgres.ts'
import { readJournal } from './money-journal.ts'
import { operationOf, ownAccounts } from './money-operations.ts'

const OPERATIONS = soakSize(1_200, 100_000)
const KILLS = soakSize(6, 200)
const MEMBERS = 6
const SEED = 15
const program = fileURLToPath(new URL('./money-process.ts', import.meta.url))

/** What the checks of the books say of operations that have no plan, withdrawal or deposit behind them. */
const WITHOUT_ROWS = /and plans hold| for withdrawals of /

/** A gateway on the data, for as long as the work takes. */
const inside = async <T>(env: NodeJS.ProcessEnv, work: (gateway: Awaited<ReturnType<typeof createGateway>>) => Promise<T>): Promise<T> => {
  const config = readConfig(env)
  const database = config.databaseUrl ? await openPostgres(config.databaseUrl, 4) : await openEmbedded(config.dataDir)
  const gateway = await createGateway({ config, database, clock: systemClock, random: systemRandom, log: createLog('silent') })
  try {
    return await work(gateway)
  } finally {
    await gateway.stop()
    await database.close()
  }
}

/** Runs the program until it is killed in the operation after so many, or to its end; answers whether it came there. */
const live = async (env: NodeJS.ProcessEnv, killAfter: number): Promise<boolean> => {
  const child: ChildProcess = fork(program, {
    env: { ...env, MONEY_KILL_AFTER: String(killAfter) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`it ended with ${code}`)
  return code === 0
}

const moveAmidKills = async (settings: NodeJS.ProcessEnv, title: string): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-money-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const journal = join(dataDir, 'journal.txt')
  writeFileSync(journal, '')
  const own = { DATA_DIR: join(dataDir, 'data'), LOG_LEVEL: 'error', MONEY_SEED: String(SEED), MONEY_UNTIL: String(OPERATIONS) }
  const base: NodeJS.ProcessEnv = { ...process.env, ...own, MONEY_JOURNAL: journal, ...settings }
  const members = await inside(base, async ({ services, platform }) => {
    const ids: string[] = []
    for (let i = 0; i < MEMBERS; i++) {
      const { id } = await services.members.create({ account: `money${i}`, passwordHash: '-' })
      await platform.database.orm.transaction(async (tx) => {
        for (const ref of ownAccounts(id)) await openAccount(tx, ref)
      })
      ids.push(id)
    }
    return ids
  })
  const env = { ...base, MONEY_MEMBERS: members.join() }

  const each = Math.floor(OPERATIONS / (KILLS + 1))
  let unanswered = 0
  for (let kill = 0; kill < KILLS; kill++) {
    // Each in a stretch of its own, so that the operations last for all of them.
    const { next } = readJournal(readFileSync(journal, 'utf8'))
    expect(await live(env, Math.max(1, kill * each + randomInt(each) - next))).toBe(false)
    unanswered += readJournal(readFileSync(journal, 'utf8')).unanswered.length
  }
  expect(await live(env, Number.POSITIVE_INFINITY)).toBe(true)

  const { done, refused, unanswered: none, repeats, twice } = readJournal(readFileSync(journal, 'utf8'))
  expect([none, twice, done.length + refused.length]).toEqual([[], [], OPERATIONS])
  await inside(env, async ({ services, platform: { database } }) => {
    const rows = await database.orm.select().from(ledgerTransfer).orderBy(asc(ledgerTransfer.seq))
    const accounts = await database.orm.select().from(ledgerAccount)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const wrong: string[] = []

    // Each that was answered stands whole and once; each that was refused, not at all.
    let expectedRows = 0
    for (const n of done) {
      for (const { id, amount, code } of operationOf(SEED, n, members)) {
        const parts = [byId.get(id), byId.get(derivedId(id, 'OWED'))].filter((row) => row !== undefined)
        expectedRows += parts.length
        const sum = parts.reduce((total, row) => total + row.amount, 0n)
        if (sum !== amount || parts.some((row) => row.code !== code)) wrong.push(`${n} ${code}: ${sum} instead of ${amount}`)
      }
    }
    for (const n of refused) for (const { id, code } of operationOf(SEED, n, members)) if (byId.has(id)) wrong.push(`${n} ${code} stands`)
    expect(rows.filter(({ code }) => code !== 'RECOVERY')).toHaveLength(expectedRows)

    // Every balance that was written with a transfer, and the last one, is what the transfers before come to.
    const cached = new Map(accounts.filter((account) => account.cached).map(({ id }) => [id, 0n]))
    let all = 0n
    for (const { debitId, creditId, amount, debitAfter, creditAfter, id } of rows) {
      for (const [account, by, after] of [
        [debitId, -amount, debitAfter],
        [creditId, amount, creditAfter],
      ] as const) {
        all += by
        const before = cached.get(account)
        if (before === undefined) continue
        cached.set(account, before + by)
        if (before + by !== after) wrong.push(`${id} left ${after} on ${account}, and it is ${before + by}`)
      }
    }
    for (const { id, kind, balance } of accounts) {
      if ((cached.get(id) ?? 0n) !== balance) wrong.push(`${kind} holds ${balance}`)
      if (kind === 'player:owed' ? balance > 0n : balance < 0n) wrong.push(`${kind} is ${balance}`)
    }
    expect([wrong, all]).toEqual([[], 0n])

    const { findings, figures, transfers } = await services.books.check()
    expect(findings.filter((finding) => !WITHOUT_ROWS.test(finding))).toEqual([])
    expect(transfers).toBe(rows.length)
    const codes = new Set(rows.map(({ code }) => code))
    expect([...new Set(figures.flatMap(({ flows }) => flows.map(({ code }) => code)))].toSorted()).toEqual([...codes].toSorted())
    process.stdout.write(
      `${title}: ${OPERATIONS} operations of ${codes.size} reasons, ${refused.length} refused, ${KILLS} kills with ${unanswered} unanswered, ${repeats} sent twice: ${rows.length} transfers, nothing lost or doubled\n`,
    )
    // The run says something only if kills met operations, and money was owed and collected.
    expect(Math.min(unanswered, repeats, codes.has('RECOVERY') ? 1 : 0)).toBeGreaterThan(0)
  })
}

const LONG_MS = 10_800_000

test(
  '[WALLET-01] random movements of every kind, sent again and killed at any moment, balance on the embedded database',
  () => moveAmidKills({}, 'PGlite'),
  LONG_MS,
)

test(
  '[WALLET-01] random movements of every kind, sent again and killed at any moment, balance on a server',
  () =>
    withPostgres(async (server) => {
      const { url } = await createServerDatabase(server)
      await moveAmidKills({ DATABASE_URL: url }, 'PostgreSQL')
    }),
  LONG_MS,
)
