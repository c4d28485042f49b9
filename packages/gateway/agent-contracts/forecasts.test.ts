import type { ContractKind } from '@portico/contract/commission/kinds'
import { settleDaily } from '@portico/commission/salary/settle'
import { settleRealtime } from '@portico/commission/realtime/settle'
import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import { formatUnits, ONE, parseUnits } from '@portico/contract/kit/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tiers } from '../testing/agent-line.ts'
import { manualClock } from '../ports/clock.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'
import { findContract } from './store.ts'
import { wireContractOf } from './counting.ts'

/** A Wednesday in Ho Chi Minh City, 10:00; contracts of it begin on Thursday. */
const AGREED = '2026-11-18T03:00:00.000Z'
const MIDNIGHTS = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'].map((day) => Date.parse(`${day}T17:00:00.000Z`))
const NOON = 12 * 3_600_000
const at = (day: number, ms = NOON) => new Date(MIDNIGHTS[day]! + ms)

let gateway: TestGateway
let team: TestTeam
const contractIds = new Map<string, string>()
const LINE = [
  ['fctop', null],
  ['fcmid', 'fctop'],
  ['fclow', 'fcmid'],
] as const

interface Played {
  readonly account: string
  readonly stake: bigint
  readonly payout: bigint
  readonly settledAt: Date
  readonly gameType: 'ELOTT' | 'LOTT'
}
const played: Played[] = []

const agent = (account: string) => ({ memberId: team.idOf(account), currency: 'VND' })
const give = async (payer: string | null, holder: string, kind: ContractKind, terms: ContractTerms) => {
  const request = { holders: [team.idOf(holder)], kind, terms, expiresAt: at(3).toISOString() }
  const { agentContracts } = gateway
  const [outcome] = payer === null ? await agentContracts.desk.offer('hoa', request) : await agentContracts.offer(agent(payer), request)
  const { id, hash } = outcome!.contract!
  const { below } = await agentContracts.detail(agent(holder), id)
  await agentContracts.answer(agent(holder), { id, action: 'accept', hash, endsHash: below!.hash, note: '' })
  contractIds.set(`${holder} ${kind}`, id)
}
const idOf = (holder: string, kind: ContractKind) => contractIds.get(`${holder} ${kind}`)!

beforeAll(async () => {
  gateway = await testGateway({ clock: manualClock(AGREED) })
  team = await testTeam(gateway, new Date(AGREED))
  for (const [account, upline] of LINE) await team.open(account, 1, upline, new Date(AGREED))
  await team.open('fcplayer', 3, 'fclow', new Date(AGREED))
  await team.open('fcother', 3, null, new Date(AGREED))
  const rates = (loss: string, win: string, min: string) => ({ loss, win, min })
  await give(null, 'fctop', 'daily', tiers([1_000_000, null, '1'], [3_000_000, 2, '1.5']))
  await give('fctop', 'fcmid', 'daily', tiers([1_000_000, null, '0.6'], [3_000_000, 2, '0.9']))
  await give('fcmid', 'fclow', 'daily', tiers([1_000_000, null, '0.25']))
  await give(null, 'fctop', 'realtime', { progressive: false, tiers: [], rates: { ALL: rates('0.3', '0.1', '100000') } })
  await give('fctop', 'fcmid', 'realtime', { progressive: false, tiers: [], rates: { ELOTT: rates('0.2', '0.1', '200000') } })
  const stakes = [350_000n, 1_200_000n, 95_000n, 2_500_000n, 640_000n, 1_111_111n, 400_000n, 5_000_000n]
  for (const [index, stake] of stakes.entries()) {
    const account = ['fcplayer', 'fcmid', 'fclow', 'fcplayer', 'fcother'][index % 5]!
    const payout = index % 3 === 1 ? stake * 2n + 7n : 0n
    played.push({
      account,
      stake: stake * ONE,
      payout: payout * ONE,
      settledAt: at(index % 3),
      gameType: index % 2 === 0 ? 'ELOTT' : 'LOTT',
    })
  }
  for (const bet of played) {
    const net = bet.payout - bet.stake
    const size = net < 0n ? -net : net
    await team.bet(bet.account, {
      ...bet,
      validBet: size < bet.stake ? size : bet.stake,
      state: bet.payout > bet.stake ? 'WON' : 'LOST',
      placedAt: bet.settledAt,
    })
  }
  gateway.clock.set(at(3))
})
afterAll(() => gateway.close())

/** The same rows as a case, settled by the program that stands for them all. */
const settled = async (kind: 'daily' | 'realtime') => {
  const { database, config } = gateway
  const ids = [...contractIds].flatMap(([name, id]) => (name.endsWith(kind) ? [id] : []))
  const contracts = await Promise.all(ids.map(async (id) => wireContractOf((await findContract(database.orm, id))!)))
  const common = {
    tz: 'Asia/Ho_Chi_Minh',
    until: at(3).toISOString(),
    zeroLines: 'write',
    accounts: [...LINE, ['fcplayer', 'fclow'], ['fcother', null]].map(([id, upline]) => ({
      id: team.idOf(id!),
      upline: upline ? team.idOf(upline) : null,
    })),
    contracts,
    bets: played.map(({ account, stake, payout, settledAt, gameType }, index) => ({
      id: String(index),
      account: team.idOf(account),
      currency: 'VND',
      category: gameType,
      stake: formatUnits(stake),
      payout: formatUnits(payout),
      settledAt: settledAt.toISOString(),
    })),
  } as const
  return kind === 'daily' ? settleDaily({ ...common, active: config.agents.active, payDays: 1 }) : settleRealtime(common)
}

