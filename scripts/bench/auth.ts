import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withPostgres } from '../lib/postgres.ts'
import { inRoot, requireNode } from '../lib/root.ts'
import { measureAlike, peopleFor, TRIES, WAY_NAMES } from './auth/alike.ts'
import { measureBesieged } from './auth/besieged.ts'
import { measureCrowd } from './auth/crowd.ts'
import { measureLobbySize } from './auth/lobby-size.ts'
import { type AuthAnswers, type AuthOrder, crowdName } from './auth/plan.ts'
import { strangerAt } from './auth/strangers.ts'

requireNode()

const { values: flags } = parseArgs({
  options: {
    enforce: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    tries: { type: 'string' },
    store: { type: 'string', multiple: true, default: ['PGlite', 'PostgreSQL'] },
    /** Parts by name: ways to ask of an account, `guesses`, `crowd`, `lobby`. */
    only: { type: 'string', multiple: true },
  },
})
const tries = Number(flags.tries ?? (flags.short ? 200 : TRIES))
const bursts = flags.short ? 1 : 3
const chosen = flags.only ?? [...WAY_NAMES, 'guesses', 'crowd', 'lobby']

const OPEN = '10000000'
const LIMITS = {
  RATE_ALL: OPEN,
  RATE_LOGIN: OPEN,
  RATE_REGISTER: OPEN,
  RATE_CAPTCHA: OPEN,
  SMS_PER_DAY: OPEN,
  SMS_PER_COUNTRY_DAY: OPEN,
  EMAIL_PER_DAY: OPEN,
  MAX_CONNECTIONS: '1000',
}

const ask = <Ask extends AuthOrder['ask']>(gateway: ChildProcess, order: Extract<AuthOrder, { ask: Ask }>): Promise<AuthAnswers[Ask]> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The gateway of the benchmark ended with code ${code}`))
    gateway.once('exit', ended)
    gateway.once('message', (message) => {
      gateway.off('exit', ended)
      if (typeof message === 'object' && 'error' in message) reject(new Error(String(message.error)))
      else resolve(message as AuthAnswers[Ask])
    })
    gateway.send(order)
  })

/** Measures a gateway on one database. Answers whether every goal is reached. */
const bench = async (name: string, databaseUrl: string): Promise<boolean> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    DATABASE_URL: databaseUrl,
    ...LIMITS,
  }
  const gateway = fork(inRoot('scripts', 'bench', 'auth-gateway.ts'), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  console.log(name)
  try {
    const ways = WAY_NAMES.filter((way) => chosen.includes(way))
    const { port } = await ask(gateway, { ask: 'people', each: ways.length > 0 ? peopleFor(tries) : 0 })
    const stranger = await strangerAt(port)
    const outcomes = [await measureAlike(stranger, { tries, ways })]
    if (chosen.includes('guesses')) {
      await ask(gateway, { ask: 'crowd', from: 1_000_000, count: 1 })
      outcomes.push(await measureBesieged(stranger, crowdName(1_000_000), () => ask(gateway, { ask: 'letters' })))
    }
    if (chosen.includes('crowd'))
      outcomes.push(await measureCrowd({ port, bursts, people: (from, count) => ask(gateway, { ask: 'crowd', from, count }) }))
    stranger.close()
    return outcomes.every(Boolean)
  } finally {
    const exit = new Promise((resolve) => gateway.once('exit', resolve))
    if (gateway.connected) gateway.disconnect()
    if (gateway.exitCode === null) await exit
    rmSync(dataDir, { recursive: true, force: true })
  }
}

console.log(`Sign-in: ${tries} tries of each kind of account, ${bursts} bursts of logins`)
const outcomes: boolean[] = []
if (flags.store.includes('PGlite')) outcomes.push(await bench('PGlite', ''))
if (flags.store.includes('PostgreSQL')) outcomes.push(await withPostgres((url) => bench('PostgreSQL', url), { durable: true }))
if (chosen.includes('lobby')) outcomes.push(await measureLobbySize())
if (flags.enforce && !outcomes.every(Boolean)) process.exitCode = 1
