import { calls } from '@portico/contract/index'
import { OPERATOR_PATH } from '@portico/contract/kit/paths'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/root.ts'
import { isForeign } from './lean-calls.ts'

test.each([
  ['cashier/calls.ts', false],
  ['cashier/deposit-calls.ts', false],
  ['agent/calls.ts', false],
  ['session/trial-calls.ts', false],
  ['cashier/operator-calls.ts', true],
  ['cashier/notice-calls.ts', true],
  ['operator/door-calls.ts', true],
])('main does without the calls of %s: %s', async (file, foreign) => {
  expect(await isForeign(inRoot('packages', 'contract', file))).toBe(foreign)
})

test('every address of a call that main does without is still known to be no page', () => {
  const top = (path: string) => `/${path.split('/')[1]}`
  const rows = Object.values(calls)
  const foreign = rows.filter(({ only }) => only === 'operator' || only === 'provider')
  const known = new Set([OPERATOR_PATH, ...rows.filter((row) => !foreign.includes(row)).map(({ path }) => top(path))])
  expect(foreign.map(({ path }) => path).filter((path) => !known.has(top(path)))).toEqual([])
})
