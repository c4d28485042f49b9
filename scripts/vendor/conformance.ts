import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { requireNode } from '../lib/root.ts'
import { tryVendor } from './as-operator/over-network.ts'
import { CASES } from './cases/all.ts'
import type { Hands } from './case.ts'
import { createClient, type Key, overHttp } from './client.ts'
import { launchesBy, launchesFrom } from './launches.ts'
import { count, jsonOf, junitOf, lineOf } from './report.ts'
import { type Outcome, runCases } from './run.ts'

const HELP = `Usage: npm run vendor:conformance -- --url URL --vendor CODE --key-id ID --secret-file FILE (--tokens FILE | --launch COMMAND)
       npm run vendor:conformance -- --vendor-url URL --vendor CODE --key-id ID --secret-file FILE --game CODE

Plays the cases of the vendor API: as a vendor against an operator's wallet, with a player's money, or as an operator against a vendor's server, which
has the kit for its wallet meanwhile. Use a sandbox. docs/vendors.md says the rules.

  --url URL             where the wallet is, e.g. https://portal.example
  --vendor-url URL      or where the vendor's server is, e.g. http://127.0.0.1:5991
  --vendor CODE         the vendor's code
  --key-id ID           its key, and the file that its secret stands in
  --secret-file FILE
  --only W9,W13         these cases alone, as those that failed before
  --json FILE           what came of it, for programs
  --junit FILE          and for test runners

Of a wallet:
  --tokens FILE         launch addresses or tokens, a line each, less than a minute old
  --launch COMMAND      or a command that prints a fresh one each time it runs
  --fresh               each launch is of another player; more cases can be played then

Of a vendor:
  --game CODE           the game that is played
  --port 5990           where the kit's wallet listens on this machine; the vendor's server asks http://127.0.0.1:5990
  --site URL            the origin that may frame the game, when it is another than the wallet's

Exit code: 0 when no case failed; 1 when one did; 2 when nothing could be played.
`
const PORT = '5990'

requireNode()

const OPTIONS = {
  url: { type: 'string' },
  'vendor-url': { type: 'string' },
  game: { type: 'string' },
  port: { type: 'string' },
  site: { type: 'string' },
  vendor: { type: 'string' },
  'key-id': { type: 'string' },
  'secret-file': { type: 'string' },
  tokens: { type: 'string' },
  launch: { type: 'string' },
  fresh: { type: 'boolean' },
  only: { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
  help: { type: 'boolean' },
} as const

const isNpm = process.env['npm_lifecycle_event'] === 'vendor:conformance'
// npm runs scripts in the repository's folder, but a path is meant from where npm was started.
const pathOf = (path: string): string => resolve((isNpm && process.env['INIT_CWD']) || process.cwd(), path)

type Values = Readonly<Partial<Record<keyof typeof OPTIONS, string | boolean>>>
interface Request {
  readonly key: Key
  readonly ids: readonly string[] | undefined
}
const hear = (outcome: Outcome): void => console.log(lineOf(outcome))
const textOf = (value: string | boolean | undefined): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** As a vendor, against a wallet; undefined where what it needs is not said. */
const asVendor = (values: Values, { key, ids }: Request): Promise<Outcome[]> | undefined => {
  const [url, tokens, launch] = [values.url, values.tokens, values.launch].map(textOf)
  if (url === undefined || (tokens === undefined) === (launch === undefined)) return undefined
  const cases = ids ? CASES.filter(({ id }) => ids.includes(id)) : CASES
  const hands: Hands = {
    launch: tokens === undefined ? launchesBy(launch ?? '') : launchesFrom(pathOf(tokens)),
    ...(values.fresh === true ? { fresh: true } : {}),
  }
  return runCases(cases, createClient(key, overHttp(url), Date.now), hands, hear)
}

/** As an operator, against a vendor; undefined where what it needs is not said. */
const asOperator = (values: Values, { key, ids }: Request): Promise<Outcome[]> | undefined => {
  const [url, gameCode, port = PORT, site] = [values['vendor-url'], values.game, values.port, values.site].map(textOf)
  if (url === undefined || gameCode === undefined || values.url !== undefined) return undefined
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`--port is a number up to 65535; "${port}" is none.`)
  return tryVendor({ url, key, gameCode, site, port: Number(port), ids, hear })
}

const run = async (): Promise<number> => {
  const { values } = parseArgs({ options: OPTIONS })
  const { vendor, 'key-id': keyId, 'secret-file': secretFile } = values
  const help = (): number => {
    console.log(HELP)
    return values.help ? 0 : 2
  }
  if (values.help || !vendor || !keyId || !secretFile) return help()
  const key: Key = { vendor, keyId, secret: readFileSync(pathOf(secretFile), 'utf8').trim() }
  const ids = values.only?.split(',').map((id) => id.trim().toUpperCase())
  const outcomes = await (asOperator(values, { key, ids }) ?? asVendor(values, { key, ids }))
  if (!outcomes) return help()
  if (outcomes.length === 0) throw new Error(`there is no case ${values.only}`)
  console.log(`${count(outcomes, 'passed')} passed, ${count(outcomes, 'failed')} failed, ${count(outcomes, 'skipped')} skipped`)
  const again = outcomes.filter(({ state }) => state === 'failed').map(({ id }) => id)
  if (again.length > 0) console.log(`Again: --only ${again.join(',')}`)
  if (values.json) writeFileSync(pathOf(values.json), jsonOf(outcomes))
  if (values.junit) writeFileSync(pathOf(values.junit), junitOf(outcomes, values.url ? 'vendor wallet' : 'vendor server'))
  return again.length > 0 ? 1 : 0
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
