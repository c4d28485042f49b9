import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Queryable } from '../../db/open.ts'
import { rewriteBet } from '../../testing/settled-bets.ts'
import { type TestGateway, testGateway } from '../../testing/gateway.ts'
import { type TestTeam, testTeam } from '../../testing/team.ts'
import { createMemberLists } from '../member-list.ts'
import { idSlice } from '../../reports/index.ts'
import { createTeamColumns } from './index.ts'
import { createKeptDays } from './kept-days.ts'

const MIDNIGHT = Date.parse('2026-11-19T17:00:00.000Z')
const DAY = 24 * 60
const at = (minutes: number) => new Date(MIDNIGHT + minutes * 60_000)
const DAYS = { from: '2026-11-18', to: '2026-11-20' }
const EVERYBODY = { account: undefined, opened: false, active: false }

let gateway: TestGateway
let team: TestTeam
beforeEach(async () => {
  gateway = await testGateway()
  team = await testTeam(gateway, at(1))
  await team.open('boss', 1, null, at(-10_000))
  for (const account of ['ann', 'bob', 'cid']) await team.open(account, 3, 'boss', at(-10_000))
  await team.bet('ann', { stake: 5n, settledAt: at(3) })
  await team.bet('bob', { stake: 3n, settledAt: at(3 - DAY) })
  await gateway.figures.fold()
})
afterEach(() => gateway.close())

/** Lists over days that are kept for themselves, and which days were read. `before` is run before each reading of days. */
const listsOver = (most?: number, before: () => Promise<void> = async () => {}) => {
  const { orm } = gateway.database
  const days = createKeptDays(most)
  const read: string[] = []
  const columns = createTeamColumns(orm, orm, {
    ...days,
    read: async (db: Queryable, owner, directory, kind, asOf) => {
      await before()
      read.push(...asOf.map(({ day }) => `${kind} ${day}`))
      return days.read(db, owner, directory, kind, asOf)
    },
  })
  const lists = createMemberLists(orm, columns)
  const range = { agentId: team.idOf('boss'), scope: 'TEAM' as const, timeZone: 'Asia/Ho_Chi_Minh', ...DAYS }
  const names = new Map(['boss', 'ann', 'bob', 'cid'].map((name) => [team.idOf(name).replaceAll('-', ''), name]))
  return {
    read,
    range,
    lists,
    by: async (sort: 'validBet' | 'balance' | 'account' | 'downlines' | 'profit') => {
      const ids = idSlice(await lists.order(range, EVERYBODY, { sort, order: 'desc' }), { limit: 10, offset: 0 })
      return ids.map((id) => names.get(id) ?? 'somebody new').join(' ')
    },
  }
}

describe('what a team did is kept in columns', () => {
  it('of which a day is read again once it was folded, and no other', async () => {
    const { read, by } = listsOver()
    expect(await by('validBet')).toBe('ann bob boss cid')
    expect(read).toEqual(['PLAY 2026-11-18', 'PLAY 2026-11-19', 'PLAY 2026-11-20'])
    read.length = 0
    await team.bet('cid', { stake: 4n, settledAt: at(5) })
    expect(await by('validBet')).toBe('ann cid bob boss')
    expect(read).toEqual([])
    await gateway.figures.fold()
    expect(await by('validBet')).toBe('ann cid bob boss')
    expect(await by('profit')).toBe('ann cid bob boss')
    expect(read).toEqual(['PLAY 2026-11-20'])
  })

  it('and a day that is over as well, if one of its bets is corrected', async () => {
    const { read, by } = listsOver()
    await by('validBet')
    read.length = 0
    const { rows } = (await gateway.database.orm.execute(sql`select id from bet where stake = 3`)) as unknown as { rows: { id: string }[] }
    await rewriteBet(gateway.database.orm, rows[0]!.id, { validBet: 9n })
    expect(await by('validBet')).toBe('bob ann boss cid')
    await rewriteBet(gateway.database.orm, rows[0]!.id, { state: 'VOID', validBet: 0n, payout: 3n })
    expect(await by('validBet')).toBe('ann bob boss cid')
    await gateway.figures.fold()
    expect(await by('validBet')).toBe('ann bob boss cid')
    expect(read).toEqual(['PLAY 2026-11-19'])
    expect(await listsOver().by('validBet')).toBe('ann bob boss cid')
  })

  it('and is read once more if it was folded between two looks at it', async () => {
    let folds = 0
    const { by } = listsOver(undefined, async () => {
      if ((folds += 1) > 2) return
      await team.bet('cid', { stake: 4n, settledAt: at(5) })
      await gateway.figures.fold()
    })
    expect(await by('validBet')).toBe('cid ann bob boss')
    expect(folds).toBeGreaterThan(2)
  })

  it('with those who joined meanwhile, and what they did', async () => {
    const { by, lists, range } = listsOver()
    expect(await by('account')).toBe('cid boss bob ann')
    await team.open('ada', 3, 'cid', at(10))
    await team.bet('ada', { stake: 7n, settledAt: at(20) })
    expect(await by('account')).toBe('cid boss bob ann somebody new')
    await gateway.figures.fold()
    expect(await by('validBet')).toBe('somebody new ann bob boss cid')
    expect(await by('downlines')).toBe('boss cid somebody new ann bob')
    // One whose joining is put down late: long before everybody else's.
    await team.open('old', 3, 'boss', at(-90 * DAY))
    expect(await by('account')).toBe('somebody new cid boss bob ann somebody new')
    expect(await lists.totals(range, { ...EVERYBODY, opened: true })).toMatchObject({ members: 1, new_accounts: 1, valid_bet: '7' })
    expect(await lists.totals(range, { ...EVERYBODY, account: 'NN' })).toMatchObject({ members: 1, valid_bet: '5', active_members: 1 })
  })

  it('and is no more than it may be: what was asked for longest ago is read anew', async () => {
    const { by, read } = listsOver(600)
    await by('validBet')
    read.length = 0
    expect(await by('validBet')).toBe('ann bob boss cid')
    expect(read.length).toBeGreaterThan(0)
  })

  it('of amounts that no double would hold', async () => {
    const { by, lists, range } = listsOver()
    for (const account of ['ann', 'bob', 'cid']) await team.bet(account, { stake: 2n ** 60n, settledAt: at(5) })
    expect(await by('validBet')).toBe('ann bob cid boss')
    const { stake } = await lists.totals(range, { ...EVERYBODY, active: true })
    expect(stake).toBe(String(3n * 2n ** 60n + 8n))
  })
})
