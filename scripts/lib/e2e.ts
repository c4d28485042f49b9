import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './ports.ts'
import { bin } from './root.ts'
import { attach, run } from './run.ts'
import type { Step } from './steps.ts'
import { playwrightTally, readReport, tallyOf, withExit, withOthersOfShare } from './tally.ts'

/** Runs `work` with what playwright.config.ts reads: a browser, a free port and a data folder that is gone afterwards. */
const withSurroundings = async <T>(browser: string, work: (env: NodeJS.ProcessEnv) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-e2e-'))
  try {
    return await work({
      PORTICO_CHROMIUM: browser,
      PORTICO_E2E_DATA: join(folder, 'data'),
      PORTICO_E2E_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'report.json'),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How many tests there are of the set that `env` chooses; 0 when they cannot be listed. */
const countTests = async (env: NodeJS.ProcessEnv): Promise<number> => {
  const { output } = await run(bin('playwright'), ['test', '--list', '--reporter=list'], { env })
  return Number(/^Total: (\d+) test/m.exec(output)?.[1] ?? 0)
}

/** Playwright's tests in the given browser against the real gateway; of them the share alone, as `2/3`, where one is named. */
export const e2eStep = (name: string, browser: string, more: NodeJS.ProcessEnv = {}, share?: string): Step => ({
  name: share ? `${name}, share ${share}` : name,
  run: () =>
    withSurroundings(browser, async (surroundings) => {
      const env: NodeJS.ProcessEnv = { ...surroundings, ...more, NO_COLOR: '1' }
      const all = share ? await countTests(env) : 0
      const args = ['test', '--reporter=list,json', ...(share ? [`--shard=${share}`] : [])]
      const { code, output } = await run(bin('playwright'), args, { env })
      const tally = tallyOf(readReport(env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? ''), playwrightTally)
      const others = all - tally.passed - tally.failed - tally.skips.length
      return { tally: withExit(share ? withOthersOfShare(tally, others, share) : tally, code), output }
    }),
})

/** The same, speaking to the terminal, with further arguments. Answers the exit code. */
export const e2eLoud = (browser: string, args: readonly string[]): Promise<number> =>
  withSurroundings(browser, (env) => attach(bin('playwright'), ['test', ...args], { env }))
