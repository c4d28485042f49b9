import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchFlags } from '../lib/flags.ts'
import { withPostgres } from '../lib/postgres.ts'
import { inRoot, requireNode } from '../lib/root.ts'
import { word } from './child.ts'
import {
  ACCEPTED_GOAL,
  type ExclusionBooks,
  type ExclusionOrder,
  type ExclusionSeen,
  type HouseReady,
  OTHERS,
  OWN_EVERY,
  PER_SECOND,
  PRODUCTS,
  SPAN_MS,
  WITHIN_MS,
} from './exclusion/plan.ts'

requireNode()

const flags = benchFlags()

const goal = (isReached: boolean, text: string): boolean => {
  console.log(`${isReached ? 'ok  ' : 'MISS'} ${text}`)
  return isReached
}

const judge = ({ perSecond, p99, own, perSecondAfter }: ExclusionSeen, ports: readonly number[], books: ExclusionBooks): boolean => {
  console.log(
    `  before ${perSecond.toFixed(0)} bets/s taken, p99 ${p99.toFixed(1)} ms; after ${perSecondAfter.toFixed(0)} bets/s of the others`,
  )
  const acceptedBets = own.filter(({ isTaken }) => isTaken)
  const late = own.filter(({ begun }) => begun > 0)
  const wrong = late.filter(({ isTaken }) => isTaken)
  const last = Math.max(...acceptedBets.map(({ ended }) => ended))
  const words = [...new Set(late.map(({ product, word: refused }) => `${product} ${refused}`))].toSorted().join(', ')
  const lacking = ports.flatMap((port, index) =>
    PRODUCTS.filter((product) => !late.some((bet) => bet.port === port && bet.product === product)).map(
      (product) => `${product} at ${index}`,
    ),
  )
  return [
    goal(
      perSecond >= ACCEPTED_GOAL * PER_SECOND,
      `${PER_SECOND} bets a second offered, ${perSecond.toFixed(0)} taken before the exclusion`,
    ),
    goal(
      lacking.length === 0 && wrong.length === 0,
      `of ${late.length} bets of the member that began after it ${wrong.length} taken (${words})${lacking.length > 0 ? `, none tried of ${lacking.join(', ')}` : ''}`,
    ),
    goal(last <= WITHIN_MS, `the last of theirs that was under way ended ${last.toFixed(0)} ms after the answer, goal ${WITHIN_MS} ms`),
    goal(
      books.stakes === acceptedBets.length,
      `the ledger holds ${books.stakes} stakes of the member, ${acceptedBets.length} were answered as taken`,
    ),
    goal(books.findings.length === 0, `the books are equal${books.findings.map((finding) => `\n       ${finding}`).join('')}`),
  ].every(Boolean)
}

const ended = async (child: ChildProcess): Promise<void> => {
  const exit = new Promise((resolve) => child.once('exit', resolve))
  if (child.connected) child.disconnect()
  if (child.exitCode === null) await exit
}

/** Two gateways, each a process, on one PostgreSQL; the load is a third. */
const bench = async (url: string): Promise<boolean> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const limits = { RATE_ALL: '10000000', RATE_LOGIN: '10000000' }
  const env = { LOG_LEVEL: 'error', ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: '0', DATABASE_URL: url, ...limits }
  const start = (more: NodeJS.ProcessEnv) =>
    fork(inRoot('scripts', 'bench', 'exclusion-gateway.ts'), { env: { ...env, ...more }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const children: ChildProcess[] = []
  try {
    const first = start({})
    children.push(first)
    const ready = await word<HouseReady>(first)
    const second = start({ BENCH_AHEAD_MS: String(ready.aheadMs) })
    children.push(second)
    const { url: beside } = await word<{ url: string }>(second)
    const ports = [ready.url, beside].map((each) => Number(new URL(each).port))
    const load = fork(inRoot('scripts', 'bench', 'exclusion-load.ts'))
    children.push(load)
    load.send({ ...ready, ports } satisfies ExclusionOrder)
    const seen = await word<ExclusionSeen>(load)
    first.send('books')
    return judge(seen, ports, await word<ExclusionBooks>(first))
  } finally {
    await Promise.all(children.map(ended))
    rmSync(dataDir, { recursive: true, force: true })
  }
}

console.log(
  `An exclusion amid ${PER_SECOND} bets a second of ${OTHERS} members and, each ${OWN_EVERY}th, the one who is excluded; two gateways, ${(2 * SPAN_MS) / 1000} s`,
)
const reached = await withPostgres(bench, { durable: true })
if (flags.enforce && !reached) process.exitCode = 1
