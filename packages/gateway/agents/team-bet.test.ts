import { randomUUID } from 'node:crypto'
import { teamBet } from '@portico/contract/agent/calls'
import { betDetail } from '@portico/contract/bets/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lotteryIssue } from '../lottery/schema.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { writeBets } from '../testing/settled-bets.ts'

const AT = new Date('2026-11-20T05:00:00.000Z')
const ids = { own: randomUUID(), below: randomUUID(), outside: randomUUID() }
const tokens = new Map<string, string>()
let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway()
  const { orm } = gateway.database
  const members = new Map<string, string>()
  for (const [account, type, upline] of [
    ['topagent', 1, null],
    ['subagent', 2, 'topagent'],
    ['player', 3, 'subagent'],
    ['outsider', 3, null],
  ] as const) {
    const { id } = await gateway.members.create({
      account,
      type,
      password: PASSWORD,
      uplineId: upline && members.get(upline)!,
      joinedAt: AT,
    })
    members.set(account, id)
  }
  const [issue] = await orm
    .insert(lotteryIssue)
    .values({ gameCode: 'SSC1', numero: '20261120-0001', openAt: AT, sealAt: AT, drawAt: AT, state: 'SETTLED' })
    .returning()
  for (const [id, account] of [
    [ids.own, 'topagent'],
    [ids.below, 'player'],
    [ids.outside, 'outsider'],
  ] as const) {
    await writeBets(orm, {
      id,
      memberId: members.get(account)!,
      issueId: issue!.id,
      gameCode: 'SSC1',
      gameType: 'ELOTT',
      numero: '20261120-0001',
      play: 'front3-direct',
      selection: { lines: ['123'] },
      notes: 1,
      unit: '2000',
      mode: '1',
      multiple: 1,
      prizeGroup: 1950,
      currency: 'VND',
      stake: 20_000_000n,
      rebate: 0n,
      state: 'LOST',
      payout: 0n,
      validBet: 20_000_000n,
      hits: [],
      result: { digits: '71639' },
      placedAt: AT,
      settledAt: AT,
    })
  }
  for (const account of ['topagent', 'subagent']) tokens.set(account, (await gateway.login(account, { portal: 'AGENT' })).token)
  tokens.set('player', (await gateway.login('player')).token)
})
afterAll(() => gateway.close())

const ask = (account: string, betId: string, language = 'EN') => gateway.call(teamBet, { betId }, { token: tokens.get(account)!, language })

describe('one bet of the team [AGENT-11]', () => {
  test('an agent reads what the player of any level below reads, with the explanation', async () => {
    const played = (await gateway.call(betDetail, { betId: ids.below }, { token: tokens.get('player')!, language: 'EN' })).value
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
