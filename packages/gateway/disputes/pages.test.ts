import { randomUUID } from 'node:crypto'
import { agentDisputes } from '@portico/contract/dispute/calls'
import type { SentOf } from '@portico/contract/kit/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { testTeam } from '../testing/team.ts'
import { dispute } from './schema.ts'

const DAY = 86_400_000

let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await testGateway()
  const now = gateway.clock.now()
  const team = await testTeam(gateway, now)
  await team.open('dppages', 1, null, now)
  await team.enter('AGENT', 'dppages')
  token = team.as('dppages').token
  const line = { kind: 'daily', label: '2026-11-19', startsAt: now, lineVersion: 1, amount: 5n, currency: 'VND', reason: 'BETS' } as const
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  for (const [state, days] of [
    ['OPEN', 1],
    ['ANSWERED', 1],
    ['QUESTION', 2],
    ['ANSWERED', 8],
    ['WITHDRAWN', 3],
    ['CLOSED', 4],
  ] as const) {
    const at = daysAgo(days)
    const ids = { id: randomUUID(), memberId: team.idOf('dppages'), rootId: randomUUID(), lineId: randomUUID() }
    const answeredAt = state === 'ANSWERED' ? at : null
    await gateway.database.orm.insert(dispute).values({ ...ids, ...line, state, answeredAt, openedAt: at, changedAt: at, version: 1 })
  }
})
afterAll(() => gateway.close())

test('disputes are found a page at a time, and those that are over stand apart', async () => {
  const ask = async (request: SentOf<typeof agentDisputes>) => (await gateway.call(agentDisputes, request, { token })).value
  const all = (await ask({})).list
  expect(all).toHaveLength(6)
  expect(all.map(({ changedAt }) => changedAt)).toEqual(
    all
      .map(({ changedAt }) => changedAt)
      .toSorted()
      .reverse(),
  )
  const ids: string[] = []
  for (let older: string | null | undefined; older !== null; ) {
    const page: Awaited<ReturnType<typeof ask>> = await ask({ pageSize: 2, ...(older ? { older } : {}) })
    ids.push(...page.list.map(({ id }) => id))
    older = page.older
  }
  expect(ids).toEqual(all.map(({ id }) => id))
  const statesOf = async (state: 'ACTIVE' | 'CLOSED') => (await ask({ state })).list.map((each) => each.state).toSorted()
  expect(await statesOf('ACTIVE')).toEqual(['ANSWERED', 'OPEN', 'QUESTION'])
  // Answered and left alone for seven days is over, though no row says so.
  expect(await statesOf('CLOSED')).toEqual(['CLOSED', 'CLOSED', 'WITHDRAWN'])
  expect((await gateway.call(agentDisputes, { older: 'x' }, { token })).failure.code).toBe('INVALID_REQUEST')
})
