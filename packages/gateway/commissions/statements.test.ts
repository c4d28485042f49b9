import type { CommissionKind, ContractKind } from '@portico/contract/commission/kinds'
import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import type { StatementBundle } from '@portico/contract/commission/bundle-shapes'
import { commissionDifference, commissionLineDetail, commissionLines, commissionStatement } from '@portico/contract/commission/calls'
import { menu } from '@portico/contract/system/calls'
import { ONE, unitsOf } from '@portico/contract/kit/money'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createJobs } from '../jobs/scheduler.ts'
import { bet, betVersion } from '../lottery/bets/schema.ts'
import { manualClock } from '../ports/clock.ts'
import { tiers } from '../testing/agent-line.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { rewriteBet } from '../testing/settled-bets.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'
import { verifyStatements } from '../testing/verify-statement.ts'

/** A Wednesday in Ho Chi Minh City, 10:00; contracts of it begin on Thursday. */
const AGREED = '2026-11-18T03:00:00.000Z'
const HOUR = 3_600_000
const at = (day: number, hours: number) => new Date(Date.parse('2026-11-18T17:00:00.000Z') + day * 24 * HOUR + hours * HOUR)
const DAYS = { from: '2026-11-18', to: '2026-11-21' }

let gateway: TestGateway
let team: TestTeam

const agent = (account: string) => ({ memberId: team.idOf(account), currency: 'VND' })
const give = async (payer: string | null, holder: string, kind: ContractKind, terms: ContractTerms) => {
  const request = { holders: [team.idOf(holder)], kind, terms, expiresAt: at(4, 0).toISOString() }
  const { agentContracts } = gateway
  const [outcome] = payer === null ? await agentContracts.desk.offer('hoa', request) : await agentContracts.offer(agent(payer), request)
  const { id, hash } = outcome!.contract!
  const { below } = await agentContracts.detail(agent(holder), id)
  await agentContracts.answer(agent(holder), { id, action: 'accept', hash, endsHash: below!.hash, note: '' })
}
const run = async (kind: CommissionKind) => {
  const jobs = gateway.commissions.runs.filter(({ name }) => name === `commissions ${kind}`)
  const { platform } = gateway.gateway
  await createJobs({ database: gateway.database, clock: gateway.clock, log: platform.log, brand: platform.brand }, jobs).runDue()
}
const play = async (account: string, stake: bigint, payout: bigint, settledAt: Date) => {
  const net = payout > stake ? payout - stake : stake - payout
  const state = payout > stake ? 'WON' : payout === stake ? 'PUSH' : 'LOST'
  await team.bet(account, {
    stake: stake * ONE + 1n,
    payout: payout === stake ? stake * ONE + 1n : payout * ONE,
    validBet: net * ONE,
    state,
    placedAt: settledAt,
    settledAt,
  })
}
const verify = (bundle: StatementBundle) => verifyStatements([bundle])
const lines = async (account: string, more: object = {}) =>
  (await gateway.call(commissionLines, { ...DAYS, ...more }, team.as(account))).value
const bundleOf = async (account: string, id: string) => (await gateway.call(commissionStatement, { id }, team.as(account))).value

