import { readFileSync } from 'node:fs'

/** What a runner reports: how many of its tests passed and failed. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  /** The names of those that passed, but not at their first try. */
  readonly again?: readonly string[]
}

export const nothing: Tally = { passed: 0, failed: 0 }

export const add = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })

/** The line that CI reads. */
export const line = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[]
}

/** Counts vitest's JSON report. A file that fails without a failed test in it, as one that cannot be loaded, counts as one failure. */
export const vitestTally = (report: VitestReport): Tally => {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken }
}

interface PlaywrightSuite {
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly unknown[]
}

const retried = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(retried),
]

/** Counts Playwright's JSON report. An error outside any test, as a server that does not start, counts as one failure. */
export const playwrightTally = (report: PlaywrightReport): Tally => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + report.errors.length,
  again: retried(report),
})

/** Reads a runner's report; a runner that wrote none failed once. */
export const readTally = <Report>(path: string, count: (report: Report) => Tally): Tally => {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')) as Report)
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** A runner may fail after its last test, by an unhandled error for one: that counts as one failure. */
export const withExit = (tally: Tally, code: number): Tally => (code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally)
