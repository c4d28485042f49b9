import { createHash } from 'node:crypto'
import { teamOverview } from '@portico/contract/agent/calls'
import { commissionLines } from '@portico/contract/commission/calls'
import { menu } from '@portico/contract/system/calls'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import { gameMenus, winnerBoard } from '@portico/contract/catalogue/calls'
import { registerLinks } from '@portico/contract/register-link/calls'
import { listAnnouncements } from '@portico/contract/content/calls'
import { unitsOf } from '@portico/contract/kit/money'
import { and, asc, count, eq, gt, lt, notInArray } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '@portico/gateway/config'
import type { Database } from '@portico/gateway/db/open'
import { deposit } from '@portico/gateway/cashier/schema'
import { game } from '@portico/gateway/catalogue/schema'
import { bet } from '@portico/gateway/lottery/bets/schema'
import { lotteryIssue } from '@portico/gateway/lottery/schema'
import { member, memberTree } from '@portico/gateway/member/schema'
import { seededRandom } from '@portico/gateway/ports/random'
import { manualClock } from '@portico/gateway/ports/clock'
import { openTestDatabase } from '@portico/gateway/testing/database'
import { START, type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { vendorRound } from '@portico/gateway/vendors/schema'
import { withdrawal } from '@portico/gateway/withdrawals/schema'
import { DEMO_MEMBER, DEMO_PASSWORD, TOP_AGENT } from './people.ts'
import { INVITEES } from './register-story.ts'
import { seedDemo } from './service.ts'

const SMALL = { games: 40, members: 6, days: 7, bets: 80 }
const end = new Date(START)
const seed = (database: Database, progress: (line: string) => void = () => {}, { tookMs = 0, until = end, size = SMALL } = {}) =>
  seedDemo({
    // As `npm start` has it.
    config: readConfig({ BRAND: 'aurora', WITHDRAW_TURNOVER: '1', SECRETS_KEY: 'the key by which the seed seals things' }),
    database,
    end: until,
    now: () => new Date(until.getTime() + tookMs),
    random: seededRandom('real'),
    log: pino({ level: 'silent' }),
    size,
    progress,
  })

/** Everything that the demonstration shows, without the ids of rows. */
const digestOf = async ({ orm }: Database): Promise<string> => {
  const bets = await orm
    .select({
      account: member.account,
      numero: bet.numero,
      play: bet.play,
      selection: bet.selection,
      stake: bet.stake,
      payout: bet.payout,
      placedAt: bet.placedAt,
    })
    .from(bet)
    .innerJoin(member, eq(member.id, bet.memberId))
    .orderBy(asc(bet.placedAt), asc(member.account), asc(bet.stake), asc(bet.play), asc(bet.id))
  const games = await orm.select().from(game).orderBy(asc(game.nodeId))
  const text = JSON.stringify([bets, games], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  return createHash('sha256').update(text).digest('hex')
}

let database: Database
let gateway: TestGateway

beforeAll(async () => {
  database = await openTestDatabase()
  const lines: string[] = []
  expect(await seed(database, (line) => lines.push(line))).toBe('seeded')
  expect(lines.at(-1)).toBe('Demo data is ready.')
  gateway = await testGateway({ database, clock: manualClock(START) })
})
afterAll(async () => {
  await gateway.close()
  await database.close()
})

describe('the demo seed', () => {
  test('leaves balanced books and no bet of the past waiting', async () => {
    expect(await gateway.books.check()).toMatchObject({ balanced: true, findings: [] })
    const [waiting] = await database.orm
      .select({ bets: count() })
      .from(bet)
      .innerJoin(lotteryIssue, eq(lotteryIssue.id, bet.issueId))
      .where(and(eq(bet.state, 'WAITING'), lt(lotteryIssue.drawAt, end)))
    expect(waiting?.bets).toBe(0)
    expect(await database.orm.$count(bet)).toBeGreaterThan(SMALL.bets / 3)
    expect(await database.orm.$count(deposit)).toBeGreaterThan(3)
  })

  test('[AGENT-12] has register links that were clicked and registered by, one above what its agent has', async () => {
    const { token } = await gateway.login(TOP_AGENT, { password: DEMO_PASSWORD, portal: 'AGENT' })
    const { list, totals } = (await gateway.call(registerLinks, {}, { token })).value
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['LIVE', 'USED_UP', 'REVOKED']))
    expect(list.filter(({ above }) => above.length > 0).map(({ above }) => above)).toEqual([['SPORTS']])
    expect(totals).toMatchObject({ links: list.length, uses: INVITEES.length })
    expect(totals.deposited).toBe(INVITEES.filter(([, , , , pays]) => pays !== undefined).length)
    expect(totals.clicks).toBeGreaterThan(totals.uses)
  })

  test('[AGENT-04] has salaries by the day, the hour and five minutes, and a dividend that two people have paid', async () => {
    const { token } = await gateway.login(TOP_AGENT, { password: DEMO_PASSWORD, portal: 'AGENT' })
    const { agent } = (await gateway.call(menu, {}, { token })).value
    expect(agent).toEqual(
      expect.arrayContaining(['agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary']),
    )
    const { list } = (await gateway.call(commissionLines, { from: '2026-11-01', to: '2026-11-21' }, { token })).value
    expect(list.filter(({ kind, pay }) => kind === 'realtime' && unitsOf(pay) > 0n).length).toBeGreaterThan(0)
    const paid = (await gateway.commissions.desk.list('PAID')).filter(({ account, version }) => account === TOP_AGENT && version === 1)
    expect(paid.find(({ steps }) => steps.length > 1)?.steps.map(({ action, person }) => `${action} ${person}`)).toEqual([
      expect.stringMatching(/^calculate/),
      'review hoa',
      'approve lan',
      'pay hoa',
    ])
  })

  test('[AGENT-11] shows a team of three levels whose figures are those of its bets', async () => {
    const { token } = await gateway.login(TOP_AGENT, { password: DEMO_PASSWORD, portal: 'AGENT' })
    const { figures, byDay } = (await gateway.call(teamOverview, { from: '2026-11-15', to: '2026-11-21' }, { token })).value
    // The last of them plays with a bonus, a slip of which still waits.
    expect(figures.members).toBe(SMALL.members + 8 + INVITEES.length + 2)
    const bets = await database.orm.$count(bet, notInArray(bet.state, ['VOID', 'WAITING']))
    const rounds = await database.orm.$count(vendorRound, and(eq(vendorRound.state, 'CLOSED'), gt(vendorRound.staked, 0n)))
    expect(rounds).toBeGreaterThan(8)
    expect(figures.bets).toBe(bets + rounds)
    expect(byDay.filter((row) => unitsOf(row.stake) > 0n).length).toBeGreaterThan(3)
    const depths = await database.orm.selectDistinct({ depth: memberTree.depth }).from(memberTree).orderBy(asc(memberTree.depth))
    expect(depths.map((row) => row.depth)).toEqual([0, 1, 2, 3].slice(0, depths.length))
    expect(depths.length).toBeGreaterThan(2)
  })

  test('gives every outside lottery a month of results, made up by a fair draw and marked so', async () => {
    const fed = gateway.lottery.games().filter(({ source }) => source === 'feed' || source === 'stations')
    const results = new Map<string, DrawResult[]>()
    for (const { code } of fed) {
      const { list } = await gateway.lottery.results({ gameCode: code, limit: 200 })
      results.set(code, list)
      expect([code, list.every(({ demo }) => demo === true)]).toEqual([code, true])
    }
    const counts = (code: string) => results.get(code)?.length
    expect([counts('XSMB'), counts('FC3D'), counts('HKLHC')]).toEqual([30, 30, 13])
    // A station of one day a week, and one of two.
    expect([counts('XSVT'), counts('XSDNG')]).toEqual([4, 8])
    // Both regions draw every day.
    expect([counts('XSMN'), counts('XSMT')]).toEqual([30, 30])
    const digits = (code: string) => results.get(code)!.map(({ result }) => ('digits' in result ? result.digits : ''))
    expect(digits('PL3')).toEqual(digits('PL5').map((five) => five.slice(0, 3)))
    expect(new Set(digits('FC3D')).size).toBeGreaterThan(25)
    expect(await gateway.results.list({})).toMatchObject({ list: [] })
  })

  test('[LOBBY-01] fills the lobby: games, notices, banners, winners', async () => {
    // The lottery of past draws is closed until somebody imports its results.
    expect((await gateway.call(gameMenus, {})).value.menus.reduce((total, menu) => total + menu.total, 0)).toBe(SMALL.games - 1)
    expect((await gateway.call(listAnnouncements, { types: 'B', groupName: 'w_home' })).value.list.map((row) => row.imageUrl)).toEqual(
      [3, 2].map((number) => `/art/banner/${number}.svg`),
    )
    expect((await gateway.call(listAnnouncements, { types: 'PL,H' }, { language: 'TY' })).value.list.length).toBeGreaterThan(2)
    expect((await gateway.call(winnerBoard, {})).value.list.length).toBeGreaterThan(0)
  })

  test('[LOGIN-05] the demo member signs in and has money; who registers now joins the top agent', async () => {
    const { member: demoMember } = await gateway.login(DEMO_MEMBER, { password: DEMO_PASSWORD })
    expect(demoMember).toMatchObject({ account: DEMO_MEMBER, agent: false })
    const { member: fresh } = await gateway.register('newcomer')
    const top = await gateway.members.byAccount(TOP_AGENT)
    const [row] = await database.orm.select().from(member).where(eq(member.id, fresh.id))
    expect(row?.uplineId).toBe(top?.id)
  })

  test.each(['2026-11-20T17:00:20Z', '2026-11-20T17:04:00Z'])(
    'tells its stories also right after the merchant’s midnight, at %s',
    async (at) => {
      const young = await openTestDatabase()
      expect(await seed(young, () => {}, { until: new Date(at), size: { ...SMALL, members: 60 } })).toBe('seeded')
      const stands = (await young.orm.select().from(withdrawal)).map(({ state, receipt }) => receipt ?? state)
      expect(new Set(stands).size).toBe(10)
      const late = await young.orm.$count(withdrawal, gt(withdrawal.createdAt, new Date(at)))
      expect(late).toBe(0)
      await young.close()
    },
  )

  test('is made once, never into a database that has members, and the same every time', async () => {
    const before = await digestOf(database)
    expect(await seed(database)).toBe('kept')
    expect(await digestOf(database)).toBe(before)
    const again = await openTestDatabase()
    // However long it takes: what is drawn meanwhile is added.
    await seed(again, () => {}, { tookMs: 180_000 })
    expect(await digestOf(again)).toBe(before)
    const later = await again.orm.$count(lotteryIssue, and(eq(lotteryIssue.gameCode, 'SSC1'), gt(lotteryIssue.drawAt, end)))
    expect(later).toBeGreaterThan(3)
    await again.close()
    const used = await testGateway()
    await used.register('somebody')
    expect(await seed(used.database)).toBe('kept')
    await used.close()
  })
})
