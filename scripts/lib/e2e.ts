import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './ports.ts'
import { bin } from './root.ts'
import { attach, run } from './run.ts'
import type { Step } from './steps.ts'
import { playwrightTally, readReport, tallyOf, withExit } from './tally.ts'

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

/** Playwright's tests in the given browser against the real gateway. */
export const e2eStep = (name: string, browser: string, more: NodeJS.ProcessEnv = {}): Step => ({
  name,
  run: () =>
    withSurroundings(browser, async (env) => {
      const { code, output } = await run(bin('playwright'), ['test', '--reporter=list,json'], { env: { ...env, ...more, NO_COLOR: '1' } })
      const tally = tallyOf(readReport(env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? ''), playwrightTally)
      return { tally: withExit(tally, code), output }
    }),
})

/** The same, speaking to the terminal, with further arguments. Answers the exit code. */
export const e2eLoud = (browser: string, args: readonly string[]): Promise<number> =>
  withSurroundings(browser, (env) => attach(bin('playwright'), ['test', ...args], { env }))
