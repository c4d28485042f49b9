import { and, count, eq, gt, sql } from 'drizzle-orm'
import { teamOverview } from '@portico/contract/agent/calls'
import { readConfig } from '@portico/gateway/config'
import type { Orm } from '@portico/gateway/db/open'
import { rowsOf } from '@portico/gateway/db/rows'
import { bet } from '@portico/gateway/lottery/bets/schema'
import { member } from '@portico/gateway/member/schema'
import { seededRandom } from '@portico/gateway/ports/random'
import { manualClock } from '@portico/gateway/ports/clock'
import { openTestDatabase } from '@portico/gateway/testing/database'
import { START, testGateway } from '@portico/gateway/testing/gateway'
import { vendorRound } from '@portico/gateway/vendors/schema'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { TOP_AGENT } from './people.ts'
import { seedDemo } from './service.ts'

/** Every index and every reference. */
const indexesOf = (orm: Orm) =>
  rowsOf(
    orm,
    sql`select indexname::text as name, indexdef as definition from pg_indexes where schemaname = 'public'
      union all select conname::text, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1, 2`,
  )

test('as many bets and downlines are made as are asked for, with the books balanced and the figures right', async () => {
  const database = await openTestDatabase()
  const indexes = await indexesOf(database.orm)
  const size = { games: 4, members: 4, days: 1, bets: 600, downlines: 60 }
  const [config, log] = [readConfig({ BRAND: 'aurora', SECRETS_KEY: 'the key by which the seed seals things' }), pino({ level: 'silent' })]
  expect(await seedDemo({ config, database, end: new Date(START), random: seededRandom('real'), log, size })).toBe('seeded')
  const gateway = await testGateway({ database, clock: manualClock(START) })
  try {
    const [bets] = await database.orm.select({ all: count() }).from(bet)
    const [members] = await database.orm.select({ all: count() }).from(member)
    // And the slip that a bonus pays, which waits for its draw.
    expect(bets!.all).toBe(size.bets + 1)
    expect(members!.all).toBeGreaterThanOrEqual(size.downlines + size.members)
    expect(await indexesOf(database.orm)).toEqual(indexes)
    expect((await gateway.books.check()).findings).toEqual([])
    expect(await gateway.figures.rebuild()).toBe(0)
    const agent = (await gateway.members.byAccount(TOP_AGENT))!
    const token = await gateway.sessions.open(agent.id, 'AGENT', '127.0.0.1')
    const { figures } = (await gateway.call(teamOverview, { from: '2025-11-21', to: '2026-11-21', scope: 'TEAM' }, { token })).value
    const rounds = await database.orm.$count(vendorRound, and(eq(vendorRound.state, 'CLOSED'), gt(vendorRound.staked, 0n)))
    expect(figures.bets).toBe(size.bets + rounds)
    expect(figures.activeMembers).toBeGreaterThanOrEqual(size.downlines)
  } finally {
    await gateway.close()
    await database.close()
  }
}, 120_000)
