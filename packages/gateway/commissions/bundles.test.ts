import type { StatementBundle } from '@portico/contract/commission/bundle-shapes'
import { commissionStatement } from '@portico/contract/commission/calls'
import { unitsOf } from '@portico/contract/kit/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statementStory, type StatementStory } from '../testing/statement-story.ts'
import { verifyStatements } from '../testing/verify-statement.ts'

let story: StatementStory

const verify = (bundle: StatementBundle) => verifyStatements([bundle])

beforeAll(async () => {
  story = await statementStory()
})
afterAll(() => story.gateway.close())

describe('the bundle of a line', () => {
  test('every line of every agent is worked out again by a program of its own, to the last digit', async () => {
    const { lines, bundleOf } = story
    const bundles = []
    for (const account of ['sttop', 'stmid', 'stlow'])
      for (const { id } of (await lines(account, { pageSize: 100 })).list) bundles.push(await bundleOf(account, id))
    expect(verifyStatements(bundles)).toEqual({ status: 0, output: expect.stringContaining('0.0000 apart') })
    const seen = new Set(bundles.map(({ line: { kind, version } }) => `${kind} ${version}`))
    expect([...seen].sort()).toEqual(['daily 1', 'daily 2', 'dividend 1', 'dividend 2', 'realtime 1', 'rebate 1', 'rebate 2'])
  })

  test('and a bundle of which one digit was changed is not', async () => {
    const { lines, bundleOf } = story
    const { id } = (await lines('sttop', { kind: 'daily' })).list.find(({ version }) => version === 1)!
    const bundle = await bundleOf('sttop', id)
    const changed = (part: Partial<StatementBundle>) => verify({ ...bundle, ...part }).status
    expect(changed({})).toBe(0)
    expect(changed({ line: { ...bundle.line, amount: '0.0001' } })).toBe(1)
    expect(changed({ bets: bundle.bets.slice(1) })).toBe(1)
    expect(changed({ bets: bundle.bets.map((each) => ({ ...each, stake: '9999999.0000' })) })).toBe(1)
    expect(changed({ contracts: bundle.contracts.map((each) => ({ ...each, text: each.text.replace('1.5000', '1.6000') })) })).toBe(1)
    expect(changed({ contracts: bundle.contracts.slice(0, 1) })).toBe(1)
    const rebateLine = (await lines('sttop', { kind: 'rebate' })).list.find(({ amount }) => unitsOf(amount) > 0n)!
    const rebates = await bundleOf('sttop', rebateLine.id)
    const rates = rebates.rebate!.rates.map((each) => ({ ...each, rate: each.rate === '8.6000' ? '8.7000' : each.rate }))
    expect(verify(rebates).status).toBe(0)
    expect(verify({ ...rebates, rebate: { ...rebates.rebate!, rates } }).status).toBe(1)
    const later = await bundleOf('sttop', (await lines('sttop', { kind: 'dividend' })).list[0]!.id)
    const openings = later.dividend!.openings.map((each) => ({ ...each, losses: [{ index: 0, period: '2026-11-18', left: '5.0000' }] }))
    expect(verify({ ...later, dividend: { ...later.dividend!, openings } }).status).toBe(1)
  })

  // The last of the file: the bets stay.
  test('is refused above a hundred thousand bets, rather than cut short', async () => {
    const { gateway, team, lines, bundleOf } = story
    const { id } = (await lines('sttop', { kind: 'daily' })).list.find(({ version }) => version === 1)!
    const betId = (await bundleOf('sttop', id)).bets[0]!.id
    await gateway.database.orm.execute(sql`
      insert into bet select copy.* from bet b, generate_series(1, 100000) n,
        jsonb_populate_record(b, jsonb_build_object('id', md5('copy' || n)::uuid)) copy where b.id = ${betId}::uuid`)
    expect((await gateway.call(commissionStatement, { id }, team.as('sttop'))).failure.code).toBe('STATEMENT_TOO_LARGE')
  })
})
