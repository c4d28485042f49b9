import { createHash } from 'node:crypto'
import { addRegisterLink, registerLinks, revokeRegisterLink } from '@portico/contract/register-link/calls'
import { registerLinksFile } from '@portico/contract/register-link/file-calls'
import { teamFile } from '@portico/contract/agent/file-calls'
import { logout } from '@portico/contract/session/calls'
import type { SentOf } from '@portico/contract/kit/call'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
let agent: { token: string }
let other: { token: string }
const enter = async (account: string) => {
  const { id } = await gateway.members.create({ account, passwordHash: '-', type: gateway.config.agentTypes[0]! })
  return { id, token: await gateway.sessions.open(id, 'AGENT', '127.0.0.1') }
}
beforeAll(async () => {
  gateway = await testGateway()
  const top = await enter('quoctuan')
  agent = top
  other = await enter('vanson')
  for (let index = 0; index < 1_005; index += 1) {
    const account = `p${String(index).padStart(4, '0')}`
    await gateway.members.create({ account, passwordHash: '-', type: 3, uplineId: top.id, nickname: index === 7 ? '=1+1' : account })
  }
}, 120_000)
afterAll(() => gateway.close())

const FILTER = { from: '2026-11-20', to: '2026-11-21', scope: 'DIRECT', sort: 'account', order: 'asc' } as const
const COLUMNS = [
  { id: 'account', name: 'Account' },
  { id: 'nickname', name: 'Name' },
  { id: 'validBet', name: 'Valid bet' },
] as const
const ask = (request: Partial<SentOf<typeof teamFile>> = {}, by = agent) =>
  gateway.call(teamFile, { filter: FILTER, columns: [...COLUMNS], ...request }, by)
const load = (path: string) => gateway.app.inject({ method: 'GET', url: path })

/** The head by its names, the lines below it, and their text. */
const read = (text: string) => {
  const [head = '', body = ''] = text.replace('\uFEFF', '').split('\r\n\r\n')
  return { head: Object.fromEntries(parse(head) as string[][]) as Record<string, string>, body, rows: parse(body) as string[][] }
}

describe('a file of every account that matches [AGENT-11]', () => {
  test('has all of them in order, and says zone, filter, instant and the hash of its lines', async () => {
    const { value } = await ask()
    const answer = await load(value.path)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="downlines-2026-11-20-2026-11-21.csv"')
    const { head, body, rows } = read(answer.body)
    expect(head).toMatchObject({
      zone: 'Asia/Ho_Chi_Minh (GMT+7)',
      days: '2026-11-20 to 2026-11-21',
      'team of': 'quoctuan',
      filter: 'scope=DIRECT; sort=account; order=asc',
      rows: '1005',
    })
    expect(head['as of']).toMatch(/^2026-11-2\d \d\d:\d\d:\d\d$/)
    expect(head['sha256']).toBe(createHash('sha256').update(body).digest('hex'))
    expect(rows[0]).toEqual(['Account', 'Name', 'Valid bet'])
    expect(rows.slice(1).map(([account]) => account)).toEqual(
      Array.from({ length: 1_005 }, (_, index) => `p${String(index).padStart(4, '0')}`),
    )
    // A spreadsheet would work it out.
    expect(rows[8]).toEqual(['p0007', "'=1+1", '0'])
  })

  test('has nobody of another team, whatever the filter asks for', async () => {
    const { value } = await ask({ filter: { ...FILTER, account: 'p00' } }, other)
    expect(read((await load(value.path)).body).rows).toHaveLength(1)
    expect((await ask({}, await gateway.register('linh88'))).failure.code).toBe('NOT_AN_AGENT')
  })

  test('refuses days that are none before there is an address', async () => {
    expect((await ask({ filter: { ...FILTER, from: '2026-02-31' } })).failure.code).toBe('INVALID_REQUEST')
    expect((await ask({ columns: [] })).failure.code).toBe('INVALID_REQUEST')
  })

  test('is there for a minute, at no other address, and not after its agent has left', async () => {
    const { value } = await ask()
    const changed = value.path.slice(0, -4) + (value.path.endsWith('AAAA') ? 'BBBB' : 'AAAA')
    expect((await load(changed)).statusCode).toBe(404)
    gateway.clock.advance(61_000)
    expect((await load(value.path)).statusCode).toBe(404)
    const { path } = (await ask({}, other)).value
    await gateway.call(logout, {}, other)
    expect((await load(path)).statusCode).toBe(404)
  })
})

describe('a file of every link that matches [AGENT-12]', () => {
  const LINK_COLUMNS = [
    { id: 'code', name: 'Code' },
    { id: 'channel', name: 'Channel' },
    { id: 'state', name: 'State' },
    { id: 'revoked', name: 'Revoked' },
  ] as const
  const make = async (channel: string) => (await gateway.call(addRegisterLink, { type: 'MEMBER', rates: {}, channel }, agent)).value
  const askLinks = (filter: object, by = agent) => gateway.call(registerLinksFile, { filter, columns: [...LINK_COLUMNS] }, by)

  test('has all of them in the order of the page, with the reason of one that was revoked, and no formula', async () => {
    const formula = await make('=1+1')
    const zalo = await make('Zalo')
    await gateway.call(revokeRegisterLink, { linkId: zalo.linkId, reason: 'Wrong group' }, agent)
    const page = (await gateway.call(registerLinks, { order: 'asc' }, agent)).value
    const { path } = (await askLinks({ order: 'asc' })).value
    const answer = await load(path)
    expect(answer.headers['content-disposition']).toMatch(/filename="register-links-2026-11-2\d\.csv"/)
    const { head, body, rows } = read(answer.body)
    expect(head).toMatchObject({ 'register links of': 'quoctuan', filter: 'sort=created; order=asc', rows: String(page.list.length) })
    expect(head['sha256']).toBe(createHash('sha256').update(body).digest('hex'))
    expect(rows.slice(1).map(([code]) => code)).toEqual(page.list.map(({ code }) => code))
    expect(rows.find(([code]) => code === formula.code)).toEqual([formula.code, "'=1+1", 'LIVE', ''])
    expect(rows.find(([code]) => code === zalo.code)?.[3]).toMatch(/ Wrong group$/)
  })

  test('narrowed has those alone, another agent’s has none of them, and a member has no file', async () => {
    expect(
      read((await load((await askLinks({ state: 'REVOKED' })).value.path)).body)
        .rows.slice(1)
        .map(([, channel]) => channel),
    ).toEqual(['Zalo'])
    expect(read((await load((await askLinks({}, await enter('thirdagent'))).value.path)).body).rows).toHaveLength(1)
    expect((await askLinks({}, await gateway.register('linh89'))).failure.code).toBe('NOT_AN_AGENT')
  })
})
