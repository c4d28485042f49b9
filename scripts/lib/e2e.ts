import { bin } from './root.ts'
import { reporting, type Step } from './steps.ts'
import { playwrightTally } from './tally.ts'

/** Runs Playwright's tests in the given browser against the real gateway, which its configuration starts. */
export const e2e = (name: string, browser: string): Step =>
  reporting(
    name,
    (report) => ({
      file: bin('playwright'),
      args: ['test', '--reporter=list,json'],
      env: { PORTICO_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report, NO_COLOR: '1' },
    }),
    playwrightTally,
  )
