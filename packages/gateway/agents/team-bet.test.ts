import { randomUUID } from 'node:crypto'
import { teamBet } from '@portico/contract/agent/calls'
import { betDetail } from '@portico/contract/bets/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'

const AT = new Date('2026-11-20T05:00:00.000Z')
const ids = { own: randomUUID(), below: randomUUID(), outside: randomUUID() }
let gateway: TestGateway
let team: TestTeam

beforeAll(async () => {
  gateway = await testGateway()
  team = await testTeam(gateway, AT)
  await team.open('topagent', 1, null, AT)
  await team.open('subagent', 2, 'topagent', AT)
  await team.open('player', 3, 'subagent', AT)
  await team.open('outsider', 3, null, AT)
  const lost = { stake: 20_000_000n, hits: [], result: { digits: '71639' } }
  await team.bet('topagent', { ...lost, id: ids.own })
  await team.bet('player', { ...lost, id: ids.below })
  await team.bet('outsider', { ...lost, id: ids.outside })
  await team.enter('AGENT', 'topagent', 'subagent')
  await team.enter('PLAYER', 'player')
})
afterAll(() => gateway.close())

const ask = (account: string, betId: string, language = 'EN') => gateway.call(teamBet, { betId }, { ...team.as(account), language })

describe('one bet of the team [AGENT-11]', () => {
  test('an agent reads what the player of any level below reads, with the explanation', async () => {
    const played = (await gateway.call(betDetail, { betId: ids.below }, { ...team.as('player'), language: 'EN' })).value
    expect(played.explanation).not.toBeNull()
    for (const agent of ['topagent', 'subagent']) {
      expect((await ask(agent, ids.below)).value).toEqual({ ...played, account: 'player' })
    }
    expect((await ask('topagent', ids.below, 'TY')).value.bet.gameName).not.toBe(played.bet.gameName)
    expect((await ask('topagent', ids.own)).value.account).toBe('topagent')
  })

  test('a bet from outside the team is as unknown as one that never was', async () => {
    expect((await ask('topagent', ids.outside)).failure.code).toBe('BET_UNKNOWN')
    expect((await ask('subagent', ids.own)).failure.code).toBe('BET_UNKNOWN')
    expect((await ask('topagent', randomUUID())).failure.code).toBe('BET_UNKNOWN')
  })

  test('is for agents', async () => {
    expect((await ask('player', ids.below)).failure.code).toBe('NOT_AN_AGENT')
  })
})
