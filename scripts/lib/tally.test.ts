import { expect, test } from 'vitest'
import { add, line, playwrightTally, readTally, vitestTally, withExit } from './tally.ts'

test('counts vitest, and a file that could not be loaded as one failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  }
  expect(vitestTally(report)).toEqual({ passed: 5, failed: 2 })
})

test('counts Playwright, names what needed a second try, and counts an error outside its tests as one failure', () => {
  const specs = [
    { title: 'bets', tests: [{ status: 'expected' }] },
    { title: 'wins', tests: [{ status: 'flaky' }] },
  ]
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: ['no server'], suites: [{ suites: [{ specs }] }] }
  expect(playwrightTally(report)).toEqual({ passed: 4, failed: 2, again: ['wins'] })
})

test('a runner without a report, or one that ends badly after its tests, has failed', () => {
  expect(readTally('/nowhere/report.json', playwrightTally)).toEqual({ passed: 0, failed: 1 })
  expect(withExit({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 })
  expect(withExit({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 })
})

test('says the sum as CI reads it', () => {
  expect(line(add({ passed: 3, failed: 1 }, { passed: 4, failed: 0 }))).toBe('7 passed, 1 failed')
})
