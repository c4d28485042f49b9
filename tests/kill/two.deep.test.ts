import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eq, gt } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../gateway/config.ts'
import { openPostgres } from '../../gateway/db/open.ts'
import { bet, lotteryIssue } from '../../gateway/db/schema/index.ts'
import { createLog } from '../../gateway/http/log.ts'
import { systemChance } from '../../gateway/ports/chance.ts'
import type { Clock } from '../../gateway/ports/clock.ts'
import { createGateway } from '../../gateway/server.ts'
import { withPostgres } from '../../scripts/lib/postgres.ts'
import { fastClock, PACE } from './fast-clock.ts'
import { createLoad, type Load } from './load.ts'

const PLAYERS = 4
const KILLS = 6
const DRAW_MS = 60_000 / PACE

interface Drawn {
  readonly gameCode: string
  readonly draw: { readonly numero: string; readonly result: unknown }
}

const dataDir = mkdtempSync(join(tmpdir(), 'portico-two-'))
const epoch = Date.now()
const surroundings = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: '0',
  HOST: '127.0.0.1',
  DEMO: 'true',
  LOG_LEVEL: 'error',
  RATE_ALL: '10000000',
  KILL_EPOCH: String(epoch),
}

const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** A gateway in a process of its own, with players at it until it is killed. */
const open = async (env: NodeJS.ProcessEnv, load: Load) => {
  const child = fork(fileURLToPath(new URL('./process.ts', import.meta.url)), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  running.add(child)
  const [first] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the gateway ended with ${code}`))),
  ])) as [{ readonly address: string }]
  const drawn: Drawn[] = []
  child.on('message', (said: { readonly drawn?: Drawn }) => {
    if (said.drawn) drawn.push(said.drawn)
  })
  const playing = load.play(first.address)
  return {
    drawn,
    kill: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      running.delete(child)
      await playing
    },
  }
}

describe('two gateways, a process each, on one PostgreSQL [LOTTERY-03] [WALLET-01]', () => {
  it('draw each issue once and pay each bet once, while one after the other is killed and comes again', async () => {
    await withPostgres(async (url) => {
      const env = { ...surroundings, DATABASE_URL: url }
      const inside = async <T>(clock: Clock, work: (gateway: Awaited<ReturnType<typeof createGateway>>) => Promise<T>): Promise<T> => {
        const database = await openPostgres(url, 4)
        const gateway = await createGateway({ config: readConfig(env), database, clock, chance: systemChance, log: createLog('silent') })
        try {
          return await work(gateway)
        } finally {
          await gateway.stop()
          await database.close()
        }
      }
      const tokens = await inside(fastClock(epoch), (gateway) =>
        Promise.all(
          Array.from({ length: PLAYERS }, async (_, i) => {
            const { id, currency } = await gateway.members.create({ account: `two${i}`, passwordHash: '-' })
            await gateway.cashier.deposit({ memberId: id, currency }, { method: 'SANDBOX', amount: '100000000' }, randomUUID())
            return gateway.sessions.open(id, 'SITE', '127.0.0.1')
          }),
        ),
      )
      // The same members play at both.
      const loads = [createLoad(tokens), createLoad(tokens)] as const
      const gateways = await Promise.all(loads.map((load) => open(env, load)))
      const drawn: [Drawn[], Drawn[]] = [[], []]
      for (let kill = 0; kill < KILLS; kill += 1) {
        await pause(3 * DRAW_MS)
        const side = kill % 2 === 0 ? 0 : 1
        await gateways[side]!.kill()
        drawn[side].push(...gateways[side]!.drawn)
        gateways[side] = await open(env, loads[side])
      }
      await pause(3 * DRAW_MS)
      for (const side of [0, 1] as const) {
        await gateways[side]!.kill()
        drawn[side].push(...gateways[side]!.drawn)
      }

      const later: Clock = { now: () => new Date(fastClock(epoch).now().getTime() + 3_600_000) }
      await inside(later, async ({ lottery, ledger, platform }) => {
        await lottery.tick()
        const { orm } = platform.database
        const { findings, ...counts } = await ledger.check()
        expect(findings).toEqual([])
        expect(counts.settled).toBe(counts.bets)
        expect(await orm.$count(lotteryIssue, gt(lotteryIssue.resultVersion, 1))).toBe(0)

        const told = drawn.flat().map(({ gameCode, draw }) => `${gameCode} ${draw.numero}`)
        expect(told.toSorted()).toEqual([...new Set(told)].toSorted())
        const known = new Map(
          (await orm.select().from(lotteryIssue).where(eq(lotteryIssue.resultVersion, 1))).map((row) => [
            `${row.gameCode} ${row.numero}`,
            row.result,
          ]),
        )
        for (const { gameCode, draw } of drawn.flat()) expect(known.get(`${gameCode} ${draw.numero}`)).toEqual(draw.result)

        const acknowledged = loads.flatMap((load) => [...load.acknowledged.bets.values()].flat())
        const kept = new Set((await orm.select({ id: bet.id }).from(bet)).map(({ id }) => id))
        expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
        expect(new Set(acknowledged).size).toBe(acknowledged.length)

        // The run says something only if both drew and both were played at.
        for (const side of drawn) expect(side.length).toBeGreaterThan(2)
        for (const load of loads) expect(load.acknowledged.bets.size).toBeGreaterThan(20)
        process.stdout.write(
          `${told.length} draws by two gateways (${drawn.map((side) => side.length).join(' and ')}), ${acknowledged.length} bets\n`,
        )
      })
    })
  })
})
