import { chromium } from '@playwright/test'
import lighthouse, { type Config, type Flags } from 'lighthouse'
import { ensureBrowser, launchArgs } from '../lib/browser.ts'
import { benchFlags, median } from '../lib/flags.ts'
import { freePort } from '../lib/ports.ts'
import { requireNode } from '../lib/root.ts'
import { withGames } from '../lib/seeded.ts'
import { ensureSite } from '../lib/site.ts'
import { blockingByProcessor, stolenShare } from './blocking.ts'

requireNode()

/** A slow laptop on a slow line: throttled for real, not estimated. */
const settings = (port: number): Flags => ({
  port,
  logLevel: 'error',
  output: 'json',
  onlyCategories: ['performance'],
  formFactor: 'desktop',
  screenEmulation: { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1, disabled: false },
  throttlingMethod: 'devtools',
  throttling: {
    rttMs: 150,
    throughputKbps: 1600,
    requestLatencyMs: 150,
    downloadThroughputKbps: 1600,
    uploadThroughputKbps: 1600,
    cpuSlowdownMultiplier: 4,
  },
})
const config: Config = { extends: 'lighthouse:default' }

interface Vitals {
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  /** The same by the main thread's own processor time. */
  readonly work: number
  readonly bytes: number
  readonly element: string
  /** Lighthouse's own measure of the machine: about 1000 to 2000 on a desktop computer. */
  readonly machine: number
}

/** How long a page is watched that finds no rest. */
const UNREST_MS = 10_000

interface NodeDetails {
  readonly items?: readonly { readonly type?: string; readonly snippet?: string }[]
}

const measure = async (url: string, port: number): Promise<Vitals> => {
  const answer = await lighthouse(url, settings(port), config)
  if (!answer) throw new Error('Lighthouse measured nothing')
  const { audits, environment, runtimeError } = answer.lhr
  const { Trace } = answer.artifacts as { Trace?: { traceEvents: Parameters<typeof blockingByProcessor>[0] } }
  if (runtimeError) throw new Error(runtimeError.message)
  // A page that never rests for five seconds has no blocking time: worse than any figure.
  const value = (id: string): number => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY
  const breakdown = audits['lcp-breakdown-insight']?.details as NodeDetails | undefined
  return {
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    work: blockingByProcessor(Trace?.traceEvents ?? [], audits['interactive']?.numericValue ?? UNREST_MS),
    bytes: value('total-byte-weight'),
    machine: environment.benchmarkIndex,
    element: breakdown?.items?.find((item) => item.type === 'node')?.snippet ?? 'unknown',
  }
}

const flags = benchFlags()
const executablePath = await ensureBrowser()
await ensureSite()
const stolen = stolenShare()
const runs = await withGames(flags.games, async ({ url }) => {
  const port = await freePort()
  const browser = await chromium.launch({ executablePath, args: [...launchArgs, `--remote-debugging-port=${port}`] })
  try {
    const all: Vitals[] = []
    for (let count = flags.runs ?? (flags.short ? 1 : 5); count > 0; count -= 1) {
      const vitals = await measure(`${url}/`, port)
      all.push(vitals)
      const { lcp, cls, tbt, work, bytes } = vitals
      console.log(
        `LCP ${lcp.toFixed(0)} ms, CLS ${cls.toFixed(3)}, TBT ${tbt.toFixed(0)} ms (processor ${work.toFixed(0)}), ${(bytes / 1000).toFixed(0)} kB`,
      )
    }
    return all
  } finally {
    await browser.close()
  }
})

const goals = [
  { name: 'LCP', value: median(runs.map((run) => run.lcp)) / 1000, goal: 1.8, unit: ' s', digits: 2 },
  { name: 'CLS', value: median(runs.map((run) => run.cls)), goal: 0.02, unit: '', digits: 3 },
  { name: 'TBT', value: median(runs.map((run) => run.tbt)), goal: 150, unit: ' ms', digits: 0 },
]
console.log(`\nLobby, 1440x900, 4x slower CPU, 1.6 Mbit/s, 150 ms; median of ${runs.length}`)
for (const { name, value, goal, unit, digits } of goals) {
  console.log(`${value <= goal ? 'ok  ' : 'MISS'} ${name} ${value.toFixed(digits)}${unit} (goal ${goal}${unit})`)
}
console.log(
  `     TBT by the page's own processor time ${median(runs.map((run) => run.work)).toFixed(0)} ms; the host took ${(stolen() * 100).toFixed(0)} % of the machine`,
)
console.log(`     machine ${median(runs.map((run) => run.machine)).toFixed(0)} by Lighthouse's index`)
console.log(`     transferred ${(median(runs.map((run) => run.bytes)) / 1000).toFixed(0)} kB; largest element ${runs.at(-1)?.element}`)
if (flags.enforce && goals.some(({ value, goal }) => !(value <= goal))) process.exitCode = 1
