import { teamMembers, teamPath } from '@portico/contract/agent/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'

let gateway: TestGateway
let team: TestTeam
const JOINED = new Date('2026-11-01T00:00:00Z')

beforeAll(async () => {
  gateway = await testGateway()
  team = await testTeam(gateway, JOINED)
  await team.open('topagent', 1, null, JOINED)
  await team.open('subagent', 2, 'topagent', JOINED)
  await team.open('player1', 3, 'topagent', JOINED)
  await team.open('player2', 3, 'subagent', JOINED)
  await team.open('stranger', 1, null, JOINED)
  await team.enter('AGENT', 'topagent', 'subagent', 'stranger')
})
afterAll(() => gateway.close())

const path = async (agent: string, account: string) =>
  (await gateway.call(teamPath, { account }, team.as(agent))).value.path.map((each) => `${each.account} ${each.downlines}`)
const below = async (agent: string, under: string, scope: 'DIRECT' | 'TEAM' = 'TEAM') => {
  const request = { from: '2026-11-20', to: '2026-11-20', scope, under, sort: 'account', order: 'asc' } as const
  const { list, total } = (await gateway.call(teamMembers, request, team.as(agent))).value
  expect(total).toBe(list.length)
  return list.map(({ account, level }) => `${account} ${level}`)
}

test('[AGENT-11] an account of the team has a path that begins with the reader', async () => {
  expect(await path('topagent', 'PLAYER2')).toEqual(['topagent 3', 'subagent 1', 'player2 0'])
  expect(await path('subagent', 'player2')).toEqual(['subagent 1', 'player2 0'])
  expect(await path('topagent', 'topagent')).toEqual(['topagent 3'])
})

test('[AGENT-11] the line of an account is listed by itself', async () => {
  expect(await below('topagent', 'subagent')).toEqual(['player2 1', 'subagent 0'])
  expect(await below('topagent', 'SubAgent', 'DIRECT')).toEqual(['player2 1'])
  expect(await below('topagent', 'player1', 'DIRECT')).toEqual([])
})

test('[AGENT-11] an account above, beside or nowhere gives nothing, and does not say which it is', async () => {
  for (const account of ['topagent', 'player1', 'stranger', 'nobody']) {
    expect(await path('subagent', account), account).toEqual([])
    expect(await below('subagent', account), account).toEqual([])
  }
})
