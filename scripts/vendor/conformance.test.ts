import { expect, it } from 'vitest'
import { createClient, overHttp } from './client.ts'
import { CASES } from './cases/all.ts'
import { runCases } from './run.ts'
import { junitOf, jsonOf, lineOf } from './report.ts'
import { type Fault, FAULTS } from './toy/faults.ts'
import { toyOperator } from './toy/operator.ts'
import { serveToy } from './toy/server.ts'

it('a wallet written from the document passes every case', async () => {
  const { client, hands } = toyOperator()
  const outcomes = await runCases(CASES, client, hands)
  expect(outcomes.filter(({ state }) => state !== 'passed')).toEqual([])
  expect(outcomes).toHaveLength(40)
})

it.each(Object.entries(FAULTS))('a wallet that %s is found by %s', async (fault, id) => {
  const { client, hands } = toyOperator([fault as Fault])
  const own = CASES.filter((each) => each.id === id)
  const outcomes = await runCases(own, client, hands)
  expect(outcomes.map(({ state }) => state)).toEqual(['failed'])
  expect(outcomes[0]?.reason).not.toContain('could not be played')
})

it('over the network the cases are played that need no hand of the operator, and the others are skipped with the reason', async () => {
  const operator = toyOperator([], Date.now)
  const { url, close } = await serveToy(operator, 0)
  try {
    const launch = async () => (await (await fetch(`${url}/launch`)).text()).trim()
    const client = createClient(operator.client.key, overHttp(url), Date.now)
    const outcomes = await runCases(CASES, client, { launch, fresh: true })
    expect(outcomes.filter(({ state }) => state === 'failed')).toEqual([])
    const skipped = outcomes.filter(({ state }) => state === 'skipped')
    expect(skipped.map(({ id }) => id)).toEqual([
      'W10',
      'W11',
      'W12',
      'W17',
      'W19',
      'W20',
      'W22',
      'W27',
      'W31',
      'W34',
      'W36',
      'W38',
      'W39',
      'W41',
    ])
    expect(skipped[0]?.reason).toBe("needs the operator's hand: withdraw")
    const lasting = await runCases(CASES, client, { launch })
    expect(lasting.filter(({ state }) => state === 'failed')).toEqual([])
  } finally {
    await close()
  }
})

it('outcomes are written for people, for programs and for test runners, whatever stands in them', () => {
  const outcomes = [
    { id: 'W1', title: 'a <bet> & "more"', state: 'failed', reason: 'balance is "5"\u0001' },
    { id: 'W2', title: 'another', state: 'skipped', reason: 'no hand' },
    { id: 'W3', title: 'a third', state: 'passed' },
  ] as const
  expect(outcomes.map(lineOf)).toEqual([
    'FAIL  W1   a <bet> & "more"\n            balance is "5"\u0001',
    'skip  W2   another\n            no hand',
    'ok    W3   a third',
  ])
  expect(JSON.parse(jsonOf(outcomes))).toEqual({ passed: 1, failed: 1, skipped: 1, cases: outcomes })
  const junit = junitOf(outcomes)
  expect(junit).toContain('tests="3" failures="1" skipped="1"')
  expect(junit).toContain('name="W1 a &lt;bet&gt; &amp; &quot;more&quot;"><failure message="balance is &quot;5&quot;?"/>')
})
