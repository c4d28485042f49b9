import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, inRoot } from './root.ts'
import { run } from './run.ts'
import { NO_TIME, outOfTime } from './time-limit.ts'
import {
  add,
  afterSecondTry,
  filesToTryAgain,
  nothing,
  readReport,
  type Tally,
  TALLY_FILE,
  tallyOf,
  type VitestReport,
  vitestTally,
  withExit,
  withOthersOfShare,
} from './tally.ts'

interface StepOutcome {
  readonly tally: Tally
  readonly output: string
}

/** One thing that passes or fails. A step that is not itself a runner of tests counts as one. */
export interface Step {
  readonly name: string
  readonly run: () => Promise<StepOutcome>
}

/** A program whose exit code tells. */
export const program = (name: string, file: string, args: readonly string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await run(file, args)
    return { tally: { ...nothing, ...(code === 0 ? { passed: 1 } : { failed: 1 }) }, output }
  },
})

/** How many files of tests there are in what `args` and `env` choose; 0 when they cannot be listed. */
const countFiles = async (args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  const { output } = await run(bin('vitest'), ['list', '--filesOnly', ...args], { env: { NO_COLOR: '1', ...env } })
  return output.split('\n').filter((text) => /\.test\.tsx?$/.test(text.trim())).length
}

/**
 * Runs vitest projects; of their files the share alone, as `2/3`, where one is named. In CI the files that failed run once more, alone,
 * where they are few; what passed only then is named.
 */
export const vitest = (name: string, projects: readonly string[], env: NodeJS.ProcessEnv = {}, share?: string): Step => ({
  name: share ? `${name}, share ${share}` : name,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-report-'))
    const chosen = projects.flatMap((project) => ['--project', project])
    const all = share ? await countFiles(chosen, env) : 0
    const shared = (tally: Tally, { files }: VitestReport): Tally =>
      share ? withOthersOfShare(tally, all - files.length, share, 'files') : tally
    const runFiles = async (files: readonly string[]) => {
      const path = join(folder, `${files.length}.json`)
      const part = share && files.length === 0 ? [`--shard=${share}`] : []
      const args = [
        'run',
        ...chosen,
        ...part,
        ...files,
        '--reporter=default',
        `--reporter=${inRoot('scripts', 'lib', 'tally-reporter.ts')}`,
      ]
      const { code, output } = await run(bin('vitest'), args, { env: { NO_COLOR: '1', [TALLY_FILE]: path, ...env } })
      return { code, output, report: readReport<VitestReport>(path) }
    }
    try {
      const first = await runFiles([])
      const files = process.env.CI && first.report ? filesToTryAgain(first.report) : []
      const report = first.report
      if (!report) return { tally: withExit(tallyOf(report, vitestTally), first.code), output: first.output }
      if (files.length === 0) return { tally: withExit(shared(vitestTally(report), report), first.code), output: first.output }
      const second = await runFiles(files)
      const tally = shared(second.report ? afterSecondTry(report, second.report) : vitestTally(report), report)
      return { tally: withExit(tally, second.code), output: first.output + second.output }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

const perform = async ({ name, run: work }: Step): Promise<Tally> => {
  if (outOfTime()) {
    console.log(`skip            ${name}`)
    return { ...nothing, skips: [{ title: name, reason: NO_TIME }] }
  }
  const before = performance.now()
  const broken = (error: unknown): StepOutcome => ({ tally: { ...nothing, failed: 1 }, output: `${String(error)}\n` })
  const { tally, output } = await work().catch(broken)
  const seconds = ((performance.now() - before) / 1000).toFixed(1).padStart(6)
  const skipped = tally.skips.length > 0 ? `, ${tally.skips.length} skipped` : ''
  const count = tally.passed + tally.failed > 1 ? `  ${tally.passed} passed${skipped}` : ''
  if (tally.failed > 0 || tally.again?.length) console.log(output.trimEnd())
  for (const { title, reason } of tally.skips) if (reason === undefined) console.log(`     skipped without a reason: ${title}`)
  for (const title of tally.again ?? []) console.log(`     passed only when tried again: ${title}`)
  console.log(tally.failed > 0 ? `FAIL ${seconds} s  ${name}${count}, ${tally.failed} failed` : `ok   ${seconds} s  ${name}${count}`)
  return tally
}

/** Runs lists of steps side by side, each list one after the other. Answers the sum. */
export const performLanes = async (...lanes: readonly (readonly Step[])[]): Promise<Tally> =>
  (await Promise.all(lanes.map((steps) => performAll(steps)))).reduce(add, nothing)

/** Runs steps, at most `atOnce` at a time in their order; shows the output of those that fail. Answers the sum. */
export const performAll = async (steps: readonly Step[], atOnce = 1): Promise<Tally> => {
  const waiting = [...steps]
  const lane = async (): Promise<Tally> => {
    let sum = nothing
    for (let step = waiting.shift(); step; step = waiting.shift()) sum = add(sum, await perform(step))
    return sum
  }
  const sums = await Promise.all(Array.from({ length: atOnce }, lane))
  return sums.reduce(add, nothing)
}
