import { randomUUID } from 'node:crypto'
import type { ResponseOf, SentOf } from '@portico/contract/kit/call'
import { teamMembers, teamOverview, teamRows } from '@portico/contract/agent/calls'
import { ONE, unitsOf } from '@portico/contract/kit/money'
import { eq, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deposit } from '../cashier/schema.ts'
import { ledgerAccount, ledgerTransfer } from '../ledger/schema.ts'
import { type bet } from '../lottery/bets/schema.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'

let gateway: TestGateway
let team: TestTeam

/** Midnight in Ho Chi Minh City. */
const MIDNIGHT = '2026-11-19T17:00:00.000Z'
const at = (minutes: number) => new Date(Date.parse(MIDNIGHT) + minutes * 60_000)
const accountsOf = (of: SQL) => gateway.database.orm.select().from(ledgerAccount).where(of)

const play = (account: string, stake: bigint, payout: bigint, settledAt: Date, more: Partial<typeof bet.$inferInsert> = {}) =>
  team.bet(account, { stake, payout, rebate: stake / 100n, state: payout > 0n ? 'WON' : 'LOST', placedAt: settledAt, settledAt, ...more })

const pay = async (account: string, amount: bigint, when: Date) => {
  const { orm } = gateway.database
  const id = randomUUID()
  await orm.insert(deposit).values({
    id,
    memberId: team.idOf(account),
    method: 'SANDBOX',
    amount,
    currency: 'VND',
    state: 'CREDITED',
    providerRef: id,
    createdAt: when,
    creditedAt: when,
  })
  const [cash] = (await accountsOf(eq(ledgerAccount.ownerId, team.idOf(account)))).filter((row) => row.kind === 'player:cash')
  const [clearing] = await accountsOf(eq(ledgerAccount.kind, 'provider:clearing'))
  await orm
    .insert(ledgerTransfer)
    .values({ id: randomUUID(), debitId: clearing!.id, creditId: cash!.id, amount, code: 'DEPOSIT', ref: id, at: when })
  await orm
    .update(ledgerAccount)
    .set({ balance: cash!.balance + amount })
    .where(eq(ledgerAccount.id, cash!.id))
}

const open = async (account: string, type: number, upline: string | null, joinedAt: Date) => {
  const { id, currency } = await team.open(account, type, upline, joinedAt)
  const own = await accountsOf(eq(ledgerAccount.ownerId, id))
  if (own.length === 0)
    await gateway.database.orm.insert(ledgerAccount).values({ ownerId: id, kind: 'player:cash', currency, cached: true })
}

beforeAll(async () => {
  gateway = await testGateway()
  const { orm } = gateway.database
  const clearing = await accountsOf(eq(ledgerAccount.kind, 'provider:clearing'))
  if (clearing.length === 0) await orm.insert(ledgerAccount).values({ kind: 'provider:clearing', currency: 'VND', cached: false })
  team = await testTeam(gateway, at(1))
  await open('topagent', 1, null, at(-10_000))
  await open('subagent', 2, 'topagent', at(-9_000))
  await open('player1', 3, 'topagent', at(-8_000))
  await open('player2', 3, 'subagent', at(30))
  await open('stranger', 1, null, at(-10_000))
  await open('outsider', 3, 'stranger', at(-10_000))
  for (const [index, account] of ['topagent', 'subagent', 'player1', 'player2', 'outsider'].entries()) {
    const step = BigInt(index + 1)
    await pay(account, 1_000n * ONE * step + 7n, at(60 * index))
    await play(account, 300n * ONE * step + 1n, index % 2 === 0 ? 0n : 777n * ONE + 3n, at(90 + index))
  }
  await play('player1', 50n * ONE, 0n, at(-0.001), { gameType: 'LOTT' })
  await play('player1', 11n * ONE, 0n, at(0), { gameType: 'LOTT' })
  await play('player1', 13n * ONE, 0n, at(24 * 60), { gameType: 'LOTT' })
  await play('player1', 99n * ONE, 99n * ONE, at(100), { state: 'VOID', rebate: 0n, validBet: 0n })
  await play('player1', 88n * ONE, 0n, at(100), { state: 'WAITING', payout: null, validBet: null, settledAt: null })
  await team.enter('AGENT', 'topagent', 'subagent', 'stranger')
})
afterAll(() => gateway.close())

