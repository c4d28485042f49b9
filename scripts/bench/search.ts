import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameList } from '@portico/contract/catalogue/calls'
import { fold } from '@portico/gateway/catalogue/fold'
import { readConfig } from '@portico/gateway/config'
import { type Database, openEmbedded, openPostgres } from '@portico/gateway/db/open'
import { createLog } from '@portico/gateway/http/log'
import { seededRandom, systemRandom } from '@portico/gateway/ports/random'
import { systemClock } from '@portico/gateway/ports/clock'
import { demoIntegrations } from '@portico/demo/integrations'
import { randomFrom } from '@portico/demo/seed/random'
import { drawCatalogue, seedGames } from '@portico/demo/seed/games'
import { createGateway } from '@portico/gateway/server'
import { benchFlags } from '../lib/flags.ts'
import { withPostgres } from '../lib/postgres.ts'
import { requireNode } from '../lib/root.ts'

requireNode()

const GOAL_MS = 30
const GAMES = { games: 10_000, vendors: 120, end: new Date() }
const flags = benchFlags()
const rounds = flags.short ? 60 : 300

const random = randomFrom(seededRandom('bench'))
const names = drawCatalogue(randomFrom(seededRandom('portico')), GAMES).games.flatMap(({ nodeId, names: own }) =>
  Object.values(own).map((name) => ({ nodeId, name })),
)

/** Two neighbouring letters in the middle of the longest word change places. */
const misspelt = (name: string): string => {
  const word = name.split(' ').toSorted((one, other) => other.length - one.length)[0]!
  const at = 1 + random.below(Math.max(1, word.length - 2))
  return name.replace(word, `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`)
}

/** Without accents, and two neighbours of one word change places; the same letters do not change back. */
const swapped = (name: string): string => {
  const plain = fold(name)
  const swaps = [...plain].flatMap((letter, at) => (/\p{L}{2}/u.test(plain.slice(at, at + 2)) && letter !== plain[at + 1] ? [at] : []))
  if (swaps.length === 0) return plain
  const at = random.pick(swaps)
  return `${plain.slice(0, at)}${plain[at + 1]}${plain[at]}${plain.slice(at + 2)}`
}

/** What people type, by kind. */
const KINDS: Readonly<Record<string, (name: string) => string>> = {
  'a whole name': (name) => name,
  'its first word': (name) => name.split(' ')[0]!,
  'three letters': (name) => name.slice(0, 3),
  'one letter': (name) => name.slice(0, 1),
  'a misspelt name': misspelt,
  'a misspelt word': (name) => misspelt(name.split(' ').toSorted((one, other) => other.length - one.length)[0]!),
  'the beginning of a misspelt word': (name) => misspelt(name.split(' ')[0]!).slice(0, 6),
  'a plain name, two letters swapped': swapped,
  'a plain name, twice two swapped': (name) => swapped(swapped(name)),
  'a plain name without spaces': (name) => fold(name).replaceAll(' ', ''),
  'nothing there is': (name) => [...name].toReversed().join('').slice(0, 12),
}
/** Those that say which game is meant. */
const NAMING = Object.keys(KINDS).filter((kind) => kind.endsWith('name') || kind.includes('plain'))
const FIRST = 6

const p = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const row = (name: string, took: readonly number[]): string => {
  const sorted = took.toSorted((one, other) => one - other)
  return `  ${name.padEnd(34)} p50 ${p(sorted, 0.5).toFixed(1).padStart(6)} ms  p95 ${p(sorted, 0.95).toFixed(1).padStart(6)} ms`
}

/** Searches through the whole of the gateway but the socket. Answers the 95th percentile of all, in milliseconds. */
const measure = async (title: string, database: Database, dataDir: string): Promise<number> => {
  const config = { ...readConfig({ LOG_LEVEL: 'silent', RATE_ALL: '10000000' }), dataDir }
  const log = createLog(config.logLevel)
  const parts = { config, database, clock: systemClock, random: systemRandom, log }
  const gateway = await createGateway({ ...parts, ...demoIntegrations(config.brand, { enabled: true, gameHost: {} }) })
  await seedGames(database.orm, randomFrom(seededRandom('portico')), GAMES)
  const ask = async (gameName: string): Promise<{ ms: number; first: readonly number[] }> => {
    const before = performance.now()
    const { statusCode, body } = await gateway.app.inject({ url: gameList.path, query: { gameName, pageSize: '18' } })
    const ms = performance.now() - before
    if (statusCode !== 200) throw new Error(body)
    return {
      ms,
      first: gameList.response
        .parse(JSON.parse(body).value)
        .games.slice(0, FIRST)
        .map(({ nodeId }) => nodeId),
    }
  }
  const reached = new Map(NAMING.map((kind) => [kind, 0]))
  const took = new Map(Object.keys(KINDS).map((kind) => [kind, [] as number[]]))
  for (const typed of Object.values(KINDS)) await ask(typed(random.pick(names).name))
  for (let round = 0; round < rounds; round += 1)
    for (const [kind, typed] of Object.entries(KINDS)) {
      const { nodeId, name } = random.pick(names)
      const { ms, first } = await ask(typed(name).trim())
      took.get(kind)!.push(ms)
      if (first.includes(nodeId)) reached.set(kind, (reached.get(kind) ?? 0) + 1)
    }
  await gateway.stop()
  const all = [...took.values()].flat()
  const share = (kind: string): string =>
    NAMING.includes(kind) ? `  among the first ${FIRST} ${((100 * reached.get(kind)!) / rounds).toFixed(0)} %` : ''
  console.log(`${title}\n${[...took].map(([kind, own]) => `${row(kind, own)}${share(kind)}`).join('\n')}\n${row('all', all)}`)
  return p(
    all.toSorted((one, other) => one - other),
    0.95,
  )
}

const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-'))
const run = async (title: string, open: () => Promise<Database>): Promise<number> => {
  const database = await open()
  try {
    return await measure(title, database, dataDir)
  } finally {
    await database.close()
  }
}

try {
  console.log(`Search over ${GAMES.games} games of ${GAMES.vendors} vendors, ${rounds} of each kind, one after another`)
  const reached = [
    await run('PGlite', () => openEmbedded(dataDir)),
    await withPostgres((url) => run('PostgreSQL', () => openPostgres(url)), { durable: true }),
  ].map((p95) => p95 <= GOAL_MS)
  const ok = reached.every(Boolean)
  console.log(`${ok ? 'ok  ' : 'MISS'} p95 within ${GOAL_MS} ms`)
  if (flags.enforce && !ok) process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
