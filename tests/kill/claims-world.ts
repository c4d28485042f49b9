import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Database, openPostgres } from '@portico/gateway/db/open'
import { systemRandom } from '@portico/gateway/ports/random'
import { createServerDatabase } from '@portico/gateway/testing/database'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { manualClock } from '@portico/gateway/ports/clock'
import { withPostgres } from '../../scripts/lib/postgres.ts'
import { type ClaimAnswer, type Claimed, type ClaimOrder, PATIENT } from './claims-orders.ts'

export interface ClaimGateway {
  readonly child: ChildProcess
  /** Answers of it so far. */
  readonly answers: ClaimAnswer[]
  claim(orders: readonly ClaimOrder[]): void
  /** When it has done all it was told to, or was killed. */
  readonly over: Promise<void>
}

const program = fileURLToPath(new URL('./claims-process.ts', import.meta.url))

/** A gateway in a process of its own on the database, once it is ready. */
export const claimGateway = async (url: string): Promise<ClaimGateway> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-claims-'))
  const child = fork(program, { env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error' } })
  const [ready, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const answers: ClaimAnswer[] = []
  child.on('message', (message) => {
    if (message === 'ready') ready.resolve()
    else if (message === 'done') over.resolve()
    else answers.push(message as ClaimAnswer)
  })
  child.once('exit', (code, signal) => {
    rmSync(dataDir, { recursive: true, force: true })
    if (signal !== 'SIGKILL' && code !== 0) ready.reject(new Error(`it ended with ${code}`))
    over.resolve()
  })
  await ready.promise
  return { child, answers, claim: (orders) => void child.send(orders), over: over.promise }
}

/** Ends a gateway at once, by what it cannot catch. */
export const kill = async ({ child }: ClaimGateway): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await exit
}

interface ClaimsWorld {
  readonly url: string
  readonly database: Database
  /** A gateway of the test's own on the same database, by which it prepares and looks. */
  readonly gateway: TestGateway
}

/** A database on a PostgreSQL of its own, with a gateway of this process to prepare it. */
export const withClaims = (work: (world: ClaimsWorld) => Promise<void>): Promise<void> =>
  withPostgres(async (server) => {
    const { url } = await createServerDatabase(server)
    const database = await openPostgres(url, 16, PATIENT)
    // The processes go by the real time, so what is prepared here does too.
    const gateway = await testGateway({ database, clock: manualClock(new Date().toISOString()), random: systemRandom, lotteries: [] })
    try {
      await work({ url, database, gateway })
    } finally {
      await gateway.close()
      await database.close()
    }
  })

export interface Claimant {
  readonly memberId: string
  readonly account: string
  readonly token: string
}

/** Members with a session each, made at once. */
export const claimants = async (gateway: TestGateway, count: number): Promise<Claimant[]> => {
  const all: Claimant[] = []
  for (let n = 0; n < count; n++) {
    const account = `claim${n}`
    const { id: memberId } = await gateway.members.create({ account, passwordHash: '-' })
    all.push({ memberId, account, token: await gateway.sessions.open(memberId, 'SITE', '127.0.0.1') })
  }
  return all
}

/** A wish of its own for each order. */
export const orderOf = (n: number, { token }: Claimant, what: Claimed): ClaimOrder => ({ n, token, key: randomUUID(), what })
