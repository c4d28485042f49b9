import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bin, inRoot } from './root.ts'
import { run } from './run.ts'
import {
  add,
  afterSecondTry,
  closingLines,
  filesToTryAgain,
  nothing,
  playwrightTally,
  readReport,
  TALLY_FILE,
  tallyOf,
  type VitestReport,
  vitestTally,
  withExit,
  withOthersOfShare,
} from './tally.ts'

const passing = { path: '/a.test.ts', state: 'passed', passed: 5, failed: 0, failures: [], skips: [] }
const failing = { path: '/b.test.ts', state: 'failed', passed: 1, failed: 1, failures: ['pays'], skips: [] }
const unloaded = { path: '/c.test.ts', state: 'failed', passed: 0, failed: 0, failures: [], skips: [] }

test('counts vitest, and a file that could not be loaded as one failure', () => {
  expect(vitestTally({ files: [passing, failing, unloaded] })).toEqual({ passed: 6, failed: 2, skips: [] })
})

test('tries a few failed files again, not many', () => {
  expect(filesToTryAgain({ files: [passing, failing, unloaded] })).toEqual(['/b.test.ts', '/c.test.ts'])
  expect(filesToTryAgain({ files: Array<typeof failing>(4).fill(failing) })).toEqual([])
})

test('names what passed at its second try, and counts as a failure what did not', () => {
  const passed = { ...failing, state: 'passed', passed: 2, failed: 0, failures: [] }
  const loaded = { ...unloaded, state: 'passed', passed: 3 }
  expect(afterSecondTry({ files: [passing, failing, unloaded] }, { files: [passed, loaded] })).toEqual({
    passed: 10,
    failed: 0,
    skips: [],
    again: ['pays'],
  })
  expect(afterSecondTry({ files: [passing, failing] }, { files: [failing] })).toEqual({ passed: 6, failed: 1, skips: [], again: [] })
  const skipped = { ...failing, state: 'skipped', passed: 0, failed: 0, failures: [], skips: [{ title: 'pays', reason: 'no time' }] }
  expect(afterSecondTry({ files: [failing] }, { files: [skipped] })).toEqual({ passed: 1, failed: 1, skips: [], again: [] })
})

test('counts Playwright, names what needed a second try, and counts an error outside its tests as one failure', () => {
  const specs = [
    { title: 'bets', tests: [{ status: 'expected' }] },
    { title: 'wins', tests: [{ status: 'flaky' }] },
    { title: 'sounds', tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'no sound here' }] }] },
  ]
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: ['no server'], suites: [{ suites: [{ specs }] }] }
  expect(playwrightTally(report)).toEqual({ passed: 4, failed: 2, skips: [{ title: 'sounds', reason: 'no sound here' }], again: ['wins'] })
})

test('a skip that gives no reason is a failure', () => {
  const skips = [{ title: 'told', reason: 'no data here' }, { title: 'silent' }]
  expect(vitestTally({ files: [{ ...passing, skips }] })).toEqual({ passed: 5, failed: 1, skips })
  const specs = [{ title: 'silent', tests: [{ status: 'skipped', annotations: [{ type: 'skip' }] }] }]
  expect(playwrightTally({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [], specs }).failed).toBe(1)
})

test('a runner without a report, or one that ends badly after its tests, has failed', () => {
  expect(tallyOf(readReport('/nowhere/report.json'), playwrightTally)).toEqual({ ...nothing, failed: 1 })
  expect(withExit({ ...nothing, passed: 3 }, 1)).toEqual({ ...nothing, passed: 3, failed: 1 })
  expect(withExit({ ...nothing, passed: 3, failed: 2 }, 1)).toEqual({ ...nothing, passed: 3, failed: 2 })
})

test('what a run of one share leaves to the others counts as skipped, with the reason', () => {
  const skips = [{ title: 'sounds', reason: 'no sound here' }]
  const tally = withOthersOfShare({ ...nothing, passed: 3, failed: 1, skips }, 2, '2/3')
  expect(tally.skips.map(({ title }) => title)).toEqual(['sounds', 'of another share', 'of another share'])
  expect(closingLines(tally).at(-1)).toBe('3 passed, 1 failed, 3 skipped')
  expect(closingLines(tally).join()).toContain('tests not of share 2/3')
})

test('says the sum as CI reads it, after the reason of each skip', () => {
  const skipped = (reason: string) => ({ title: 'any', reason })
  expect(closingLines(add({ ...nothing, passed: 3, failed: 1 }, { ...nothing, passed: 4 }))).toEqual(['7 passed, 1 failed'])
  expect(closingLines({ ...nothing, passed: 1, skips: [skipped('no data'), skipped('no server'), skipped('no data')] })).toEqual([
    'skipped 2: no data',
    'skipped 1: no server',
    '1 passed, 0 failed, 3 skipped',
  ])
})

test('hears from vitest itself why a test did not run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-tally-'))
  const report = join(folder, 'report.json')
  try {
    symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'), 'junction')
    writeFileSync(join(folder, 'vitest.config.ts'), 'export default {}')
    writeFileSync(
      join(folder, 'some.test.ts'),
      `import { beforeEach, describe, expect, it } from 'vitest'
      it('passes', () => { expect(1).toBe(1) })
      it('fails', () => { expect(1).toBe(2) })
      it('lacks data', ({ skip }) => { skip('no data here') })
      describe('a server', () => { beforeEach(({ skip }) => { skip(true, 'no server here') }); it('answers', () => { expect(1).toBe(2) }) })
      it.skipIf(true)('says nothing', () => undefined)`,
    )
    const reporter = inRoot('scripts', 'lib', 'tally-reporter.ts')
    await run(bin('vitest'), ['run', `--reporter=${reporter}`], { cwd: folder, env: { [TALLY_FILE]: report } })
    expect(tallyOf(readReport<VitestReport>(report), vitestTally)).toEqual({
      passed: 1,
      failed: 2,
      skips: [
        { title: 'lacks data', reason: 'no data here' },
        { title: 'a server > answers', reason: 'no server here' },
        { title: 'says nothing' },
      ],
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
