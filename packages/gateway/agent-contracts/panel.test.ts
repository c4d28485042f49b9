import { agentContractPanel } from '@portico/contract/agent-contract/panel-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentLine, tiers } from '../testing/agent-line.ts'
import { START, type TestGateway, testGateway } from '../testing/gateway.ts'

const DAY = 86_400_000

let gateway: TestGateway
let line: Awaited<ReturnType<typeof agentLine>>
beforeAll(async () => {
  gateway = await testGateway()
  line = await agentLine(gateway)
  await line.open('paytop', null)
  await line.open('paymid', 'paytop')
})
afterAll(() => gateway.close())

const paysOf = async (account: string) => {
  const { pays } = (await gateway.call(agentContractPanel, {}, await line.as(account))).value
  return pays.map(({ at, contract }) => [contract.kind, at])
}

test('each contract of one’s own pays next when its period ends, once it is in force and while it is [AGENT-01]', async () => {
  const dividend = { ...tiers([100, null, '20']), period: 'W' as const, progressive: true }
  await line.grant('paytop')
  await line.grant('paytop', { kind: 'hourly' })
  await line.grant('paytop', { kind: 'dividend', terms: dividend })
  // Agreed, and not in force before the next edge.
  expect(await paysOf('paytop')).toEqual([])
  gateway.clock.set(new Date(Date.parse(START) + 8 * DAY))
  const now = gateway.clock.now().getTime()
  const found = await paysOf('paytop')
  expect(found.map(([kind]) => kind)).toEqual(['hourly', 'daily', 'dividend'])
  const ends = found.map(([, at]) => Date.parse(at!))
  expect(ends[0]! - now).toBeLessThanOrEqual(3_600_000)
  expect(ends[1]! - now).toBeLessThanOrEqual(DAY)
  // In Hanoi days begin at 17:00Z, and weeks on Mondays.
  expect(new Date(ends[1]!).toISOString()).toContain('T17:00:00.000Z')
  expect(new Date(ends[2]! + 7 * 3_600_000).getUTCDay()).toBe(1)
  // What is given to others pays them.
  expect(await paysOf('paymid')).toEqual([])
})
