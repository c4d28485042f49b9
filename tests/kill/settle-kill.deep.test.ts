import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bet } from '@portico/gateway/lottery/bets/schema'
import { gameOf } from '@portico/gateway/lottery/offer/games'
import { changeIssue, findIssue, insertIssue } from '@portico/gateway/lottery/drawing/issue-store'
import { systemClock } from '@portico/gateway/ports/clock'
import { mixedLines, openCrowd, placeCrowd } from '@portico/gateway/testing/crowd'
import { openWorld, type Running } from './world.ts'

const BETS = 20_000
const MEMBERS = 200
const WRONG: Draw = { digits: '20282' }
const RIGHT: Draw = { digits: '13579' }
/** More than it takes: a stop that comes after the settlement says nothing. */
const MOST_KILLS = 200
const EARLY = 6
const LONGEST_START_MS = 30_000

const world = openWorld('settle-kill', {})
const game = gameOf('SSCREPLAY')!
const numero = 'kill'

beforeAll(
  () =>
    world.inside(systemClock, async ({ platform }) => {
      // Thousands of bets at once: more than a call may take on a busy machine.
      const { background: orm } = platform.database
      const { currency } = platform.brand
      const at = new Date()
      await openCrowd(orm, MEMBERS, currency, at)
      const times = { openAt: at, sealAt: at, drawAt: at }
      const issueId = (await insertIssue(orm, { gameCode: game.code, numero, ...times, seed: null, commitment: null }))!
      const lines = mixedLines(game, currency, 4)
      await placeCrowd(orm, { game, issueId, numero, lines, bets: BETS, members: MEMBERS, currency, at })
      await changeIssue(orm, issueId, { state: 'DRAWN', result: WRONG, resultVersion: 1, drawnAt: at })
    }),
  300_000,
)
afterAll(world.close)

/** Until the gateway is at a moment of its settling, or for one in `EARLY` of what comes before it. A busy machine takes its time to begin. */
const momentOf = async ({ settling }: Running): Promise<void> => {
  if (randomInt(EARLY) > 0) await Promise.race([settling, pause(LONGEST_START_MS)])
  await pause(randomInt(0, 1_000))
}

/** Runs the gateway and kills it at a moment of its settling, again and again until the issue is settled. Answers the kills that met it. */
const settleUnderKills = async (version: number): Promise<number> => {
  let [met, before] = [0, 0]
  for (let kills = 0; kills < MOST_KILLS; kills++) {
    const gateway = await world.start()
    await momentOf(gateway)
    await gateway.kill()
    const { done, state, findings } = await world.inside(systemClock, async ({ platform, services: { books } }) => ({
      done: await platform.database.orm.$count(bet, eq(bet.resultVersion, version)),
      state: (await findIssue(platform.database.orm, game.code, numero))!.state,
      findings: (await books.check()).findings,
    }))
    expect(findings).toEqual([])
    if (done > before && done < BETS) met++
    before = done
    if (state === 'SETTLED') break
  }
  expect(before).toBe(BETS)
  return met
}

it('[LOTTERY-03] a settlement and a correction of many bets survive kill -9 at any point: no bet is paid twice or never', async () => {
  const drawn = await settleUnderKills(1)
  // The correction has been decided on, and its run is what is killed.
  await world.inside(systemClock, async ({ platform }) => {
    const { orm } = platform.database
    const { id } = (await findIssue(orm, game.code, numero))!
    await changeIssue(orm, id, { state: 'DRAWN', result: RIGHT, resultVersion: 2, settledAt: null })
  })
  const corrected = await settleUnderKills(2)
  await world.inside(systemClock, async ({ platform: { database } }) => {
    expect(await database.orm.$count(bet, eq(bet.state, 'WAITING'))).toBe(0)
    expect((await findIssue(database.orm, game.code, numero))?.state).toBe('SETTLED')
    const versions = await database.orm.execute(sql`select count(*)::int as versions from bet_version`)
    expect((versions as unknown as { rows: { versions: number }[] }).rows[0]?.versions).toBe(BETS)
  })
  process.stdout.write(`${BETS} bets settled and corrected under ${drawn} and ${corrected} kills that met them\n`)
  expect(drawn + corrected).toBeGreaterThan(1)
}, 1_800_000)
