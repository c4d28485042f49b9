import { teamMembers, teamOverview } from '@portico/contract/agent/calls'
import { placeBets } from '@portico/contract/bets/calls'
import { winnerBoard } from '@portico/contract/catalogue/calls'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { addFavourite, recentGames } from '@portico/contract/catalogue/own-calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { auditLog } from '@portico/contract/operator/audit-calls'
import { register } from '@portico/contract/registration/calls'
import { operatorTrials } from '@portico/contract/session/trial-operator-calls'
import { menu, permission } from '@portico/contract/system/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ledgerAccount } from '../ledger/schema.ts'
import { memberTree } from '../member/schema.ts'
import { codeOf, freePlay } from '../testing/free-play.ts'
import { addSlots, slotRow } from '../testing/games.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { oneNote } from '../testing/player.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  await addSlots(gateway, slotRow(1), slotRow(2))
})
afterAll(() => gateway.close())

const { player, form } = freePlay(() => gateway)
const memberOf = (token: string, cookies: Record<string, string>) => gateway.call(getMemberInfo, {}, { token, cookies })

describe('[MEMBER-04] [GAME-01] a trial account', () => {
  test('tries games for show and is told to register for everything else; no money moves', async () => {
    const { by, member } = await player()
    expect((await gateway.call(permission, {}, by)).value.permissions).toEqual(['PROMOTIONS', 'FREE_TRIAL'])
    expect((await gateway.call(menu, {}, by)).value).toEqual({ member: [], agent: [], form: 'FULL', officeForm: 'FULL' })
    expect((await gateway.call(launchGame, { nodeId: 1, mode: 'demo' }, by)).value.mode).toBe('demo')
    for (const answer of [
      await gateway.call(launchGame, { nodeId: 1, mode: 'real' }, by),
      await gateway.call(addFavourite, { nodeId: 1 }, by),
      await gateway.call(recentGames, {}, by),
      await gateway.call(placeBets, { gameCode: 'SSC1', numero: '20261121-0001', lines: [oneNote()] }, by),
    ])
      expect(codeOf(answer)).toBe('NEED_TRUE_ACCOUNT')
    const rows = await gateway.database.orm.select().from(ledgerAccount)
    expect(rows.filter(({ ownerId }) => ownerId === member.id)).toEqual([])
  })

  test('of one browser becomes one full account, which has the games that were tried; the trial is over everywhere', async () => {
    const { by, token, member, cookies, ip } = await player()
    await gateway.call(launchGame, { nodeId: 2, mode: 'demo' }, by)
    const opened = await gateway.call(register, { ...(await form('linh88')), fromTrial: true }, { cookies, ip })
    const full = opened.value
    expect(full).toMatchObject({ firstTimeLogin: true, member: { account: 'linh88', type: gateway.config.memberType, trialEndsAt: null } })
    expect(full.member.id).not.toBe(member.id)
    expect(codeOf(await memberOf(token, cookies))).toBe('SESSION_EXPIRED')
    const recent = (await gateway.call(recentGames, {}, { token: full.token })).value.list
    expect(recent.map(({ nodeId }) => nodeId)).toEqual([2])
    expect(await gateway.ledger.balanceOf(full.member.id, full.member.currency)).toBe(0n)
    // A full account is not bound to the browser.
    expect(codeOf(await memberOf(full.token, {}))).toBe('DONE')
    const again = (await gateway.call(register, { ...(await form('linh89')), fromTrial: true }, { cookies, ip })).value
    expect((await gateway.call(recentGames, {}, { token: again.token })).value.list).toEqual([])
    const entries = { account: full.member.id, action: 'TRIAL_REGISTERED', size: 5 }
    expect((await gateway.call(auditLog, entries, { token: gateway.operatorKey })).value.list).toHaveLength(1)
  })

  test('goes on when registering from it is refused, and when somebody registers without it', async () => {
    const { by, cookies, ip } = await player()
    const refused = await gateway.call(register, { ...(await form('linh88')), fromTrial: true }, { cookies, ip })
    expect(codeOf(refused)).toBe('ACCOUNT_TAKEN')
    expect(codeOf(await gateway.call(register, await form('other88'), { cookies, ip }))).toBe('DONE')
    expect(codeOf(await gateway.call(getMemberInfo, {}, by))).toBe('DONE')
  })

  test('is made into one account by two registrations at once', async () => {
    const { by, cookies, ip } = await player()
    await gateway.call(launchGame, { nodeId: 1, mode: 'demo' }, by)
    const forms = await Promise.all(['twin1', 'twin2'].map(form))
    const both = await Promise.all(forms.map((each) => gateway.call(register, { ...each, fromTrial: true }, { cookies, ip })))
    const lists = await Promise.all(both.map(({ value }) => gateway.call(recentGames, {}, { token: value.token })))
    expect(lists.map(({ value }) => value.total).toSorted()).toEqual([0, 1])
  })
})

test('the operator sees how many there are', async () => {
  const seen = async () => (await gateway.call(operatorTrials, {}, { token: gateway.operatorKey })).value
  const before = await seen()
  const { cookies, ip } = await player()
  await player()
  await gateway.call(register, { ...(await form('counted1')), fromTrial: true }, { cookies, ip })
  expect(await seen()).toEqual({
    offered: true,
    open: before.open + 1,
    today: before.today + 2,
    begun: before.begun + 2,
    registered: before.registered + 1,
  })
})

test('[MEMBER-04] no team, report, winner board or figure of the books counts a trial account', async () => {
  const agent = await gateway.members.create({
    account: 'agent1',
    passwordHash: '-',
    type: gateway.config.agentTypes[0]!,
    affiliateCode: 'AGENT1',
  })
  await gateway.members.setDefaultAgent(agent.id)
  const by = { token: await gateway.sessions.open(agent.id, 'AGENT', '127.0.0.1') }
  const range = { from: '2026-11-20', to: '2026-11-30' }
  const seen = async () => {
    const [overview, members, board, books] = await Promise.all([
      gateway.call(teamOverview, range, by),
      gateway.call(teamMembers, range, by),
      gateway.call(winnerBoard, { limitNum: 20 }),
      gateway.books.check(),
    ])
    return [overview.value.figures, members.value.total, members.value.list.map(({ account }) => account), board.value.list, books]
  }
  const before = await seen()
  const { member, by: trial } = await player()
  await gateway.call(launchGame, { nodeId: 1, mode: 'demo' }, trial)
  expect(await seen()).toEqual(before)
  const rows = await gateway.database.orm.select().from(memberTree)
  expect(rows.filter(({ descendantId }) => descendantId === member.id)).toEqual([
    { ancestorId: member.id, descendantId: member.id, depth: 0 },
  ])
  // The full account that it becomes is counted as any other.
  const { cookies, ip } = trial
  const filled = { ...(await form('counted2')), affiliateCode: 'AGENT1', fromTrial: true }
  expect(codeOf(await gateway.call(register, filled, { cookies, ip }))).toBe('DONE')
  expect((await gateway.call(teamMembers, range, by)).value.list.map(({ account }) => account)).toContain('counted2')
})
