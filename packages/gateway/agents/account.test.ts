import { teamAccount } from '@portico/contract/agent/account-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindAddress } from '../member/index.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'
import { payee } from '../withdrawals/schema.ts'
import { maskName } from './account.ts'

let gateway: TestGateway
let team: TestTeam
const JOINED = new Date('2026-11-01T00:00:00Z')
const PHONE = '+84912345678'
const MAIL = 'linh.tran@example.com'
const NUMBER = '0071004821'

beforeAll(async () => {
  gateway = await testGateway()
  team = await testTeam(gateway, JOINED)
  await team.open('topagent', 1, null, JOINED)
  await team.open('subagent', 2, 'topagent', JOINED)
  await team.open('player1', 3, 'subagent', JOINED)
  await team.open('stranger', 1, null, JOINED)
  await team.enter('AGENT', 'topagent', 'subagent', 'stranger')
  await team.enter('PLAYER', 'player1')
  const memberId = team.idOf('player1')
  const { orm } = gateway.database
  await orm.transaction(async (tx) => {
    await bindAddress(tx, memberId, { kind: 'MOBILE', address: PHONE, boundAt: JOINED })
    await bindAddress(tx, memberId, { kind: 'EMAIL', address: MAIL, boundAt: JOINED })
  })
  const own = { memberId, kind: 'BANK' as const, institution: 'VCB', name: 'TRAN THI LINH', addedAt: JOINED, readyAt: JOINED }
  await orm.insert(payee).values([
    { ...own, id: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0001', account: NUMBER, removedAt: null },
    { ...own, id: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0002', account: '9990001111', removedAt: JOINED },
  ])
})
afterAll(() => gateway.close())

const ask = (agent: string, account: string) => gateway.call(teamAccount, { account }, team.as(agent))

describe('an account of the team [AGENT-11]', () => {
  test('is told with its place in the line, as seen from the reader', async () => {
    const top = (await ask('topagent', ' PLAYER1 ')).value
    expect(top).toMatchObject({ account: 'player1', agent: false, level: 2, downlines: 0, state: 'ACTIVE' })
    expect(top.path.map(({ account }) => account)).toEqual(['topagent', 'subagent', 'player1'])
    expect((await ask('subagent', 'player1')).value.path.map(({ account }) => account)).toEqual(['subagent', 'player1'])
    expect((await ask('topagent', 'topagent')).value).toMatchObject({ level: 0, downlines: 2 })
  })

  test('shows how to reach somebody and what is paid to in part, and nothing of what was removed', async () => {
    const { value } = await ask('topagent', 'player1')
    expect(value.contacts.map(({ kind, masked }) => `${kind} ${masked}`).toSorted()).toEqual([
      'EMAIL li•••@example.com',
      'MOBILE +84 ••• 678',
    ])
    expect(value.payees).toEqual([expect.objectContaining({ account: '••4821', name: 'T••• T••• L•••' })])
    const whole = JSON.stringify(value)
    for (const secret of [PHONE, PHONE.slice(4), MAIL, 'linh.tran', NUMBER, NUMBER.slice(0, 6), 'TRAN THI', '1111'])
      expect(whole).not.toContain(secret)
  })

  test('outside of the team is unknown, and a player asks for none', async () => {
    for (const account of ['topagent', 'stranger', 'nobody'])
      expect((await ask('subagent', account)).failure.code, account).toBe('NOT_IN_TEAM')
    expect((await ask('stranger', 'player1')).failure.code).toBe('NOT_IN_TEAM')
    expect((await ask('player1', 'player1')).failure.code).toBe('NOT_AN_AGENT')
  })

  test.each([
    ['TRAN THI LINH', 'T••• T••• L•••'],
    ['  Đỗ   An ', 'Đ••• A•••'],
    ['', ''],
  ])('a name is told by its first letters: %j', (name, text) => expect(maskName(name)).toBe(text))
})
