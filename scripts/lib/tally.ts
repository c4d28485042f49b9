import { readFileSync } from 'node:fs'

/** A test that did not run, and why. */
export interface Skip {
  readonly title: string
  readonly reason?: string
}

/** What a runner reports: how many of its tests passed and failed, and which did not run. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skips: readonly Skip[]
  /** The names of those that passed, but not at their first try. */
  readonly again?: readonly string[]
}

export const nothing: Tally = { passed: 0, failed: 0, skips: [] }

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skips: [...a.skips, ...b.skips],
})

/** The line that CI reads. */
export const line = ({ passed, failed, skips }: Tally): string =>
  `${passed} passed, ${failed} failed${skips.length > 0 ? `, ${skips.length} skipped` : ''}`

/** Every reason for a skip with the number of tests that it kept from running, and last the line that CI reads. */
export const closingLines = (tally: Tally): readonly string[] => [
  ...[...Map.groupBy(tally.skips, ({ reason }) => reason ?? 'no reason given')].map(([reason, all]) => `skipped ${all.length}: ${reason}`),
  line(tally),
]

/** A skip that says nothing is a test that is forgotten. */
const silent = (skips: readonly Skip[]): number => skips.filter(({ reason }) => reason === undefined).length

/** Names the file in which `TallyReporter` writes its report. */
export const TALLY_FILE = 'PORTICO_TALLY'

/** What `TallyReporter` writes. */
export interface VitestReport {
  readonly files: readonly (Pick<Tally, 'passed' | 'failed' | 'skips'> & {
    /** Absolute. */
    readonly path: string
    readonly state: string
    /** The names of the tests that failed. */
    readonly failures: readonly string[]
  })[]
}

/**
 * Counts vitest's report. A file that fails without a failed test in it, as one that cannot be loaded, counts as one failure, and so does
 * each skip without a reason.
 */
export const vitestTally = ({ files }: VitestReport): Tally => {
  const sum = files.map(({ passed, failed, skips }) => ({ passed, failed, skips })).reduce<Tally>(add, nothing)
  const broken = files.filter(({ state, failed }) => state === 'failed' && failed === 0).length
  return { ...sum, failed: sum.failed + broken + silent(sum.skips) }
}

/** More than these fail for a reason that a second try would only find again. */
const MOST_TRIED_AGAIN = 3

/** The files that are worth a second try, alone: those with a failure, where they are few. */
export const filesToTryAgain = ({ files }: VitestReport): readonly string[] => {
  const failed = files.filter(({ state }) => state === 'failed').map(({ path }) => path)
  return failed.length <= MOST_TRIED_AGAIN ? failed : []
}

/** What a run came to after its failed files ran alone once more, which names what passed only then. */
export const afterSecondTry = (first: VitestReport, second: VitestReport): Tally => {
  // A second try that skips what ran before, as when the time is over, proves nothing.
  const ran = new Map(first.files.map(({ path, passed, failed }) => [path, passed + failed]))
  const whole = second.files.filter(({ path, passed, failed }) => passed + failed >= (ran.get(path) ?? 0))
  const again = new Map(whole.map((file) => [file.path, file]))
  const stillFailed = new Set(second.files.flatMap(({ path, failures }) => failures.map((title) => `${path} ${title}`)))
  return {
    ...vitestTally({ files: first.files.map((file) => again.get(file.path) ?? file) }),
    again: first.files.flatMap(({ path, failures }) => failures.filter((title) => again.has(path) && !stillFailed.has(`${path} ${title}`))),
  }
}

interface PlaywrightTest {
  readonly status: string
  readonly annotations?: readonly { readonly type: string; readonly description?: string }[]
}

interface PlaywrightSuite {
  readonly specs?: readonly { readonly title: string; readonly tests: readonly PlaywrightTest[] }[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly unknown[]
}

type TitledTest = PlaywrightTest & { readonly title: string }

const testsOf = ({ specs = [], suites = [] }: PlaywrightSuite): TitledTest[] => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test }))),
  ...suites.flatMap(testsOf),
]

const skipOf = ({ title, annotations = [] }: TitledTest): Skip => {
  const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description
  return { title, ...(reason === undefined ? {} : { reason }) }
}

/**
 * Counts Playwright's JSON report. An error outside any test, as a server that does not start, counts as one failure, and so does each
 * skip without a reason.
 */
export const playwrightTally = (report: PlaywrightReport): Tally => {
  const tests = testsOf(report)
  const skips = tests.filter(({ status }) => status === 'skipped').map(skipOf)
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length + silent(skips),
    skips,
    again: tests.filter(({ status }) => status === 'flaky').map(({ title }) => title),
  }
}

/** Reads a runner's report, if it wrote one. */
export const readReport = <Report>(path: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}

/** Counts a report; a runner that wrote none failed once. */
export const tallyOf = <Report>(report: Report | undefined, count: (report: Report) => Tally): Tally =>
  report === undefined ? { ...nothing, failed: 1 } : count(report)

/** A runner may fail after its last test, by an unhandled error for one: that counts as one failure. */
export const withExit = (tally: Tally, code: number): Tally => (code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally)

/** What a run of one share, as `2/3`, leaves to the runs of the others counts as skipped: `others` tests or files, as `noun` says. */
export const withOthersOfShare = (tally: Tally, others: number, share: string, noun = 'tests'): Tally => {
  const reason = `${noun} not of share ${share}, which follows from the commit; npm run test:deep takes all`
  return {
    ...tally,
    skips: [...tally.skips, ...Array.from({ length: Math.max(0, others) }, () => ({ title: 'of another share', reason }))],
  }
}
