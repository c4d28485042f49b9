import { realtimeCategories, realtimeDay } from '@portico/contract/commission/calls'
import type { ContractRates, ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import { ONE, unitsOf } from '@portico/contract/kit/money'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { bet, betVersion } from '../lottery/bets/schema.ts'
import { manualClock } from '../ports/clock.ts'
import { runDue } from '../testing/due-jobs.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { rewriteBet } from '../testing/settled-bets.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'

/** The day whose second hour is left out in Berlin, and the evening before it. */
const DAY = '2026-03-29'
const EVENING = '2026-03-28T22:50:00.000Z'
const at = (time: string) => new Date(`2026-03-28T${time}Z`)

let gateway: TestGateway
let team: TestTeam

const run = async () => {
  const jobs = gateway.commissions.runs.filter(({ name }) => name === 'commissions realtime')
  await runDue(gateway, jobs)
}
const give = async (payer: string | null, holder: string, rates: Record<string, ContractRates>) => {
  const terms: ContractTerms = { progressive: false, tiers: [], rates }
  const { agentContracts } = gateway
  const agent = (account: string) => ({ memberId: team.idOf(account), currency: 'VND' })
  const request = { holders: [team.idOf(holder)], kind: 'realtime' as const, terms, expiresAt: '2026-03-30T22:00:00.000Z' }
  const [outcome] = payer === null ? await agentContracts.desk.offer('hoa', request) : await agentContracts.offer(agent(payer), request)
  const { id, hash } = outcome!.contract!
  const { below } = await agentContracts.detail(agent(holder), id)
  await agentContracts.answer(agent(holder), { id, action: 'accept', hash, endsHash: below!.hash, note: '' })
}
const play = async (account: string, time: string, stake: bigint, payout: bigint, gameType = 'ELOTT') => {
  const id = randomUUID()
  const state = payout > stake ? 'WON' : payout === stake ? 'PUSH' : 'LOST'
  const units = { stake: stake * ONE, payout: payout * ONE, validBet: stake * ONE }
  await team.bet(account, { id, ...units, gameType, state, placedAt: at(time), settledAt: at(time), resultVersion: 1 })
  return id
}
const callOff = async (id: string) => {
  const { orm } = gateway.database
  const [row] = await orm.select().from(bet).where(eq(bet.id, id))
  const { state, payout, rebate, validBet, stake } = row!
  if (state === 'WAITING') throw new Error('not settled')
  await orm
    .insert(betVersion)
    .values({ betId: id, resultVersion: 1, state, payout: payout ?? 0n, rebate, validBet: validBet ?? 0n, until: gateway.clock.now() })
  await rewriteBet(orm, id, { state: 'VOID', payout: stake, resultVersion: 2 })
}
// The clock goes on by hours, and sessions end.
const as = async (account: string) => ({ token: await gateway.sessions.open(team.idOf(account), 'SITE', '127.0.0.1') })
const dayOf = async (account: string, day = DAY) => (await gateway.call(realtimeDay, { day }, await as(account))).value
const categoriesOf = async (account: string, ranUntil: string) =>
  (await gateway.call(realtimeCategories, { day: DAY, ranUntil }, await as(account))).value.list
const sum = (amounts: readonly { readonly amount: string; readonly currency: string }[]) =>
  amounts.reduce((all, each) => all + unitsOf(each), 0n)

beforeAll(async () => {
  const { brand } = readConfig({ BRAND: 'aurora' })
  gateway = await testGateway({ clock: manualClock(EVENING), lotteries: [], config: { brand: { ...brand, timeZone: 'Europe/Berlin' } } })
  team = await testTeam(gateway, new Date(EVENING))
  for (const [account, type, upline] of [
    ['rttop', 1, null],
    ['rtmid', 1, 'rttop'],
    ['rtplayer', 3, 'rtmid'],
    ['rtown', 3, 'rttop'],
    ['rtother', 1, null],
    ['rttheirs', 3, 'rtother'],
  ] as const)
    await team.open(account, type, upline, new Date(EVENING))
  await run()
  await give(null, 'rttop', {
    ALL: { loss: '0.3', win: '0.1', min: '1000' },
    ELOTT: { loss: '0.5', win: '0.2', min: '2000' },
    SPORTS: { loss: '0', win: '0', min: '0' },
  })
  await give('rttop', 'rtmid', { ELOTT: { loss: '0.2', win: '0.1', min: '2000' } })
  await give(null, 'rtother', { ALL: { loss: '1', win: '1', min: '0' } })
})
afterAll(() => gateway.close())

test('a day of paid, corrected, waiting and running windows, which equals what the ledger moved [AGENT-08]', async () => {
  gateway.clock.set('2026-03-28T23:20:30.000Z')
  await play('rtplayer', '23:01:00.000', 50_001n, 0n)
  await play('rtown', '23:02:00.000', 33_333n, 99_999n, 'LIVE')
  await play('rtown', '23:03:00.000', 7_000n, 0n, 'SPORTS')
  // Below the least stake, and a push.
  await play('rtown', '23:04:00.000', 1_500n, 0n)
  await play('rtown', '23:04:30.000', 9_000n, 9_000n)
  const wrong = await play('rtplayer', '23:12:00.000', 20_000n, 0n)
  await play('rttheirs', '23:12:30.000', 80_000n, 0n)
  await run()

  const paid = await dayOf('rttop')
  expect(paid).toMatchObject({ from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T22:00:00.000Z', due: 4, calculated: 4, waitingFrom: null })
  expect(paid.contracts).toMatchObject([{ from: '2026-03-28T22:55:00.000Z', to: null }])
  expect(paid.below).toBe(1)
  expect(paid.windows).toMatchObject([
    { from: '2026-03-28T23:00:00.000Z', version: 1, bets: 3, gross: { amount: '283.3380' }, given: { amount: '100.0020' } },
    { from: '2026-03-28T23:10:00.000Z', version: 1, bets: 1, gross: { amount: '100.0000' }, given: { amount: '40.0000' } },
  ])
  expect(sum(paid.windows.map(({ posted }) => posted))).toBe(2_433_360n)
  expect(paid.batch.amount).toBe('243.3360')

  gateway.clock.set('2026-03-28T23:22:00.000Z')
  await callOff(wrong)
  gateway.clock.set('2026-03-28T23:26:00.000Z')
  await run()
  const corrected = await dayOf('rttop')
  expect(corrected.windows[1]).toMatchObject({ version: 2, bets: 0, amount: { amount: '0.0000' }, pay: { amount: '-60.0000' } })
  expect(corrected.batch.amount).toBe('183.3360')
  expect(sum(corrected.windows.map(({ posted }) => posted))).toBe(unitsOf(corrected.batch))

  gateway.clock.set('2026-03-28T23:42:30.000Z')
  await play('rtplayer', '23:41:00.000', 5_000n, 0n)
  await play('rtown', '23:42:00.000', 1_000n, 0n)
  const late = await dayOf('rttop')
  expect(late).toMatchObject({ due: 8, calculated: 5, waitingFrom: '2026-03-28T23:25:00.000Z', ranUntil: '2026-03-28T23:25:00.000Z' })
  // A bet below the least stake of its category does not count, and no amount is said.
  expect(late.running).toEqual({ from: '2026-03-28T23:40:00.000Z', to: '2026-03-28T23:45:00.000Z', bets: 1 })
  expect(late.windows).toEqual(corrected.windows)
  await run()
  expect(await dayOf('rttop')).toMatchObject({ due: 8, calculated: 8, waitingFrom: null, windows: corrected.windows })
})

test('by category: rates, bets that count, stakes, and what adds up to the windows [AGENT-08]', async () => {
  const day = await dayOf('rttop')
  const list = await categoriesOf('rttop', day.ranUntil!)
  expect(list.map(({ category }) => category).sort()).toEqual(['ALL', 'ELOTT', 'SPORTS'])
  const of = (category: string) => list.find((each) => each.category === category)
  expect(of('ELOTT')).toMatchObject({
    rates: { loss: '0.5', win: '0.2', min: '2000.0000' },
    bets: 1,
    lost: { amount: '50001.0000' },
    gross: { amount: '250.0050' },
    given: { amount: '100.0020' },
    yours: { amount: '150.0030' },
  })
  expect(of('ALL')).toMatchObject({ bets: 1, won: { amount: '33333.0000' }, yours: { amount: '33.3330' } })
  // Switched off: its bets count, and bring nothing.
  expect(of('SPORTS')).toMatchObject({ bets: 1, lost: { amount: '7000.0000' }, yours: { amount: '0.0000' } })
  expect(sum(list.map(({ yours }) => yours))).toBe(sum(day.windows.map(({ amount }) => amount)))
  // As it was known before the bet was called off.
  const before = await categoriesOf('rttop', '2026-03-28T23:20:00.000Z')
  expect(before.find(({ category }) => category === 'ELOTT')).toMatchObject({ bets: 2, yours: { amount: '210.0030' } })
})

test('each agent sees the day of their own, and nobody else’s [AGENT-08]', async () => {
  const mid = await dayOf('rtmid')
  expect(mid.windows.map(({ version, amount }) => [version, amount.amount])).toEqual([
    [1, '100.0020'],
    [2, '0.0000'],
  ])
  expect(mid.below).toBe(0)
  const other = await dayOf('rtother')
  expect(other.windows).toMatchObject([{ bets: 1, amount: { amount: '800.0000' } }])
  const lines = new Set([...(await dayOf('rttop')).windows, ...mid.windows].map(({ lineId }) => lineId))
  expect(other.windows.some(({ lineId }) => lines.has(lineId))).toBe(false)
  expect(await categoriesOf('rtother', other.ranUntil!)).toMatchObject([{ category: 'ALL', bets: 1, lost: { amount: '80000.0000' } }])
  expect((await gateway.call(realtimeDay, { day: DAY }, await as('rtplayer'))).failure.code).toBe('NOT_AN_AGENT')
  expect((await gateway.call(realtimeDay, { day: '2026-02-31' }, await as('rttop'))).failure.code).toBe('INVALID_REQUEST')
})

test('a day has 276 windows where the clock goes forward and 300 where it goes back, and each is paid once', async () => {
  const before = await dayOf('rttop')
  gateway.clock.set('2026-03-29T22:07:00.000Z')
  await run()
  const whole = await dayOf('rttop')
  expect(whole).toMatchObject({ due: 276, calculated: 276, waitingFrom: null, running: null })
  expect(whole.windows.slice(0, 2)).toEqual(before.windows)
  expect(sum(whole.windows.map(({ posted }) => posted))).toBe(unitsOf(whole.batch))
  expect(await dayOf('rttop', '2026-03-28')).toMatchObject({ due: 1, calculated: 1, windows: [] })
  const { from, to } = await dayOf('rttop', '2026-10-25')
  expect((Date.parse(to) - Date.parse(from)) / 300_000).toBe(300)
})

test('the batch is what the ledger moved, and not what the lines say', async () => {
  const { windows, batch } = await dayOf('rttop')
  const [{ lineId }] = windows as [(typeof windows)[number]]
  await gateway.database.orm.execute(sql`update commission_line set due = due + 1 where id = ${lineId}::uuid`)
  const wrong = await dayOf('rttop')
  expect(wrong.batch).toEqual(batch)
  expect(sum(wrong.windows.map(({ posted }) => posted)) - unitsOf(wrong.batch)).toBe(1n)
})
