import type { Outcome } from './run.ts'

const xml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // No other control characters stand in XML.
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '?')

export const count = (outcomes: readonly Outcome[], state: Outcome['state']): number =>
  outcomes.filter((each) => each.state === state).length

/** One outcome as a line for people. */
export const lineOf = ({ id, title, state, reason }: Outcome): string => {
  const mark = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' }[state]
  return `${mark}  ${id.padEnd(4)} ${title}${reason === undefined ? '' : `\n            ${reason}`}`
}

/** The outcomes as test runners read them. */
export const junitOf = (outcomes: readonly Outcome[], suite = 'vendor wallet'): string => {
  const cases = outcomes.map(({ id, title, state, reason = '' }) => {
    const inner = { passed: '', failed: `<failure message="${xml(reason)}"/>`, skipped: `<skipped message="${xml(reason)}"/>` }[state]
    return `  <testcase classname="${suite}" name="${id} ${xml(title)}">${inner}</testcase>`
  })
  const [failures, skips] = [count(outcomes, 'failed'), count(outcomes, 'skipped')]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${suite}" tests="${outcomes.length}" failures="${failures}" skipped="${skips}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n')
}

/** The same for programs. */
export const jsonOf = (outcomes: readonly Outcome[]): string =>
  `${JSON.stringify(
    { passed: count(outcomes, 'passed'), failed: count(outcomes, 'failed'), skipped: count(outcomes, 'skipped'), cases: outcomes },
    null,
    2,
  )}\n`
