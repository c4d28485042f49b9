import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchFlags, median } from '../lib/flags.ts'
import { withPostgres } from '../lib/postgres.ts'
import { inRoot, requireNode } from '../lib/root.ts'
import { word } from './child.ts'
import type { LoadOrder } from './load.ts'
import type { Measurement } from './measured.ts'
import { CONNECTIONS, type GatewayReady, MEMBERS, RATIO_GOAL, type Span } from './plan.ts'

requireNode()

const flags = benchFlags()
const runs = flags.runs ?? 7
/** A gateway that has just started spends a third more of its processor on a call than one that is warm. */
const FIRST_WARM_UP_MS = flags.short ? 3000 : 6000
const lastMs = flags.short ? 2000 : 5000
const spanOf = (run: number): Span => ({ warmUpMs: run === 0 ? FIRST_WARM_UP_MS : 500, lastMs })

const overHttp = (load: ChildProcess, ready: GatewayReady, span: Span): Promise<Measurement> => {
  load.send({ ...ready, ...span, connections: CONNECTIONS } satisfies LoadOrder)
  return word<Measurement>(load)
}

const bare = (gateway: ChildProcess, span: Span): Promise<Measurement> => {
  gateway.send(span)
  return word<Measurement>(gateway)
}

const middle = (all: readonly Measurement[]): Measurement => ({
  perSecond: median(all.map((run) => run.perSecond)),
  p50: median(all.map((run) => run.p50)),
  p99: median(all.map((run) => run.p99)),
})

const row = (what: string, { perSecond, p50, p99 }: Measurement): string =>
  `  ${what.padEnd(24)}${perSecond.toFixed(0).padStart(7)} bets/s   p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${p99.toFixed(1).padStart(6)} ms`

/**
 * Measures one database, turn by turn so that a busy moment of the machine hits both alike, and the ratio of each turn, since what keeps the
 * machine busy changes meanwhile. Answers HTTP over bare: the middle one of the turns.
 */
const bench = async (name: string, env: NodeJS.ProcessEnv): Promise<number> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const limits = { RATE_ALL: '10000000', RATE_LOGIN: '10000000' }
  const options = { env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: '0', ...limits, ...env }, silent: false }
  const gateway = fork(inRoot('scripts', 'bench', 'gateway.ts'), { ...options, stdio: ['ignore', 'inherit', 'ignore', 'ipc'] })
  // One for all turns: a client that has just started is slower than the gateway that it measures.
  const load = fork(inRoot('scripts', 'bench', 'load.ts'))
  try {
    const ready = await word<GatewayReady>(gateway)
    const [http, plain]: [Measurement[], Measurement[]] = [[], []]
    for (let run = 0; run < runs; run += 1) {
      plain.push(await bare(gateway, spanOf(run)))
      http.push(await overHttp(load, ready, spanOf(run)))
    }
    const ratios = http.map(({ perSecond }, run) => perSecond / plain[run]!.perSecond)
    const ratio = median(ratios)
    const [worst, best] = [Math.min(...ratios), Math.max(...ratios)].map((each) => each.toFixed(2))
    console.log(`${name}\n${row('through HTTP', middle(http))}\n${row('the bare transaction', middle(plain))}`)
    console.log(`  ratio ${ratio.toFixed(2)} (turns from ${worst} to ${best})`)
    return ratio
  } finally {
    if (load.connected) load.disconnect()
    const exit = new Promise((resolve) => gateway.once('exit', resolve))
    if (gateway.connected) gateway.disconnect()
    if (gateway.exitCode === null) await exit
    rmSync(dataDir, { recursive: true, force: true })
  }
}

console.log(`Accepted bets, ${CONNECTIONS} connections, ${MEMBERS} members, ${lastMs / 1000} s, median of ${runs} turns`)
await bench('PGlite', { DATABASE_URL: '' })
const ratio = await withPostgres((url) => bench('PostgreSQL', { DATABASE_URL: url }), { durable: true })
const reached = ratio >= RATIO_GOAL
console.log(`${reached ? 'ok  ' : 'MISS'} ratio on PostgreSQL ${ratio.toFixed(2)} (goal ${RATIO_GOAL})`)
if (flags.enforce && !reached) process.exitCode = 1
