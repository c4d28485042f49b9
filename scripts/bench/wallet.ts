import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchFlags, median } from '../lib/flags.ts'
import { withPostgres } from '../lib/postgres.ts'
import { inRoot, requireNode } from '../lib/root.ts'
import type { Measurement } from './measured.ts'
import type { Span } from './plan.ts'
import { CONNECTIONS, HOT_GOAL, PACES, PLAYERS, RATIO_GOAL, type Turn, type WalletReady } from './wallet/plan.ts'
import { word } from './child.ts'

requireNode()

const flags = benchFlags()
const runs = flags.runs ?? (flags.short ? 3 : 7)
/** A process that has just started spends a third more of its processor on a call than one that is warm. */
const FIRST_WARM_UP_MS = flags.short ? 3000 : 6000
const lastMs = flags.short ? 2000 : 5000
const PACED_RUNS = flags.short ? 1 : 3
const PACED_MS = flags.short ? 5000 : 10_000
const spanOf = (run: number): Span => ({ warmUpMs: run === 0 ? FIRST_WARM_UP_MS : 500, lastMs })

const ask = <Answer>(child: ChildProcess, order: WalletReady | Turn): Promise<Answer> => {
  child.send(order)
  return word<Answer>(child)
}

const row = (what: string, { perSecond, p50, p99 }: Measurement): string =>
  `  ${what.padEnd(34)}${perSecond.toFixed(0).padStart(6)} bets/s   p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${p99.toFixed(1).padStart(6)} ms`

const middle = (all: readonly Measurement[]): Measurement => ({
  perSecond: median(all.map((run) => run.perSecond)),
  p50: median(all.map((run) => run.p50)),
  p99: median(all.map((run) => run.p99)),
})

const goal = (isReached: boolean, text: string): boolean => {
  console.log(`${isReached ? 'ok  ' : 'MISS'} ${text}`)
  return isReached
}

/** Turn by turn, so that a busy moment of the machine hits all alike. Answers whether each goal was reached. */
const compare = async (gateway: ChildProcess, load: ChildProcess): Promise<boolean[]> => {
  const [bare, wallet, bareHot, hot]: [Measurement[], Measurement[], Measurement[], Measurement[]] = [[], [], [], []]
  for (let run = 0; run < runs; run += 1) {
    bare.push(await ask(gateway, { players: PLAYERS, ...spanOf(run) }))
    wallet.push(await ask(load, { players: PLAYERS, ...spanOf(run) }))
    bareHot.push(await ask(gateway, { players: 1, ...spanOf(1) }))
    hot.push(await ask(load, { players: 1, ...spanOf(1) }))
  }
  console.log(row('the bare transaction', middle(bare)))
  console.log(row('a bet by the vendor API', middle(wallet)))
  console.log(row('the bare transaction, one wallet', middle(bareHot)))
  console.log(row('a bet by the vendor API, one wallet', middle(hot)))
  const over = (each: readonly Measurement[]) => each.map(({ perSecond }, run) => perSecond / bare[run]!.perSecond)
  const say = (ratios: readonly number[]) =>
    `${median(ratios).toFixed(2)} (turns from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`
  const [ratios, hotRatios] = [over(wallet), over(hot)]
  return [
    goal(median(ratios) >= RATIO_GOAL, `a bet to the bare transaction ${say(ratios)}, goal ${RATIO_GOAL}`),
    goal(median(hotRatios) >= HOT_GOAL, `all from one wallet to the bare transaction of many ${say(hotRatios)}, goal ${HOT_GOAL}`),
  ]
}

/**
 * What waits is measured from when it was due, so one stall of the disk of a fifth of a second is the p99 of its turn: the middle of the turns is
 * what stands. A goal in milliseconds is one of a machine that does nothing else; the bare transaction at the same pace shows what of it is the
 * database's and its disk's.
 */
const pace = async (gateway: ChildProcess, load: ChildProcess): Promise<boolean[]> => {
  const reached: boolean[] = []
  for (const { perSecond, p99 } of PACES) {
    const turn = { players: PLAYERS, perSecond, warmUpMs: 1000, lastMs: PACED_MS }
    const [bare, paced]: [Measurement[], Measurement[]] = [[], []]
    for (let run = 0; run < PACED_RUNS; run += 1) {
      bare.push(await ask(gateway, turn))
      paced.push(await ask(load, turn))
    }
    console.log(row(`the bare one at ${perSecond} a second`, middle(bare)))
    console.log(row(`at ${perSecond} a second`, middle(paced)))
    const turns = paced.map((run) => run.p99.toFixed(1)).join(', ')
    reached.push(
      goal(middle(paced).p99 <= p99, `p99 at ${perSecond} a second ${middle(paced).p99.toFixed(1)} ms (turns ${turns}), goal ${p99} ms`),
    )
  }
  return reached
}

const bench = async (url: string): Promise<boolean> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const limits = { RATE_ALL: '10000000', RATE_LOGIN: '10000000' }
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: '0', DATABASE_URL: url, ...limits }
  const gateway = fork(inRoot('scripts', 'bench', 'wallet-gateway.ts'), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const load = fork(inRoot('scripts', 'bench', 'wallet-load.ts'))
  try {
    await ask(load, await word<WalletReady>(gateway))
    return [...(await compare(gateway, load)), ...(await pace(gateway, load))].every(Boolean)
  } finally {
    if (load.connected) load.disconnect()
    const exit = new Promise((resolve) => gateway.once('exit', resolve))
    if (gateway.connected) gateway.disconnect()
    if (gateway.exitCode === null) await exit
    rmSync(dataDir, { recursive: true, force: true })
  }
}

console.log(`Bets by the vendor API, ${CONNECTIONS} connections, ${PLAYERS} players, ${lastMs / 1000} s, median of ${runs} turns`)
const reached = await withPostgres(bench, { durable: true })
if (flags.enforce && !reached) process.exitCode = 1
