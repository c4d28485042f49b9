import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { requireNode } from '../lib/root.ts'
import { CASES } from './cases/all.ts'
import type { Hands } from './case.ts'
import { createClient, type Key, overHttp } from './client.ts'
import { launchesBy, launchesFrom } from './launches.ts'
import { count, jsonOf, junitOf, lineOf } from './report.ts'
import { runCases } from './run.ts'

const HELP = `Usage: npm run vendor:conformance -- --url URL --vendor CODE --key-id ID --secret-file FILE (--tokens FILE | --launch COMMAND)

Plays the cases of the vendor API against an operator's wallet, as a vendor, with a player's money: use a sandbox. docs/vendors.md says the rules.

  --url URL             where the wallet is, e.g. https://portal.example
  --vendor CODE         the vendor's code
  --key-id ID           its key, and the file that its secret stands in
  --secret-file FILE
  --tokens FILE         launch addresses or tokens, a line each, less than a minute old
  --launch COMMAND      or a command that prints a fresh one each time it runs
  --fresh               each launch is of another player; more cases can be played then
  --only W9,W13         these cases alone, as those that failed before
  --json FILE           what came of it, for programs
  --junit FILE          and for test runners

Exit code: 0 when no case failed; 1 when one did; 2 when nothing could be played.
`

requireNode()

const OPTIONS = {
  url: { type: 'string' },
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

const run = async (): Promise<number> => {
  const { values } = parseArgs({ options: OPTIONS })
  const { url, vendor, 'key-id': keyId, 'secret-file': secretFile, tokens, launch } = values
  if (values.help || !url || !vendor || !keyId || !secretFile || (tokens === undefined) === (launch === undefined)) {
    console.log(HELP)
    return values.help ? 0 : 2
  }
  const key: Key = { vendor, keyId, secret: readFileSync(pathOf(secretFile), 'utf8').trim() }
  const ids = values.only?.split(',').map((id) => id.trim().toUpperCase())
  const cases = ids ? CASES.filter(({ id }) => ids.includes(id)) : CASES
  if (cases.length === 0) throw new Error(`there is no case ${values.only}`)
  const hands: Hands = {
    launch: tokens === undefined ? launchesBy(launch!) : launchesFrom(pathOf(tokens)),
    ...(values.fresh ? { fresh: true } : {}),
  }
  const outcomes = await runCases(cases, createClient(key, overHttp(url), Date.now), hands, (outcome) => console.log(lineOf(outcome)))
  console.log(`${count(outcomes, 'passed')} passed, ${count(outcomes, 'failed')} failed, ${count(outcomes, 'skipped')} skipped`)
  const again = outcomes.filter(({ state }) => state === 'failed').map(({ id }) => id)
  if (again.length > 0) console.log(`Again: --only ${again.join(',')}`)
  if (values.json) writeFileSync(pathOf(values.json), jsonOf(outcomes))
  if (values.junit) writeFileSync(pathOf(values.junit), junitOf(outcomes))
  return again.length > 0 ? 1 : 0
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
