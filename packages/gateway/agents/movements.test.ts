import { randomUUID } from 'node:crypto'
import { teamMovements, teamMovementTotals } from '@portico/contract/agent/movement-calls'
import type { SentOf } from '@portico/contract/kit/call'
import { ONE, unitsOf } from '@portico/contract/kit/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cashOf, type Cursor, type Entry, houseOf } from '../ledger/index.ts'
import { teamMovementPage } from '../reports/index.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'

let gateway: TestGateway
let team: TestTeam

/** Midnight of 20 November in Ho Chi Minh City. */
const MIDNIGHT = Date.parse('2026-11-19T17:00:00.000Z')
const at = (minutes: number) => new Date(MIDNIGHT + minutes * 60_000)

/** Sent within the team at one instant, so that pages end between the two sides. */
const sendDown = (amount: bigint, when: Date) => {
  const [debit, credit] = [cashOf(team.idOf('topagent'), 'VND'), cashOf(team.idOf('player1'), 'VND')]
  const id = randomUUID()
  const entry = { id, debit, credit, amount: amount * ONE, ref: id, code: 'TRANSFER_DOWNLINE' }
  return gateway.database.orm.transaction((tx) => gateway.ledger.post(tx, [entry], when))
}
const SENT = 5

/** Half of the rows of the middle day share one instant, so that a page must know the order of writing. */
const PER_DAY = 40

const post = (account: string, way: 'in' | 'out', amount: bigint, when: Date, more: Pick<Entry, 'code' | 'product'>) => {
  const [own, house] = [cashOf(team.idOf(account), 'VND'), houseOf('house:gaming', 'VND')]
  const [debit, credit] = way === 'in' ? [house, own] : [own, house]
  const entry = { id: randomUUID(), debit, credit, amount: amount * ONE, ref: randomUUID(), ...more }
  return gateway.database.orm.transaction((tx) => gateway.ledger.post(tx, [entry], when))
}

beforeAll(async () => {
  gateway = await testGateway()
  team = await testTeam(gateway, at(1))
  await team.open('topagent', 1, null, at(-10_000))
  await team.open('subagent', 2, 'topagent', at(-9_000))
  await team.open('player1', 3, 'topagent', at(-8_000))
  await team.open('player2', 3, 'subagent', at(-8_000))
  await team.open('stranger', 1, null, at(-10_000))
  for (const account of ['topagent', 'player1', 'player2', 'stranger'])
    await post(account, 'in', 5_000n, at(-3 * 1_440), { code: 'ADJUSTMENT' })
  for (let row = 0; row < PER_DAY; row += 1) {
    const account = row % 2 === 0 ? 'player1' : 'player2'
    await post(account, 'out', 10n + BigInt(row), row < PER_DAY / 2 ? at(600) : at(600 + row), { code: 'STAKE', product: 'SSC1' })
  }
  await post('player2', 'in', 700n, at(1_440), { code: 'PAYOUT', product: 'SSC1' })
  await post('stranger', 'out', 1n, at(610), { code: 'STAKE', product: 'SSC1' })
  for (let sent = 1n; sent <= SENT; sent += 1n) await sendDown(sent, at(2_000))
  await team.enter('AGENT', 'topagent', 'subagent', 'stranger')
})
afterAll(() => gateway.close())

const RANGE = { from: '2026-11-01', to: '2026-11-21', scope: 'TEAM' } as const
const page = async (agent: string, request: Partial<SentOf<typeof teamMovements>> = {}, language = 'EN') =>
  (await gateway.call(teamMovements, { ...RANGE, ...request }, { ...team.as(agent), language })).value
const totals = async (agent: string, request: Partial<SentOf<typeof teamMovementTotals>> = {}) =>
  (await gateway.call(teamMovementTotals, { ...RANGE, ...request }, team.as(agent))).value