describe('the forecast of a contract', () => {
  test.each(['fctop', 'fcmid', 'fclow'])('[IV.e 12] shows of %s by day what a run pays on the same rows', async (holder) => {
    const id = idOf(holder, 'daily')
    const { periods } = await gateway.agentContracts.forecast(agent(holder), id)
    const lines = (await settled('daily')).lines.filter(({ contract }) => contract === id)
    expect(lines.length).toBeGreaterThan(1)
    const amounts = new Map(lines.map(({ period, amount, turnover, tier, deducted }) => [period, { amount, turnover, tier, deducted }]))
    expect(periods.map(({ label }) => label)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21'])
    for (const { label, turnover, next } of periods) {
      const { amount, tier, deducted } = next
      if (amounts.has(label)) expect({ amount, turnover, tier, deducted }).toEqual(amounts.get(label))
      else expect(amount).toBe('0.0000')
    }
  })

  test.each(['fctop', 'fcmid'])('[IV.e 12] adds up for %s the windows that real-time salaries are paid for', async (holder) => {
    const id = idOf(holder, 'realtime')
    const { periods } = await gateway.agentContracts.forecast(agent(holder), id)
    const sum = (amounts: readonly unknown[]) =>
      formatUnits(amounts.reduce<bigint>((total, amount) => total + parseUnits(String(amount)), 0n))
    const lines = (await settled('realtime')).lines.filter(({ contract }) => contract === id)
    expect(lines.length).toBeGreaterThan(0)
    expect(sum(periods.map(({ next }) => next.amount))).toBe(sum(lines.map(({ amount }) => amount)))
  })

  test('says why a period pays nothing: the condition that was missed, and by how much', async () => {
    const request = { holder: team.idOf('fcmid'), kind: 'daily', expiresAt: new Date(at(3).getTime() + NOON).toISOString() } as const
    const preview = await gateway.agentContracts.preview(agent('fctop'), {
      ...request,
      terms: tiers([9_000_000, null, '0.9'], [9_000_000, 50, '1']),
    })
    const day = preview.forecast!.periods[0]!
    const missing = formatUnits(9_000_000n * ONE - parseUnits(day.turnover))
    expect(day.next).toMatchObject({ amount: '0.0000', tier: null, short: { tier: 0, condition: 'turnover', missing } })
    expect(day.present).not.toBeNull()
  })

  test('of an offer stands beside what is in force, with its text, its hash and what would end', async () => {
    const request = { holder: team.idOf('fcmid'), kind: 'daily', expiresAt: new Date(at(3).getTime() + NOON).toISOString() } as const
    const before = await gateway.agentContracts.list(agent('fcmid'), {})
    const preview = await gateway.agentContracts.preview(agent('fctop'), { ...request, terms: tiers([1_000_000, null, '0.2']) })
    expect(preview).toMatchObject({ account: 'fcmid', refusal: null, present: { holder: 'fcmid' }, own: { holder: 'fctop' } })
    expect(preview.below!.ends.map(({ holder }) => holder)).toEqual(['fclow'])
    expect(preview.forecast!.present).toBe(preview.present!.code)
    expect(await gateway.agentContracts.list(agent('fcmid'), {})).toEqual(before)
    const [outcome] = await gateway.agentContracts.offer(agent('fctop'), {
      ...request,
      holders: [request.holder],
      terms: tiers([1_000_000, null, '0.2']),
    })
    expect(outcome!.contract!.hash).toBe(preview.hash)
    await gateway.agentContracts.answer(agent('fctop'), { id: outcome!.contract!.id, action: 'withdraw', note: '' })
  })

  test('of who is not directly below says no more than that', async () => {
    const request = { kind: 'daily', terms: tiers([1, null, '0.1']), expiresAt: at(3, NOON * 2).toISOString() } as const
    for (const account of ['fclow', 'fcother', 'fctop'])
      expect(await gateway.agentContracts.preview(agent('fctop'), { ...request, holder: team.idOf(account) })).toMatchObject({
        account: '',
        text: '',
        refusal: { result: 'NOT_DIRECT_DOWNLINE' },
        forecast: null,
      })
  })
})

test('[AGENT-04] the panel says which records an agent has, what waits, and what changes when [AGENT-14]', async () => {
  const panel = await gateway.agentContracts.panel(agent('fcmid'), { days: 90 })
  expect(panel).toMatchObject({
    flags: { divtypereq: 0, dailysalreqtype: 1, contracthoursalreq: 0, realtimesalreqtype: 1 },
    offers: 0,
    terminations: 0,
  })
  const id = idOf('fcmid', 'daily')
  await gateway.agentContracts.answer(agent('fctop'), { id, action: 'request', note: '' })
  expect(await gateway.agentContracts.panel(agent('fcmid'), { days: 90 })).toMatchObject({ terminations: 1 })
  const { below } = await gateway.agentContracts.detail(agent('fcmid'), id)
  await gateway.agentContracts.answer(agent('fcmid'), { id, action: 'agree', endsHash: below!.hash, note: '' })
  const { calendar, terminations } = await gateway.agentContracts.panel(agent('fcmid'), { days: 90 })
  expect(terminations).toBe(0)
  expect(calendar.map(({ at: when, change, contract }) => [when, change, contract.holder])).toEqual([
    ['2026-11-22T17:00:00.000Z', 'end', 'fcmid'],
    ['2026-11-22T17:00:00.000Z', 'end', 'fclow'],
  ])
})
