import { rebuildFigures } from '@portico/contract/operator/calls'
import { teamLosses } from '@portico/contract/agent/loss-calls'
import { teamMembers, teamRows } from '@portico/contract/agent/calls'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { rewriteBet } from '../testing/settled-bets.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'
import { createListMemory } from './list-memory.ts'

const MIDNIGHT = Date.parse('2026-11-19T17:00:00.000Z')
const DAY = 24 * 60
const at = (minutes: number) => new Date(MIDNIGHT + minutes * 60_000)
const DAYS = { from: '2026-11-19', to: '2026-11-20', scope: 'TEAM' as const }

let gateway: TestGateway
let team: TestTeam
beforeEach(async () => {
  gateway = await testGateway()
  team = await testTeam(gateway, at(1))
  await team.open('boss', 1, null, at(-10_000))
  for (const account of ['ann', 'bob', 'cid']) await team.open(account, 3, 'boss', at(-10_000))
  await team.bet('ann', { stake: 5n, settledAt: at(3) })
  await team.enter('AGENT', 'boss')
})
afterEach(() => gateway.close())

describe('what lists come to is kept as long as it is so', () => {
  it('is found once, and anew after a bet on its days, after folding and after a rebuild, but not after a bet on a later day', async () => {
    const memory = createListMemory(gateway.database.orm)
    let found = 0
    const ask = () => memory('list', { agentId: team.idOf('boss') }, DAYS.to, async () => (found += 1))
    expect([await ask(), await ask(), found]).toEqual([1, 1, 1])
    await team.bet('bob', { stake: 7n, settledAt: at(DAY + 5) })
    expect(await ask()).toBe(1)
    await team.bet('bob', { stake: 7n, settledAt: at(5) })
    expect([await ask(), await ask()]).toEqual([2, 2])
    await gateway.figures.fold()
    expect([await ask(), await ask()]).toEqual([3, 3])
    await gateway.call(rebuildFigures, {}, await gateway.operatorNamed('lan', 'finance'))
    expect([await ask(), await ask()]).toEqual([4, 4])
  })

  it('is of who asked, and of what was asked', async () => {
    const memory = createListMemory(gateway.database.orm)
    const ask = (agent: string, sort: string) =>
      memory('list', { agentId: team.idOf(agent), sort }, DAYS.to, async () => `${agent} ${sort}`)
    expect([await ask('boss', 'level'), await ask('ann', 'level'), await ask('boss', 'bets')]).toEqual([
      'boss level',
      'ann level',
      'boss bets',
    ])
  })

  it('leaves out what was asked for longest ago once it is too much', async () => {
    const memory = createListMemory(gateway.database.orm, 100_000)
    const found: string[] = []
    const ask = (name: string) =>
      memory(name, {}, DAYS.to, async () => {
        found.push(name)
        return Buffer.alloc(40_000)
      })
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name)
    expect(found).toEqual(['a', 'b', 'c', 'b'])
  })

  it('is forgotten where it was not found', async () => {
    const memory = createListMemory(gateway.database.orm)
    const broken = memory('list', {}, DAYS.to, () => Promise.reject(new Error('no answer')))
    await expect(broken).rejects.toThrow('no answer')
    expect(await memory('list', {}, DAYS.to, async () => 'answer')).toBe('answer')
  })
})