beforeAll(async () => {
  gateway = await testGateway({ clock: manualClock(AGREED) })
  team = await testTeam(gateway, new Date(AGREED))
  for (const [account, upline] of [
    ['sttop', null],
    ['stmid', 'sttop'],
    ['stlow', 'stmid'],
  ] as const)
    await team.open(account, 1, upline, new Date(AGREED))
  await team.open('stplayer', 3, 'stlow', new Date(AGREED))
  await team.open('stother', 3, 'sttop', new Date(AGREED))
  for (const kind of ['daily', 'rebate', 'dividend'] as const) await run(kind)
  for (const [account, rate] of [
    ['sttop', '9.0'],
    ['stmid', '8.0'],
  ] as const)
    await gateway.rebateRates.desk.set(account, { category: 'LOTTERY', rate }, 'hoa')
  const policies = { ownLoss: { policy: 'CARRY', periods: 3, cap: null }, negative: { policy: 'CARRY', periods: 3, cap: null } } as const
  const share = (rate: string): ContractTerms => ({
    period: 'D',
    progressive: false,
    tiers: [{ turnover: null, active: null, rate }],
    rates: {},
    ...policies,
  })
  await give(null, 'sttop', 'dividend', share('20'))
  await give('sttop', 'stmid', 'dividend', share('15'))
  await give(null, 'sttop', 'daily', tiers([100_000, null, '1'], [3_000_000, 2, '1.5']))
  await give('sttop', 'stmid', 'daily', tiers([100_000, null, '0.6'], [3_000_000, 2, '0.9']))
  await give('stmid', 'stlow', 'daily', { ...tiers([100_000, null, '0.2'], [1_000_000, 1, '0.3333']), progressive: true })
  await play('stplayer', 2_345_671n, 0n, at(0, 3))
  await play('stmid', 1_200_000n, 1_200_007n, at(0, 5))
  gateway.clock.set(at(0, 6))
  // Bets of before keep the rate of before.
  await gateway.rebateRates.desk.set('stmid', { category: 'LOTTERY', rate: '8.6' }, 'hoa')
  await play('stother', 1_999_999n, 5_000_000n, at(0, 9))
  await play('stlow', 400_000n, 400_000n, at(0, 11))
  await play('stplayer', 800_000n, 0n, at(1, 2))
  gateway.clock.set(at(1, 1))
  for (const kind of ['daily', 'rebate', 'dividend'] as const) await run(kind)
  // Another result for the first bet: what was paid for it is taken back.
  gateway.clock.set(at(1, 4))
  const [row] = await gateway.database.orm
    .select()
    .from(bet)
    .where(eq(bet.settledAt, at(0, 3)))
  const { id, state, payout, rebate, validBet, stake } = row!
  if (state === 'WAITING') throw new Error('not settled')
  await gateway.database.orm
    .insert(betVersion)
    .values({ betId: id, resultVersion: 1, state, payout: payout ?? 0n, rebate, validBet: validBet ?? 0n, until: gateway.clock.now() })
  await rewriteBet(gateway.database.orm, id, { state: 'VOID', payout: stake, resultVersion: 2 })
  gateway.clock.set(at(2, 1))
  for (const kind of ['daily', 'rebate', 'dividend'] as const) await run(kind)
  gateway.clock.set(at(2, 2))
  await run('realtime')
  await give(null, 'sttop', 'realtime', { progressive: false, tiers: [], rates: { ALL: { loss: '0.3', win: '0.1', min: '1000' } } })
  await give('sttop', 'stmid', 'realtime', { progressive: false, tiers: [], rates: { ELOTT: { loss: '0.2', win: '0.1', min: '2000' } } })
  gateway.clock.set(at(2, 2.2))
  await play('stplayer', 33_333n, 0n, new Date(at(2, 2.2).getTime() + 1_000))
  await play('stother', 77_777n, 99_999n, new Date(at(2, 2.2).getTime() + 2_000))
  gateway.clock.set(at(2, 2.5))
  await run('realtime')
  await team.enter('AGENT', 'sttop', 'stmid', 'stlow')
  await team.enter('PLAYER', 'stplayer')
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

  test('every line of every agent is worked out again by a program of its own, to the last digit', async () => {
    const bundles = []
    for (const account of ['sttop', 'stmid', 'stlow'])
      for (const { id } of (await lines(account, { pageSize: 100 })).list) bundles.push(await bundleOf(account, id))
    expect(verifyStatements(bundles)).toEqual({ status: 0, said: expect.stringContaining('0.0000 apart') })
    const seen = new Set(bundles.map(({ line: { kind, version } }) => `${kind} ${version}`))
    expect([...seen].sort()).toEqual(['daily 1', 'daily 2', 'dividend 1', 'dividend 2', 'realtime 1', 'rebate 1', 'rebate 2'])
  })

  test('and a bundle of which one digit was changed is not', async () => {
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
    const openings = later.dividend!.openings.map((each) => ({ ...each, losses: [{ index: 0, left: '5.0000' }] }))
    expect(verify({ ...later, dividend: { ...later.dividend!, openings } }).status).toBe(1)
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
