import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchFlags, median } from '../lib/flags.ts'
import { withPostgres } from '../lib/postgres.ts'
import { inRoot, requireNode } from '../lib/root.ts'
import { word } from './child.ts'
import type { LoadOrder } from './load.ts'
import type { Measurement } from './measured.ts'
import type { GatewayReady } from './plan.ts'
import type { RoomOrder, RoomReport, RoomSpan } from './room-plan.ts'

requireNode()

const flags = benchFlags()
const READERS = flags.short ? 400 : 2_000
const PER_SECOND = 20
/** From saying it until a reader has it, at the 99th of a hundred. */
const SEEN_MS = 250
/** The 99th of a hundred bets with the room over without it. */
const BETS_RATIO = 1.2
/** Few enough for the gateway to have time left: a full one is slower with whatever comes beside. */
const CONNECTIONS = 2
const runs = flags.runs ?? 5
const lastMs = flags.short ? 4_000 : 10_000

const bench = async (url: string): Promise<boolean> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const env = { PORT: '0', DATA_DIR: dataDir, DEMO: '0', RATE_ALL: '10000000', RATE_LOGIN: '10000000', DATABASE_URL: url }
  const most = { MAX_SOCKETS: '100000', MAX_CONNECTIONS: '100000' }
  const gateway = fork(inRoot('scripts', 'bench', 'gateway.ts'), {
    env: { ...process.env, ...env, ...most },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [bets, room] = [fork(inRoot('scripts', 'bench', 'load.ts')), fork(inRoot('scripts', 'bench', 'room-load.ts'))]
  try {
    const ready = await word<GatewayReady>(gateway)
    room.send({ port: ready.port, tokens: ready.tokens, readers: READERS, perSecond: PER_SECOND } satisfies RoomOrder)
    await word(room)
    const bet = (warmUpMs: number): Promise<Measurement> => {
      bets.send({ ...ready, warmUpMs, lastMs, connections: CONNECTIONS } satisfies LoadOrder)
      return word<Measurement>(bets)
    }
    await bet(2_000)
    const [alone, beside, reports]: [Measurement[], Measurement[], RoomReport[]] = [[], [], []]
    // Turn by turn, so that a busy moment of the machine hits both alike.
    for (let run = 0; run < runs; run += 1) {
      alone.push(await bet(500))
      room.send({ lastMs: lastMs + 500 } satisfies RoomSpan)
      const speaking = word<RoomReport>(room)
      beside.push(await bet(500))
      reports.push(await speaking)
    }
    const p99 = median(reports.map((report) => report.p99))
    const ratios = beside.map((measured, run) => measured.p99 / alone[run]!.p99)
    const ratio = median(ratios)
    const lost = reports.reduce((sum, { whole, seen }) => sum + whole - seen, 0)
    const of = (all: readonly Measurement[]) =>
      `${median(all.map(({ perSecond }) => perSecond)).toFixed(0)} bets/s, p50 ${median(all.map((each) => each.p50)).toFixed(1)} ms, p99 ${median(all.map((each) => each.p99)).toFixed(1)} ms`
    console.log(`  bets alone        ${of(alone)}\n  bets with a room  ${of(beside)}`)
    console.log(
      `  say to seen: p50 ${median(reports.map(({ p50 }) => p50)).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; ${lost} of ${reports.reduce((sum, { whole }) => sum + whole, 0)} lost`,
    )
    const goals = [
      [`seen within ${SEEN_MS} ms: ${p99.toFixed(0)}`, p99 <= SEEN_MS],
      [
        `bets' p99 at most ${BETS_RATIO} of without: ${ratio.toFixed(2)} (turns ${ratios.map((each) => each.toFixed(2)).join(', ')})`,
        ratio <= BETS_RATIO,
      ],
      ['nothing lost', lost === 0],
    ] as const
    for (const [title, reached] of goals) console.log(`${reached ? 'ok  ' : 'MISS'} ${title}`)
    return goals.every(([, reached]) => reached)
  } finally {
    for (const child of [bets, room]) if (child.connected) child.disconnect()
    room.kill()
    const exit = new Promise((resolve) => gateway.once('exit', resolve))
    if (gateway.connected) gateway.disconnect()
    if (gateway.exitCode === null) await exit
    rmSync(dataDir, { recursive: true, force: true })
  }
}

console.log(`A room of ${READERS} readers with ${PER_SECOND} messages a second on one gateway, ${lastMs / 1000} s, median of ${runs} turns`)
const ok = await withPostgres(bench, { durable: true })
if (flags.enforce && !ok) process.exitCode = 1
