import { ensureClient } from './desktop/client.ts'
import { variantOf } from './desktop/folders.ts'
import { type Bundle, readBundle } from './lib/bundle.ts'
import { weighMain } from './lib/client-bundle.ts'
import { withGateway } from './lib/gateway.ts'
import { requireNode } from './lib/root.ts'
import { ensureSite, siteFolder } from './lib/site.ts'
import { scriptsOverTheWire } from './lib/wire.ts'
import { LOBBY_CHUNK, START_CHUNK } from './site/chunks.ts'
import { MAX_FILE_BYTES, P90_FILE_BYTES, p90, sourceFiles } from './lib/sources.ts'

requireNode()

/** Kilobytes of 1000 bytes, with gzip. */
const BUDGET = { lobby: 200, agent: 250, route: 90, css: 25 }
/** How long after its load a lobby goes on counting what it loads by itself. */
const WATCHED_MS = 6000
/** Kilobytes of 1000 bytes as they lie on the disk: nothing is sent. */
const CLIENT_BUDGET = { start: 350, later: 400 }

interface Line {
  readonly what: string
  readonly kB: number
  readonly atMost: number
}

/**
 * What a person waits for before the screen answers, besides the entry: chunks by their name, and source files that are
 * chunks of their own, as in the manifest, below renderer/.
 */
interface CriticalPath {
  readonly chunks: readonly RegExp[]
  readonly sources: readonly RegExp[]
}
const LOBBY: CriticalPath = { chunks: [START_CHUNK, LOBBY_CHUNK], sources: [/^\.\.\/locales\/vi\/(common|lobby|content)\.json$/] }
const AGENT: CriticalPath = {
  chunks: [START_CHUNK],
  sources: [/^app\/agent-shell\//, /^features\/agent\/.*overview.*page/, /^\.\.\/locales\/vi\/(common|agent|errors)\.json$/],
}

const matching = (bundle: Bundle, { chunks, sources }: CriticalPath): string[] => {
  const found = (what: RegExp, keys: string[]): string[] => {
    if (keys.length === 0) throw new Error(`No chunk of the built site matches ${what}; has the screen moved?`)
    return keys
  }
  return [
    ...chunks.flatMap((name) => found(name, bundle.named(name))),
    ...sources.flatMap((path) =>
      found(
        path,
        bundle.lazy.filter((key) => path.test(key)),
      ),
    ),
  ]
}

const screen = (bundle: Bundle, what: string, keys: readonly string[], atMost: number): Line => ({
  what,
  kB: bundle.weigh(bundle.filesOf([bundle.entry, ...keys]).js) / 1000,
  atMost,
})

const routes = (bundle: Bundle, loaded: ReadonlySet<string>): Line[] =>
  bundle.lazy
    .filter((key) => /\.tsx?$/.test(key))
    .map((key) => ({
      what: `adds: ${key}`,
      kB: bundle.weigh([...bundle.filesOf([key]).js].filter((file) => !loaded.has(file))) / 1000,
      atMost: BUDGET.route,
    }))
    .toSorted((a, b) => b.kB - a.kB)

/** Everything the lobby loads by itself, as a browser counts it on the real page: no file is left out because nobody named it. */
const wireLine = (): Promise<Line> =>
  withGateway(async ({ url }) => {
    const scripts = await scriptsOverTheWire(`${url}/`, WATCHED_MS)
    const kB = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    return { what: `player lobby, JavaScript over the wire within six seconds, ${scripts.length} files`, kB, atMost: BUDGET.lobby }
  })

const siteLines = (bundle: Bundle): Line[] => {
  const lobby = matching(bundle, LOBBY)
  const first = bundle.filesOf([bundle.entry, ...lobby])
  return [
    screen(bundle, 'player lobby, JavaScript until it answers', lobby, BUDGET.lobby),
    screen(bundle, 'agent office, JavaScript until it answers', matching(bundle, AGENT), BUDGET.agent),
    { what: 'player lobby, CSS', kB: bundle.weigh(first.css) / 1000, atMost: BUDGET.css },
    ...routes(bundle, first.js).slice(0, 5),
  ]
}

const clientLines = (client: string): Line[] => {
  const { start, later } = weighMain(client)
  return [
    { what: "desktop client's main, until it answers", kB: start / 1000, atMost: CLIENT_BUDGET.start },
    { what: "desktop client's main, when first needed", kB: later / 1000, atMost: CLIENT_BUDGET.later },
  ]
}

const fileLines = (): Line[] => {
  const files = sourceFiles()
  return [
    { what: `90 of 100 source files (${files.length} in all)`, kB: p90(files) / 1000, atMost: P90_FILE_BYTES / 1000 },
    { what: `largest source file, ${files[0]?.path}`, kB: (files[0]?.bytes ?? 0) / 1000, atMost: MAX_FILE_BYTES / 1000 },
  ]
}

await ensureSite()
const client = await ensureClient({ ...variantOf(), development: false })

let over = 0
for (const { what, kB, atMost } of [await wireLine(), ...siteLines(readBundle(siteFolder())), ...clientLines(client), ...fileLines()]) {
  const within = kB <= atMost
  if (!within) over += 1
  console.log(`${within ? 'ok  ' : 'OVER'} ${kB.toFixed(1).padStart(7)} of ${String(atMost).padStart(3)} kB  ${what}`)
}
process.exitCode = over === 0 ? 0 : 1