const as = (account: string) => team.as(account)
const day = { from: '2026-11-20', to: '2026-11-20' } as const
const overview = async (account: string, request: SentOf<typeof teamOverview> = day) =>
  (await gateway.call(teamOverview, request, as(account))).value
const members = async (account: string, request: SentOf<typeof teamMembers> = day) =>
  (await gateway.call(teamMembers, request, as(account))).value
const rows = async (account: string, request: SentOf<typeof teamRows>, language = 'EN') =>
  (await gateway.call(teamRows, request, { ...as(account), language })).value
const sum = (amounts: readonly { amount: string; currency: string }[]) => amounts.reduce((total, amount) => total + unitsOf(amount), 0n)

describe('the team overview', () => {
  test('[AGENT-11] every tile is the sum of its rows, exactly, in each scope', async () => {
    for (const scope of ['SELF', 'DIRECT', 'TEAM'] as const) {
      const { figures } = await overview('topagent', { ...day, scope })
      const list = await members('topagent', { ...day, scope, pageSize: 200 })
      const { newAccounts: _n, activeMembers: _a, members: _m, bets, ...money } = figures
      for (const [name, tile] of Object.entries(money)) {
        expect(sum(list.list.map((row) => row.figures[name as keyof typeof money])), `${scope} ${name}`).toBe(unitsOf(tile))
      }
      expect(list.list.reduce((total, row) => total + row.figures.bets, 0)).toBe(bets)
      expect(list.totals).toEqual(figures)
      expect(list.total).toBe(figures.members)
      const played = await rows('topagent', { ...day, scope, kind: 'BETS', pageSize: 200 })
      expect(played.total).toBe(bets)
      expect(sum(played.list.map((row) => row.amount))).toBe(unitsOf(figures.stake))
      expect(sum(played.list.map((row) => row.validBet!))).toBe(unitsOf(figures.validBet))
      expect(sum(played.list.map((row) => row.profit!))).toBe(unitsOf(figures.profit))
      expect(played.totals).toEqual({ amount: figures.stake, validBet: figures.validBet, payout: figures.payout, profit: figures.profit })
      const paid = await rows('topagent', { ...day, scope, kind: 'DEPOSITS', pageSize: 200 })
      expect(sum(paid.list.map((row) => row.amount))).toBe(unitsOf(figures.deposits))
      expect((await members('topagent', { ...day, scope, opened: 'true' })).total).toBe(figures.newAccounts)
      expect((await members('topagent', { ...day, scope, active: 'true' })).total).toBe(figures.activeMembers)
    }
  })

  test('[AGENT-11] a bet has the name and selection its player reads', async () => {
    const bet = async (language: string) => (await rows('topagent', { ...day, kind: 'BETS' }, language)).list[0]!.bet!
    const en = await bet('EN')
    expect(en).toMatchObject({ play: 'front3-direct', selection: { lines: ['123'] } })
    expect((await bet('TY')).gameName).not.toBe(en.gameName)
  })

  test('[AGENT-11] counts who belongs to the scope: itself, its direct accounts, everybody below', async () => {
    const accounts = async (scope: 'SELF' | 'DIRECT' | 'TEAM') =>
      (await members('topagent', { ...day, scope, sort: 'account', order: 'asc' })).list.map((row) => row.account)
    expect(await accounts('SELF')).toEqual(['topagent'])
    expect(await accounts('DIRECT')).toEqual(['player1', 'subagent'])
    expect(await accounts('TEAM')).toEqual(['player1', 'player2', 'subagent', 'topagent'])
    const [top] = (await members('topagent', { ...day, scope: 'SELF' })).list
    expect(top).toMatchObject({ agent: true, level: 0, downlines: 3 })
  })

  test('[AGENT-11] a day is half-open in the merchant’s zone; void and open bets do not count', async () => {
    const stakes = async (from: string) =>
      (await rows('topagent', { from, to: from, kind: 'BETS', account: 'player1', pageSize: 50 })).list.map((row) => row.amount.amount)
    expect(await stakes('2026-11-19')).toEqual(['50.0000'])
    expect(await stakes('2026-11-20')).toEqual(['900.0001', '11.0000'])
    expect(await stakes('2026-11-21')).toEqual(['13.0000'])
  })

  test('[AGENT-11] days and game types add up to the tiles, and no day is missing', async () => {
    const range = { from: '2026-11-15', to: '2026-11-21' }
    const { figures, byDay, byType } = await overview('topagent', range)
    expect(byDay.map((row) => row.day)).toEqual([15, 16, 17, 18, 19, 20, 21].map((number) => `2026-11-${number}`))
    expect(sum(byDay.map((row) => row.stake))).toBe(unitsOf(figures.stake))
    expect(sum(byDay.map((row) => row.payout))).toBe(unitsOf(figures.payout))
    expect(sum(byType.map((row) => row.validBet))).toBe(unitsOf(figures.validBet))
    expect(sum(byType.map((row) => row.profit))).toBe(unitsOf(figures.profit))
    expect(byType.map((row) => row.gameType)).toEqual(['ELOTT', 'LOTT'])
  })

  test('[AGENT-11] stands beside the same number of days before', async () => {
    const { before } = await overview('topagent', day)
    expect(before).toEqual((await overview('topagent', { from: '2026-11-19', to: '2026-11-19' })).figures)
    expect(before).toMatchObject({ members: 3, stake: { amount: '50.0000' }, balance: { amount: '0.0000' } })
  })

  test('[AGENT-11] pages do not overlap and totals are of all pages', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((pageNo) => members('topagent', { ...day, sort: 'validBet', order: 'asc', pageNo, pageSize: 2 })),
    )
    expect(pages.map((page) => page.list.map((row) => row.account))).toEqual([['topagent', 'subagent'], ['player1', 'player2'], []])
    expect(pages[0]).toMatchObject({ total: 4, totalPages: 2 })
    expect(pages[1]!.totals).toEqual(pages[0]!.totals)
  })

  test('[AGENT-11] every order is that of the figures that the rows show, at the end of whichever day', async () => {
    const values = {
      balance: ({ figures }) => unitsOf(figures.balance),
      deposits: ({ figures }) => unitsOf(figures.deposits),
      profit: ({ figures }) => unitsOf(figures.profit),
      downlines: ({ downlines }) => BigInt(downlines),
    } satisfies Record<string, (row: ResponseOf<typeof teamMembers>['list'][number]) => bigint>
    for (const to of ['2026-11-19', '2026-11-20', '2026-12-20'])
      for (const [sort, of] of Object.entries(values) as [keyof typeof values, (typeof values)['downlines']][]) {
        const all = (await members('topagent', { from: '2026-11-19', to, sort, order: 'asc' })).list.map(of)
        expect(all, `${sort} ${to}`).toEqual([...BigInt64Array.from(all).sort()])
      }
  })
})