describe("what moved on a team's wallets [AGENT-11]", () => {
  test('is paged newest first, each movement once, and back again by the same pages', async () => {
    const pages = [await page('topagent', { pageSize: 7 })]
    while (pages.at(-1)!.older !== null) pages.push(await page('topagent', { pageSize: 7, older: pages.at(-1)!.older! }))
    const all = pages.flatMap(({ list }) => list)
    expect(all).toHaveLength(PER_DAY + 4 + 2 * SENT)
    expect(new Set(all.map(({ id, account }) => id + account)).size).toBe(all.length)
    expect(all.map(({ at: when }) => when)).toEqual(
      all
        .map(({ at: when }) => when)
        .toSorted()
        .toReversed(),
    )
    expect(pages[0]!.newer).toBeNull()
    for (let index = pages.length - 1; index > 0; index -= 1)
      expect((await page('topagent', { pageSize: 7, newer: pages[index]!.newer! })).list).toEqual(pages[index - 1]!.list)
  })

  test.each([1, 2, 3, 4, 7])('shows both sides of each transfer within the team once, by pages of %i, both ways', async (pageSize) => {
    const sides = ({ list }: Awaited<ReturnType<typeof page>>) =>
      list.filter(({ code }) => code === 'TRANSFER_DOWNLINE').map(({ account, amount }) => `${account} ${amount.amount}`)
    const all = sides(await page('topagent', { pageSize: 100 }))
    expect(all.toSorted()).toEqual([1, 2, 3, 4, 5].flatMap((sent) => [`player1 ${sent}.0000`, `topagent -${sent}.0000`]).toSorted())
    const pages = [await page('topagent', { pageSize })]
    while (pages.at(-1)!.older !== null) pages.push(await page('topagent', { pageSize, older: pages.at(-1)!.older! }))
    expect(pages.flatMap(sides)).toEqual(all)
    for (let index = pages.length - 1; index > 0; index -= 1)
      expect(sides(await page('topagent', { pageSize, newer: pages[index]!.newer! }))).toEqual(sides(pages[index - 1]!))
  })

  test('comes to totals that are the sum of its rows and of nobody else’s', async () => {
    for (const scope of ['SELF', 'DIRECT', 'TEAM'] as const) {
      const rows = (await page('topagent', { scope, pageSize: 100 })).list
      const sums = await totals('topagent', { scope })
      const amounts = rows.map(({ amount }) => unitsOf(amount))
      expect(sums.movements, scope).toBe(rows.length)
      expect(unitsOf(sums.net), scope).toBe(amounts.reduce((sum, each) => sum + each, 0n))
      expect(unitsOf(sums.in), scope).toBe(amounts.filter((each) => each > 0n).reduce((sum, each) => sum + each, 0n))
      expect(sums.balance, scope).toEqual(sums.net)
    }
  })

  test('is narrowed to a kind and to an account, and says the game in the reader’s language', async () => {
    const bets = await page('topagent', { kind: 'BET', account: 'YER2', pageSize: 100 })
    expect(bets.list).toHaveLength(PER_DAY / 2)
    expect(new Set(bets.list.map(({ account, kind }) => `${account} ${kind}`))).toEqual(new Set(['player2 BET']))
    expect(bets.list[0]!.product).not.toBe('SSC1')
    expect((await page('topagent', { kind: 'BET' }, 'TY')).list[0]!.product).not.toBe(bets.list[0]!.product)
    expect((await totals('topagent', { kind: 'PAYOUT' })).kinds).toMatchObject([
      { kind: 'PAYOUT', in: { amount: '700.0000' }, movements: 1 },
    ])
  })

  test('[IV.e 11] shows nothing of another team, by name or by a cursor of it', async () => {
    const theirs = await page('stranger', { pageSize: 1 })
    expect(theirs.list[0]!.account).toBe('stranger')
    expect((await page('topagent', { account: 'stranger' })).list).toEqual([])
    expect((await totals('topagent', { account: 'stranger' })).movements).toBe(0)
    const after = await page('topagent', { older: theirs.older!, pageSize: 100 })
    expect(after.list.map(({ account }) => account)).not.toContain('stranger')
    expect((await page('subagent', { pageSize: 100 })).list.every(({ account }) => account === 'player2')).toBe(true)
  })

  test('is refused for days that are none and for cursors that are none', async () => {
    const refused = async (request: object) =>
      (await gateway.call(teamMovements, { ...RANGE, ...request } as never, team.as('topagent'))).failure.code
    expect(await refused({ from: '2026-11-22', to: '2026-11-21' })).toBe('INVALID_REQUEST')
    expect(await refused({ from: '2026-02-31' })).toBe('INVALID_REQUEST')
    expect(await refused({ older: '12' })).toBe('INVALID_REQUEST')
  })

  test('of a large team is read by time, and is the same', async () => {
    const { orm } = gateway.database
    const range = { agentId: team.idOf('topagent'), timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND', from: RANGE.from, to: RANGE.to }
    for (const scope of ['SELF', 'DIRECT', 'TEAM'] as const) {
      for (const way of ['older', 'newer'] as const) {
        const walk = async (large: number) => {
          const all: Awaited<ReturnType<typeof teamMovementPage>> = []
          for (let cursor: Cursor | undefined; ; cursor = all.at(-1)) {
            const next = await teamMovementPage(orm, { ...range, scope }, { way, cursor, limit: 3 }, large)
            all.push(...next)
            if (next.length < 3) return all
          }
        }
        const byWallets = await walk(100)
        expect(byWallets.length, `${scope} ${way}`).toBeGreaterThan(0)
        expect(await walk(0), `${scope} ${way}`).toEqual(byWallets)
      }
    }
  })

  // It posts more: it comes last.
  test('[IV.e 9] loses and doubles nothing of one instant, whatever is posted while it is walked', async () => {
    const sideOf = ({ id, account }: { id: string; account: string }) => `${id} ${account}`
    const there = (await page('topagent', { pageSize: 100 })).list.map(sideOf)
    const walked = [await page('topagent', { pageSize: 3 })]
    while (walked.at(-1)!.older !== null) {
      // In the middle of those that share an instant, and before all of them.
      for (const when of [at(600), at(1_440 - walked.length)]) await post('player1', 'out', 1n, when, { code: 'STAKE', product: 'SSC1' })
      walked.push(await page('topagent', { pageSize: 3, older: walked.at(-1)!.older! }))
    }
    const ids = walked.flatMap(({ list }) => list).map(sideOf)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => there.includes(id))).toEqual(there)
  })
})
