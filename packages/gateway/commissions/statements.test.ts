import { commissionDifference, commissionLineDetail, commissionLines, commissionStatement } from '@portico/contract/commission/calls'
import { menu } from '@portico/contract/system/calls'
import { unitsOf } from '@portico/contract/kit/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAYS, statementStory, type StatementStory } from '../testing/statement-story.ts'

let gateway: StatementStory['gateway']
let team: StatementStory['team']
let lines: StatementStory['lines']

beforeAll(async () => {
  ;({ gateway, team, lines } = await statementStory())
})
afterAll(() => gateway.close())

describe('the statement of an agent', () => {
  test('lists every line once, comes to the sum of its pages, and shows both versions of what was corrected [AGENT-06]', async () => {
    const { list, totals, kinds, owed } = await lines('sttop', { pageSize: 100 })
    expect(list.filter(({ label, kind }) => kind === 'daily' && label === '2026-11-19').map(({ version }) => version)).toEqual([2, 1])
    expect(list.reduce((sum, { pay }) => sum + unitsOf(pay), 0n)).toBe(unitsOf(totals.net))
    expect(unitsOf(totals.takenBack)).toBeLessThan(0n)
    expect(unitsOf(totals.net)).toBe(unitsOf(totals.toWallet) + unitsOf(totals.settled) + unitsOf(totals.waiting) - unitsOf(owed))
    expect(kinds.reduce((sum, { lines: count }) => sum + count, 0)).toBe(list.length)
    const paged = []
    for (let older: string | null | undefined; older !== null; ) {
      const page = await lines('sttop', { pageSize: 1, ...(older ? { older } : {}) })
      paged.push(...page.list.map(({ id }) => id))
      older = page.older
    }
    expect(paged).toEqual(list.map(({ id }) => id))
    expect((await lines('sttop', { kind: 'realtime' })).list.every(({ kind }) => kind === 'realtime')).toBe(true)
  })

  test('leaves out periods that were not over by an instant, from its sums too [AGENT-01]', async () => {
    const { list } = await lines('sttop', { pageSize: 100 })
    const [overBy] = list.map(({ to }) => to).toSorted()
    const part = await lines('sttop', { pageSize: 100, overBy: overBy! })
    const over = list.filter(({ to }) => to <= overBy!)
    expect(over.length).toBeLessThan(list.length)
    expect(part.list).toEqual(over)
    expect(unitsOf(part.totals.net)).toBe(over.reduce((sum, { pay }) => sum + unitsOf(pay), 0n))
  })

  test('[AGENT-04] the menu has the records of contracts that were agreed, and of no others', async () => {
    const sections = async (account: string) =>
      (await gateway.call(menu, {}, team.as(account))).value.agent.filter((each) => /Dividend|Wages|Salary/.test(each))
    expect(await sections('sttop')).toEqual(['agentDividendRecordCopy2', 'agentDailyWages2', 'agentRealtimeSalary'])
    expect(await sections('stlow')).toEqual(['agentDailyWages2'])
  })

  test('each line opens to the text that both sides agreed on, and to its versions', async () => {
    const [second] = (await lines('stmid', { kind: 'daily' })).list.filter(({ version }) => version === 2)
    const { line, text, versions, bundled } = (await gateway.call(commissionLineDetail, { id: second!.id }, team.as('stmid'))).value
    expect(JSON.parse(text!)).toMatchObject({ holder: 'stmid', payer: 'sttop', kind: 'daily' })
    expect(versions.map(({ version }) => version)).toEqual([1, 2])
    expect(unitsOf(versions[1]!.amount) - unitsOf(versions[0]!.amount)).toBe(unitsOf(line.pay))
    expect(bundled).toBe(true)
  })

  test('two versions of a line differ by the bets that changed between them, and by none of before', async () => {
    const of = (await lines('stmid', { kind: 'daily' })).list.filter(({ label }) => label === '2026-11-19')
    const [second, first] = of
    const { count, bets } = (await gateway.call(commissionDifference, { id: second!.id, before: first!.id }, team.as('stmid'))).value
    expect(count).toBe(1)
    expect(bets).toMatchObject([{ account: 'stplayer', before: { void: false, payout: { amount: '0.0000' } }, after: { void: true } }])
    expect((await gateway.call(commissionDifference, { id: first!.id, before: first!.id }, team.as('stmid'))).value.count).toBe(0)
    const theirs = (await lines('sttop', { kind: 'daily' })).list.find(({ version }) => version === 1)!.id
    for (const request of [
      { id: second!.id, before: theirs },
      { id: theirs, before: first!.id },
    ])
      expect((await gateway.call(commissionDifference, request, team.as('stmid'))).failure.code).toBe('LINE_UNKNOWN')
  })

  test('is nobody else’s, and no player has one', async () => {
    const { id } = (await lines('sttop')).list[0]!
    expect((await gateway.call(commissionLineDetail, { id }, team.as('stmid'))).failure.code).toBe('LINE_UNKNOWN')
    expect((await gateway.call(commissionStatement, { id }, team.as('stmid'))).failure.code).toBe('LINE_UNKNOWN')
    expect((await gateway.call(commissionLines, DAYS, team.as('stplayer'))).failure.code).toBe('NOT_AN_AGENT')
    const { older } = await lines('sttop', { pageSize: 1 })
    const theirs = await lines('stmid', { older })
    const own = new Set((await lines('stmid', { pageSize: 100 })).list.map((each) => each.id))
    expect(theirs.list.every((each) => own.has(each.id))).toBe(true)
    expect((await gateway.call(commissionLines, { ...DAYS, from: '2026-02-31' }, team.as('sttop'))).failure.code).toBe('INVALID_REQUEST')
  })
})
