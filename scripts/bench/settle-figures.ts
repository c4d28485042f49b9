import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { readConfig } from '@portico/gateway/config'
import { type Database, openPostgres } from '@portico/gateway/db/open'
import { figureDelta } from '@portico/gateway/figures/schema'
import { createLog } from '@portico/gateway/http/log'
import { changeIssue, insertIssue } from '@portico/gateway/lottery/drawing/issue-store'
import { gameOf } from '@portico/gateway/lottery/offer/games'
import { systemClock } from '@portico/gateway/ports/clock'
import { systemRandom } from '@portico/gateway/ports/random'
import { createGateway } from '@portico/gateway/server'
import { mixedLines, openCrowd, placeCrowd } from '@portico/gateway/testing/crowd'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { benchFlags, median } from '../lib/flags.ts'
import { withPostgres } from '../lib/postgres.ts'
import { inRoot, requireNode } from '../lib/root.ts'

requireNode()

/** Settling with figures, in bets a second, to settling without. A ratio of turns one after the other: the machine decides nothing. */
const RATIO_GOAL = 0.85
const flags = benchFlags()
const BETS = flags.short ? 5_000 : 20_000
const TURNS = flags.runs ?? (flags.short ? 3 : 7)
const MEMBERS = 2_000
const DRAW: Draw = { digits: '20282' }

/** What days of the ledger were summed by before there were figures. */
const OLD_TRIGGER = /CREATE (FUNCTION sum_ledger_days\(\).*?\$\$;)/s.exec(
  readFileSync(inRoot('packages/gateway/db/migrations/0049_ledger-days.sql'), 'utf8'),
)![1]!

/** Turns the part of a statement that puts figures down into one that nothing asks for, and that is therefore left out. */
let withFigures = true
const query = pg.Client.prototype.query as (this: unknown, ...args: unknown[]) => unknown
pg.Client.prototype.query = function without(this: unknown, config: unknown, ...more: unknown[]) {
  const text = (config as { readonly text?: string } | undefined)?.text
  if (withFigures || !text?.includes('insert into figure_delta')) return query.call(this, config, ...more)
  const changed = text.replaceAll(/insert into figure_delta \([^)]*\)/g, '')
  return query.call(this, { ...(config as object), text: changed }, ...more)
} as typeof pg.Client.prototype.query

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now()
  await work()
  return (performance.now() - before) / 1000
}

const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-'))

/** A gateway on a database of its own that settles issue after issue. Answers how long one takes. */
const settler = async (database: Database, figures: boolean) => {
  const config = { ...readConfig({ LOG_LEVEL: 'error' }), dataDir }
  const gateway = await createGateway({ config, database, clock: systemClock, random: systemRandom, log: createLog('error') })
  const { background: orm } = database
  const { currency } = config.brand
  const game = gameOf('SSC1')!
  const lines = mixedLines(game, currency, 20)
  await openCrowd(orm, MEMBERS, currency, systemClock.now())
  if (!figures) await orm.execute(sql.raw(`create or replace ${OLD_TRIGGER}`))
  return {
    settle: async (numero: string): Promise<number> => {
      const now = systemClock.now()
      const at = { openAt: now, sealAt: now, drawAt: now }
      const id = (await insertIssue(orm, { gameCode: game.code, numero, ...at, seed: null, commitment: null }))!
      await placeCrowd(orm, { game, issueId: id, numero, lines, bets: BETS, members: MEMBERS, currency, at: now })
      await orm.delete(figureDelta)
      await changeIssue(orm, id, { state: 'DRAWN', result: DRAW, resultVersion: 1, drawnAt: now })
      withFigures = figures
      const took = await secondsOf(() => gateway.services.lottery.tick([]))
      withFigures = true
      const noted = await orm.$count(figureDelta)
      if (noted > 0 !== figures) throw new Error(`${noted} changes of figures were put down`)
      return took
    },
    stop: () => gateway.stop(),
  }
}

const measure = async (url: string): Promise<number> => {
  const opened: Database[] = []
  const open = async (name: string): Promise<Database> => {
    await opened[0]?.background.execute(sql.raw(`create database ${name}`))
    const database = await openPostgres(new URL(`/${name}`, url).href)
    opened.push(database)
    return database
  }
  try {
    const settlers = [await settler(await open('postgres'), true), await settler(await open('bare'), false)]
    const ratios: number[] = []
    for (let turn = 0; turn <= TURNS; turn += 1) {
      // Who begins changes from turn to turn.
      const order = turn % 2 === 0 ? [0, 1] : [1, 0]
      const took: number[] = []
      for (const which of order) took[which] = await settlers[which]!.settle(`turn-${turn}`)
      const ratio = took[1]! / took[0]!
      console.log(
        `     turn ${turn}: with ${took[0]!.toFixed(2)} s, without ${took[1]!.toFixed(2)} s, ratio ${ratio.toFixed(2)}${turn === 0 ? ' (not counted)' : ''}`,
      )
      if (turn > 0) ratios.push(ratio)
    }
    for (const each of settlers) await each.stop()
    return median(ratios)
  } finally {
    for (const database of opened.toReversed()) await database.close()
  }
}

try {
  console.log(`Issues of ${BETS} bets by ${MEMBERS} members, settled with figures and without`)
  const ratio = await withPostgres(measure, { durable: true })
  const ok = ratio >= RATIO_GOAL
  console.log(`${ok ? 'ok  ' : 'MISS'} with figures at ${ratio.toFixed(2)} of the speed without, at least ${RATIO_GOAL}`)
  if (flags.enforce && !ok) process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
