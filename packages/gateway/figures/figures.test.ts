import { rebuildFigures } from '@portico/contract/operator/calls'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../db/rows.ts'
import { teamTotals } from '../reports/index.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { randomFigures } from '../testing/random-figures.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'
import { figuresArea } from './index.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway()
})
afterEach(() => gateway.close())

/** Midnight in Ho Chi Minh City. */
const MIDNIGHT = Date.parse('2026-11-19T17:00:00.000Z')
const at = (minutes: number) => new Date(MIDNIGHT + minutes * 60_000)
const ONE_DAY = { from: '2026-11-20', to: '2026-11-20' }
const range = (team: TestTeam, days = ONE_DAY) => ({
  agentId: team.idOf('boss'),
  scope: 'TEAM' as const,
  timeZone: 'Asia/Ho_Chi_Minh',
  ...days,
})

describe('figures are what their rows come to [AGENT-11]', () => {
  it('after random settling, calling off, correcting and settling again by four writers, cut off in the middle', async () => {
    const { wrong, cut, days, compared } = await randomFigures(gateway, { steps: 30, killEvery: 6, betsOfIssue: 30 })
    expect(wrong).toEqual([])
    expect(cut).toBeGreaterThan(0)
    expect(days).toBeGreaterThan(1)
    expect(compared).toBeGreaterThan(30)
  }, 240_000)

  it('folded, unfolded and half of each alike', async () => {
    const team = await testTeam(gateway, at(1))
    const { orm } = gateway.database
    await team.open('boss', 1, null, at(-10_000))
    await team.open('player', 3, 'boss', at(-10_000))
    await team.bet('player', { stake: 5n, settledAt: at(3) })
    const before = await teamTotals(orm, range(team))
    expect(before).toMatchObject({ bets: '1', stake: '5', members: 2, active_members: 1 })
    await gateway.figures.fold()
    expect(await orm.$count(sql`figure_delta`)).toBe(0)
    expect(await teamTotals(orm, range(team))).toEqual(before)
    await team.bet('player', { stake: 7n, settledAt: at(4) })
    expect(await teamTotals(orm, range(team))).toMatchObject({ bets: '2', stake: '12', active_members: 1 })
    expect((await gateway.books.check()).findings.filter((finding) => finding.includes('figures'))).toEqual([])
  })

  it('[IV.e 2] are put down in rows of their own, so that no bet waits for another under one root', async () => {
    const team = await testTeam(gateway, at(1))
    const { orm } = gateway.database
    await team.open('boss', 1, null, at(-10_000))
    await team.open('player', 3, 'boss', at(-10_000))
    await team.open('other', 3, 'boss', at(-10_000))
    for (const account of ['player', 'other']) await team.bet(account, { stake: 5n, settledAt: at(3) })
    await gateway.figures.fold()
    // Where a row stands and which transaction wrote it: both are others after any change of it.
    const shared = () =>
      rowsOf(
        orm,
        sql`select xmin::text, ctid::text, to_jsonb(f) as row from figure_team_day f union all select xmin::text, ctid::text, to_jsonb(d) from figure_day d order by 1, 2`,
      )
    const before = await shared()
    expect(before.length).toBeGreaterThan(2)
    for (const account of ['player', 'other', 'player']) await team.bet(account, { stake: 7n, settledAt: at(4) })
    expect(await shared()).toEqual(before)
    expect(await orm.$count(sql`figure_delta`)).toBe(3)
    expect(await teamTotals(orm, range(team))).toMatchObject({ bets: '5', stake: '31' })
  })

  it('[IV.e 1] counts who was active in a range once, however many days: such counts do not add up', async () => {
    const team = await testTeam(gateway, at(1))
    const { orm } = gateway.database
    await team.open('boss', 1, null, at(-10_000))
    await team.open('player', 3, 'boss', at(-10_000))
    await team.open('other', 3, 'boss', at(-10_000))
    for (const day of [0, 1, 2]) await team.bet('player', { stake: 5n, settledAt: at(day * 24 * 60 + 5) })
    await team.bet('other', { stake: 5n, settledAt: at(5) })
    await gateway.figures.fold()
    const active = async (from: string, to: string) => (await teamTotals(orm, range(team, { from, to }))).active_members
    const days = ['2026-11-20', '2026-11-21', '2026-11-22']
    expect(await Promise.all(days.map((day) => active(day, day)))).toEqual([2, 1, 1])
    expect(await active(days[0]!, days[2]!)).toBe(2)
  })

  it('are told wrong by the books, and made anew by an operator', async () => {
    const team = await testTeam(gateway, at(1))
    const { orm } = gateway.database
    await team.open('boss', 1, null, at(-10_000))
    await team.open('player', 3, 'boss', at(-10_000))
    await team.bet('player', { stake: 5n, settledAt: at(3) })
    await gateway.figures.fold()
    const right = await teamTotals(orm, range(team))
    await orm.execute(sql`update figure_day set stake = stake + 1 where game_type <> ''`)
    await orm.execute(sql`update figure_team_day set bets = 0`)
    const findings = (await gateway.books.check()).findings.join('\n')
    expect(findings).toContain('the figures of member')
    expect(findings).toContain('the figures of the team of')
    const finance = await gateway.operatorNamed('lan', 'finance')
    expect((await gateway.call(rebuildFigures, {}, finance)).value).toEqual({ changed: 1 })
    expect(await teamTotals(orm, range(team))).toEqual(right)
    expect((await gateway.call(rebuildFigures, {}, finance)).value).toEqual({ changed: 0 })
  })

  it('are made of what there was, once, in a database from before they were kept', async () => {
    const team = await testTeam(gateway, at(1))
    const { orm } = gateway.database
    await team.open('boss', 1, null, at(-10_000))
    await team.bet('boss', { stake: 5n, settledAt: at(3) })
    const right = await teamTotals(orm, range(team))
    for (const table of ['figure_delta', 'figure_day', 'figure_team_day']) await orm.execute(sql.raw(`delete from ${table}`))
    await orm.execute(sql`delete from setting where key = 'figures.zone'`)
    const again = figuresArea(gateway.gateway.platform)
    await again.area.prepare!()
    expect(await teamTotals(orm, range(team))).toEqual(right)
  })
})
