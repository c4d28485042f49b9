import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureClient } from '../desktop/client.ts'
import { variantOf } from '../desktop/folders.ts'
import { benchFlags, median } from '../lib/flags.ts'
import { inRoot, requireNode } from '../lib/root.ts'
import { run } from '../lib/run.ts'

requireNode()

/** Milliseconds until main is evaluated and waits for Electron. */
const GOAL_MS = 80

const flags = benchFlags()
const runs = flags.runs ?? (flags.short ? 3 : 9)
const folder = await ensureClient({ ...variantOf(), development: false })
const main = pathToFileURL(join(folder, 'main', 'index.js')).href

const evaluate = async (): Promise<number> => {
  const hooks = pathToFileURL(inRoot('tests', 'desktop', 'hooks.mjs')).href
  const { code, output } = await run(process.execPath, ['--import', hooks, inRoot('scripts', 'bench', 'evaluate-main.ts'), main])
  const ms = Number(output)
  if (code !== 0 || Number.isNaN(ms)) throw new Error(`Main could not be evaluated:\n${output}`)
  return ms
}

const times: number[] = []
for (let each = 0; each < runs; each += 1) times.push(await evaluate())
const reached = median(times) <= GOAL_MS
console.log(`${reached ? 'ok  ' : 'MISS'} main evaluated in ${median(times).toFixed(0)} ms, median of ${runs} (goal ${GOAL_MS})`)
if (flags.enforce && !reached) process.exitCode = 1