describe('what an agent cannot see', () => {
  test('[AGENT-11] [IV.e 11] nothing of another’s team, whatever it asks', async () => {
    for (const kind of ['DEPOSITS', 'BETS'] as const) {
      expect((await rows('topagent', { ...day, kind, account: 'outsider' })).list).toEqual([])
      expect((await rows('stranger', { ...day, kind })).list.map((row) => row.account)).toEqual(['outsider'])
      expect((await rows('subagent', { ...day, kind })).list.map((row) => row.account).sort()).toEqual(['player2', 'subagent'])
    }
    expect((await members('topagent', { ...day, account: 'out' })).list).toEqual([])
    expect((await members('topagent', { ...day, account: '%' })).list).toEqual([])
    expect((await members('stranger')).list.map((row) => row.account).sort()).toEqual(['outsider', 'stranger'])
    expect((await members('subagent', { ...day, account: 'topagent' })).total).toBe(0)
  })

  test('[AGENT-01] a player is refused, and so is a range that is none', async () => {
    const { token } = await gateway.login('player1')
    expect((await gateway.call(teamOverview, day, { token })).failure.code).toBe('NOT_AN_AGENT')
    for (const range of [
      { from: '2026-11-21', to: '2026-11-20' },
      { from: '2026-02-31', to: '2026-03-02' },
      { from: '2020-01-01', to: '2026-01-01' },
    ]) {
      expect((await gateway.call(teamOverview, range, as('topagent'))).failure.code).toBe('INVALID_REQUEST')
    }
  })
})
