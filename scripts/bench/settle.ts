import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { readConfig } from '@portico/gateway/config'
import { type Database, openEmbedded, openPostgres } from '@portico/gateway/db/open'
import { bet } from '@portico/gateway/lottery/bets/schema'
import { createLog } from '@portico/gateway/http/log'
import { gameOf } from '@portico/gateway/lottery/offer/games'
import { changeIssue, insertIssue } from '@portico/gateway/lottery/drawing/issue-store'
import { systemRandom } from '@portico/gateway/ports/random'
import { systemClock } from '@portico/gateway/ports/clock'
import { createGateway } from '@portico/gateway/server'
import { mixedLines, openCrowd, placeCrowd } from '@portico/gateway/testing/crowd'
import { benchFlags } from '../lib/flags.ts'
import { withPostgres } from '../lib/postgres.ts'
import { requireNode } from '../lib/root.ts'

requireNode()

const GOAL_SECONDS = 10
const GOAL_BETS = 100_000
/** Settling pays, remembers and tells; a bare UPDATE of as many rows does a part of it. Slower than this ratio is a step back. */
const RATIO_GOAL = 0.2
const flags = benchFlags()
const BETS = flags.short ? 20_000 : GOAL_BETS
const MEMBERS = 2_000
const DRAW: Draw = { digits: '20282' }

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now()
  await work()
  return (performance.now() - before) / 1000
}

/** Settles one issue through the engine, and updates as many like rows bare. Answers bets a second, and the ratio of the two. */
const measure = async (title: string, database: Database, dataDir: string): Promise<{ perSecond: number; ratio: number }> => {
  const config = { ...readConfig({ LOG_LEVEL: 'error' }), dataDir }
  const gateway = await createGateway({ config, database, clock: systemClock, random: systemRandom, log: createLog(config.logLevel) })
  // A hundred thousand bets at once: more than a call may take.
  const { background: orm } = database
  const { currency } = config.brand
  const game = gameOf('SSC1')!
  const lines = mixedLines(game, currency, 20)
  const now = systemClock.now()
  await openCrowd(orm, MEMBERS, currency, now)

  const issueOf = async (numero: string) => {
    const at = { openAt: now, sealAt: now, drawAt: now }
    const id = (await insertIssue(orm, { gameCode: game.code, numero, ...at, seed: null, commitment: null }))!
    await placeCrowd(orm, { game, issueId: id, numero, lines, bets: BETS, members: MEMBERS, currency, at: now })
    return id
  }

  const bareId = await issueOf('bare')
  const bare = await secondsOf(() =>
    orm.execute(sql`update bet set state = 'LOST', payout = 0, valid_bet = stake, hits = '[]'::jsonb, result = ${JSON.stringify(DRAW)}::jsonb,
      result_version = 1, settled_at = ${now.toISOString()}::timestamptz where issue_id = ${bareId}`),
  )
  await orm.execute(sql`delete from bet where issue_id = ${bareId}`)
  await changeIssue(orm, bareId, { state: 'VOID', settledAt: now })
  const id = await issueOf('settled')
  await changeIssue(orm, id, { state: 'DRAWN', result: DRAW, resultVersion: 1, drawnAt: now })
  const took = await secondsOf(() => gateway.services.lottery.tick([]))
  const { findings } = await gateway.services.books.check()
  const waiting = await orm.$count(bet, eq(bet.state, 'WAITING'))
  if (findings.length > 0 || waiting > 0) throw new Error(`${waiting} bets wait\n${findings.join('\n')}`)
  await gateway.stop()
  const perSecond = BETS / took
  const ratio = bare / took
  console.log(
    `${title.padEnd(12)}${took.toFixed(2).padStart(7)} s  ${perSecond.toFixed(0).padStart(7)} bets/s   bare UPDATE ${(BETS / bare).toFixed(0).padStart(7)} rows/s   ratio ${ratio.toFixed(2)}`,
  )
  return { perSecond, ratio }
}

const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-'))
const run = async (title: string, open: () => Promise<Database>) => {
  const database = await open()
  try {
    return await measure(title, database, dataDir)
  } finally {
    await database.close()
  }
}

try {
  console.log(`One issue of ${BETS} bets by ${MEMBERS} members, every play of SSC`)
  const reached = [
    await run('PGlite', () => openEmbedded(dataDir)),
    await withPostgres((url) => run('PostgreSQL', () => openPostgres(url)), { durable: true }),
  ].map(({ perSecond, ratio }) => ratio >= RATIO_GOAL && (flags.short || GOAL_BETS / perSecond <= GOAL_SECONDS))
  const ok = reached.every(Boolean)
  console.log(`${ok ? 'ok  ' : 'MISS'} ${GOAL_BETS} bets within ${GOAL_SECONDS} s, ratio at least ${RATIO_GOAL}`)
  if (flags.enforce && !ok) process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
