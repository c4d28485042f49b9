import { calls } from '@portico/contract/index'
import type { Call } from '@portico/contract/kit/call'
import { OPERATOR_PATH } from '@portico/contract/kit/paths'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/root.ts'
import { askedModules, leanModule } from './lean-calls.ts'

const lean = (module: string): Promise<string> => leanModule(inRoot('packages', 'contract', `${module}.ts`))

test('a call that main forwards keeps its facts and loses its shapes', async () => {
  const text = await lean('bets/calls')
  const { placeBets } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { placeBets: Call }
  const { request: _request, response: _response, ...facts } = calls.placeBets as Call
  expect(placeBets).toEqual(facts)
  expect(placeBets.movesMoney).toBe(true)
})

test.each(['cashier/operator-calls', 'cashier/notice-calls', 'operator/door-calls'])('main does without %s', async (module) => {
  expect(await lean(module)).toBe('export {}')
})

test('main keeps the shapes of what it asks itself, and no others', () => {
  const ownQuestions = askedModules()
  for (const module of ['session/calls', 'system/calls', 'member/calls']) expect([...ownQuestions]).toContain(module)
  for (const module of ['bets/calls', 'agent/calls', 'cashier/operator-calls']) expect([...ownQuestions]).not.toContain(module)
})

test('every address of a call that main does without is still known to be no page', () => {
  const top = (path: string) => `/${path.split('/')[1]}`
  const rows = Object.values(calls)
  const foreign = rows.filter(({ only }) => only === 'operator' || only === 'provider')
  const known = new Set([OPERATOR_PATH, ...rows.filter((row) => !foreign.includes(row)).map(({ path }) => top(path))])
  expect(foreign.map(({ path }) => path).filter((path) => !known.has(top(path)))).toEqual([])
})