describe('pages of a team', () => {
  const accounts = async (sort: 'validBet' | 'downlines' | 'balance', pageNo = 1, pageSize = 2) => {
    const { value } = await gateway.call(teamMembers, { ...DAYS, sort, order: 'desc', pageNo, pageSize }, team.as('boss'))
    return value.list.map(({ account }) => account)
  }

  it('put an account where its newest bet puts it', async () => {
    expect(await accounts('validBet')).toEqual(['ann', 'bob'])
    await team.bet('cid', { stake: 9n, settledAt: at(4) })
    expect(await accounts('validBet')).toEqual(['cid', 'ann'])
    await gateway.figures.fold()
    expect([await accounts('validBet'), await accounts('validBet', 2)]).toEqual([
      ['cid', 'ann'],
      ['bob', 'boss'],
    ])
    const losses = await gateway.call(teamLosses, { ...DAYS, sort: 'stake', order: 'desc' }, team.as('boss'))
    expect(losses.value.list.map(({ account }) => account)).toEqual(['cid', 'ann'])
  })

  it('count who stands below an account as of now, whatever days are asked for', async () => {
    expect(await accounts('downlines')).toEqual(['boss', 'ann'])
    await team.open('dee', 3, 'bob', at(DAY + 100))
    expect(await accounts('downlines')).toEqual(['boss', 'bob'])
  })

  it('list rows latest first, page by page, with one that came meanwhile', async () => {
    const page = async (pageNo: number, counted?: number) => {
      const { value } = await gateway.call(
        teamRows,
        { ...DAYS, kind: 'BETS', pageNo, pageSize: 2, ...(counted && { counted }) },
        team.as('boss'),
      )
      expect(value.totalPages).toBe(Math.ceil((counted ?? value.total) / 2))
      return value.list.map(({ account, at: time }) => `${account} ${time}`)
    }
    for (const [n, account] of ['bob', 'cid', 'bob'].entries()) await team.bet(account, { stake: 5n, settledAt: at(10 + n) })
    const [first, second] = [await page(1), await page(2)]
    expect(first).toEqual([`bob ${at(12).toISOString()}`, `cid ${at(11).toISOString()}`])
    expect(second).toEqual([`bob ${at(10).toISOString()}`, `ann ${at(3).toISOString()}`])
    await team.bet('ann', { stake: 5n, settledAt: at(20) })
    expect(await page(1)).toEqual([`ann ${at(20).toISOString()}`, first[0]])
    expect(await page(2)).toEqual([first[1], second[0]])
    // Who leafs on from the first page of four sees what follows on it, and nothing twice.
    expect([await page(1, 4), await page(2, 4), await page(3, 4)]).toEqual([first, second, []])
    await gateway.figures.fold()
    expect(await page(2, 4)).toEqual(second)
  })

  it('list no row less where one was taken out meanwhile', async () => {
    const { orm } = gateway.database
    for (const [n, account] of ['bob', 'cid', 'bob', 'cid'].entries()) await team.bet(account, { stake: 5n, settledAt: at(10 + n) })
    const page = async (pageNo: number, counted?: number) => {
      const question = { ...DAYS, kind: 'BETS' as const, pageNo, pageSize: 2, ...(counted && { counted }) }
      return (await gateway.call(teamRows, question, team.as('boss'))).value
    }
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    await rewriteBet(orm, first.list[0]!.id, { state: 'VOID', validBet: 0n, payout: 5n })
    const later = await page(2, first.total)
    // What stood first on the page stands on the one before by now, and is shown nevertheless.
    expect(later.list.map(({ id }) => id)).toEqual(second.list.map(({ id }) => id))
    expect(later.totalPages).toBe(3)
    expect((await page(3, first.total)).list.map(({ id }) => id)).toEqual(third.list.map(({ id }) => id))
  })

  it('list each account once to who leafs on, though figures change meanwhile', async () => {
    const page = async (pageNo: number, asOf?: string) => {
      const question = { ...DAYS, sort: 'validBet' as const, pageNo, pageSize: 2, ...(asOf && { asOf }) }
      const { value } = await gateway.call(teamMembers, question, team.as('boss'))
      return { ...value, names: value.list.map(({ account }) => account) }
    }
    await team.bet('bob', { stake: 3n, settledAt: at(4) })
    const first = await page(1)
    expect(first.names).toEqual(['ann', 'bob'])
    await team.bet('cid', { stake: 9n, settledAt: at(5) })
    expect((await page(2)).names).toEqual(['bob', 'boss'])
    const second = await page(2, first.asOf)
    expect([second.names, second.asOf]).toEqual([['boss', 'cid'], first.asOf])
    // Its figures are those of now.
    expect(second.list[1]!.figures.validBet.amount).toBe('0.0009')
    expect((await page(1)).names).toEqual(['cid', 'ann'])
    expect((await page(2, 'long ago')).names).toEqual(['bob', 'boss'])
  })

  it('find a part of a name by its letters alone', async () => {
    await team.open('a_b%c', 3, 'boss', at(-10_000))
    const find = async (account: string) => {
      const { value } = await gateway.call(teamMembers, { ...DAYS, account, sort: 'account', order: 'asc' }, team.as('boss'))
      return [value.total, ...value.list.map((each) => each.account)]
    }
    expect(await find('_')).toEqual([1, 'a_b%c'])
    expect(await find('%')).toEqual([1, 'a_b%c'])
    expect(await find('AN')).toEqual([1, 'ann'])
    expect(await find('\\')).toEqual([0])
    expect(await gateway.database.orm.$count(sql`member`)).toBe(5)
  })
})
