import { randomUUID } from 'node:crypto'
import { exampleOf } from '@portico/contract/examples'
import { calls } from '@portico/contract/index'
import type { Call } from '@portico/contract/kit/call'
import { ONE } from '@portico/contract/kit/money'
import { addRegisterLink, openDownline } from '@portico/contract/register-link/calls'
import { commissionLines } from '@portico/contract/commission/calls'
import { openDispute } from '@portico/contract/dispute/calls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../db/rows.ts'
import { manualClock } from '../ports/clock.ts'
import { tiers } from '../testing/agent-line.ts'
import { runDue } from '../testing/due-jobs.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'

/** A Wednesday in Ho Chi Minh City, 10:00; a salary by the day begins on Thursday. */
const AGREED = '2026-11-18T03:00:00.000Z'
const HOUR = 3_600_000
const at = (hours: number) => new Date(Date.parse('2026-11-18T17:00:00.000Z') + hours * HOUR)
const NAMES = ['theirtop', 'theirmid', 'theirplayer'] as const
const AGENT_CALLS = Object.entries(calls).filter(([, row]) => (row as Call).only === 'agent') as [string, Call][]
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Fields that name an account, a place in a list, or whatever else people may type. */
const TYPED = new Set(['account', 'find', 'under', 'username', 'code', 'older', 'cursor', 'after', 'search'])

let gateway: TestGateway
let team: TestTeam
/** What is another team's: ids by what they are of, and cursors. */
const theirs = new Map<string, string>()

beforeAll(async () => {
  gateway = await testGateway({ clock: manualClock(AGREED) })
  team = await testTeam(gateway, at(-1))
  const joined = new Date(AGREED)
  for (const [account, type, upline] of [
    ['minetop', 1, null],
    ['minemid', 1, 'minetop'],
    ['theirtop', 1, null],
    ['theirmid', 1, 'theirtop'],
    ['theirplayer', 3, 'theirmid'],
  ] as const)
    await team.open(account, type, upline, joined)
  for (const account of ['minetop', 'theirtop']) {
    const offer = { holders: [team.idOf(account)], kind: 'daily' as const, terms: tiers([0, null, '1']), expiresAt: at(10).toISOString() }
    const [outcome] = await gateway.agentContracts.desk.offer('hoa', offer)
    const holder = { memberId: team.idOf(account), currency: 'VND' }
    const { id, hash } = outcome!.contract!
    const { below } = await gateway.agentContracts.detail(holder, id)
    await gateway.agentContracts.answer(holder, { id, action: 'accept', hash, endsHash: below!.hash, note: '' })
    if (account === 'theirtop') theirs.set('contract', id)
  }
  const stake = 5_000_000n * ONE
  const placed = await team.bet('theirplayer', { id: randomUUID(), stake, payout: 0n, validBet: stake, placedAt: at(3), settledAt: at(3) })
  expect(placed).toBeUndefined()
  const jobs = gateway.commissions.runs.filter(({ name }) => name === 'commissions daily')
  for (const hours of [1, 25]) {
    gateway.clock.set(at(hours))
    await runDue(gateway, jobs)
  }
  await team.enter('AGENT', 'minetop', 'theirtop', 'theirmid')
  const days = { from: '2026-11-18', to: '2026-11-21' }
  const [line] = (await gateway.call(commissionLines, days, team.as('theirtop'))).value.list
  theirs.set('line', line!.id)
  theirs.set('cursor', line!.cursor)
  const reason = { reason: 'BETS', text: 'A bet of that day is missing from it.' } as const
  theirs.set('dispute', (await gateway.call(openDispute, { lineId: line!.id, ...reason }, team.as('theirtop'))).value.dispute.head.id)
  const link = (await gateway.call(addRegisterLink, { type: 'MEMBER', rates: {} }, team.as('theirmid'))).value
  theirs.set('link', link.linkId).set('code', link.code)
  const [bet] = await rowsOf<{ id: string }>(gateway.database.orm, sql`select id::text as id from bet`)
  theirs.set('bet', bet!.id)
  for (const name of NAMES) theirs.set(name, team.idOf(name))
})
afterAll(() => gateway.close())

/** The example of a call, once for each of its ids and texts with each thing of the other team in its place. */
const hostile = (row: Call): object[] => {
  const { request } = exampleOf(row)
  const found: object[] = []
  const walk = (value: unknown, put: (next: unknown) => object, key: string): void => {
    if (typeof value === 'string') {
      if (UUID.test(value)) for (const id of theirs.values()) if (UUID.test(id)) found.push(put(id))
      if (TYPED.has(key)) for (const text of [...NAMES, theirs.get('cursor')!, theirs.get('code')!, '%']) found.push(put(text))
    } else if (Array.isArray(value)) value.forEach((each, i) => walk(each, (next) => put(value.with(i, next)), key))
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) walk(each, (next) => put({ ...value, [name]: next }), name)
  }
  walk(request, (next) => next as object, '')
  const optional = ['memberId', 'lineId', 'account', 'older'].map((name) => ({
    ...(request as object),
    [name]: name === 'older' ? theirs.get('cursor') : name === 'account' ? 'theirplayer' : theirs.get('theirplayer'),
  }))
  return [...found, ...optional]
}

/** All that is stored of the other team. */
const stored = async (): Promise<string> => {
  const ids = sql.join(
    NAMES.map((name) => sql`${team.idOf(name)}::uuid`),
    sql`, `,
  )
  const parts = await rowsOf(
    gateway.database.orm,
    sql`select to_jsonb(m) - 'seen_at' as row from member m where m.id in (${ids}) or m.upline_id in (${ids})
      union all select to_jsonb(c) from agent_contract c where c.holder_id in (${ids})
      union all select to_jsonb(l) from register_link l where l.agent_id in (${ids})
      union all select to_jsonb(d) from dispute d where d.member_id in (${ids})
      union all select to_jsonb(e) from dispute_entry e where e.dispute_id = ${theirs.get('dispute')}::uuid
      union all select to_jsonb(r) from rebate_rate r where r.member_id in (${ids}) order by 1`,
  )
  return JSON.stringify(parts)
}

test.each(AGENT_CALLS)(
  '[IV.e 11] %s gives nothing of another team, and changes nothing there, whatever ids, names and places it gets',
  async (_, row) => {
    const before = await stored()
    for (const request of hostile(row)) {
      const answer = await gateway.call(row, request as never, team.as('minetop'))
      expect(answer.status, JSON.stringify(request)).toBeLessThan(500)
      // Judged by what it asks, not turned away before that.
      expect([401, 429], JSON.stringify(request)).not.toContain(answer.status)
      let text = answer.status === 200 ? JSON.stringify(answer.value) : JSON.stringify(answer.failure)
      // What the caller wrote may stand in the answer.
      for (const sent of JSON.stringify(request).matchAll(/"([^"]+)"/g)) text = text.replaceAll(sent[1]!, '')
      for (const secret of [...NAMES, ...theirs.values()]) expect(text, JSON.stringify(request)).not.toContain(secret)
    }
    expect(await stored()).toBe(before)
  },
)

test('[IV.e 11] the same calls do tell the other team’s own agent something', async () => {
  const { list } = (await gateway.call(commissionLines, { from: '2026-11-18', to: '2026-11-21' }, team.as('theirtop'))).value
  expect(list.map(({ id }) => id)).toContain(theirs.get('line'))
  const attempt = await gateway.call(openDownline, { username: 'theirplayer', type: 'MEMBER', rates: {} }, team.as('theirmid'))
  expect(attempt.failure.code).toBe('ACCOUNT_TAKEN')
})
