import { agentContractDetail, answerAgentContract } from '@portico/contract/agent-contract/calls'
import { agentContractForecast } from '@portico/contract/agent-contract/preview-calls'
import { agentContractRunning } from '@portico/contract/agent-contract/running-calls'
import type { ContractKind } from '@portico/contract/commission/kinds'
import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import { parseUnits } from '@portico/contract/kit/money'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tiers } from '../testing/agent-line.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { type TestTeam, testTeam } from '../testing/team.ts'

/** The day on which the contracts are in force, and the one after. */
const [FIRST, SECOND] = ['2026-11-21T17:00:00.000Z', '2026-11-22T17:00:00.000Z']
const at = (hours: number) => new Date(Date.parse(FIRST) + hours * 3_600_000)

let gateway: TestGateway
let team: TestTeam
beforeEach(async () => {
  gateway = await testGateway()
  team = await testTeam(gateway, at(1))
  await team.open('boss', 1, null, at(-9_000))
  for (const player of ['ann', 'ben']) await team.open(player, 3, 'boss', at(-9_000))
  await team.open('stranger', 1, null, at(-9_000))
})
afterEach(() => gateway.close())

/** A contract from the company that is in force from the first day on. */
const grant = async (kind: ContractKind, terms: ContractTerms) => {
  const holders = [team.idOf('boss')]
  const [outcome] = await gateway.agentContracts.desk.offer('hoa', { holders, kind, terms, expiresAt: at(0).toISOString() })
  const { id } = outcome!.contract!
  const { contract, below } = (await gateway.call(agentContractDetail, { id }, team.as('boss'))).value
  const request = { id, action: 'accept' as const, hash: contract.hash, endsHash: below!.hash }
  expect((await gateway.call(answerAgentContract, request, team.as('boss'))).value.refusal).toBeNull()
  return id
}
const enter = () => team.enter('AGENT', 'boss', 'stranger')
const bet = (account: string, dong: string) => team.bet(account, { stake: parseUnits(dong), settledAt: at(2) })
const running = async (account = 'boss') => (await gateway.call(agentContractRunning, {}, team.as(account))).value.list

test('the running day says the tier by now and what is missing to the next, and ends as what the day comes to [AGENT-01]', async () => {
  await enter()
  const id = await grant('daily', tiers([100_000, null, '0.3'], [300_000, 2, '0.5']))
  await grant('hourly', tiers([100, null, '0.1']))
  expect(await running()).toEqual([])
  gateway.clock.set(at(3))
  await enter()
  const none = { id, from: FIRST, to: SECOND, turnover: '0.0000', active: 0, loss: '0.0000', tier: null }
  expect(await running()).toEqual([{ ...none, next: { tier: 0, condition: 'turnover', missing: '100000.0000' } }])
  await bet('ann', '250000')
  await gateway.figures.fold()
  await bet('boss', '20000')
  expect(await running()).toEqual([
    {
      ...none,
      turnover: '270000.0000',
      active: 1,
      loss: '270000.0000',
      tier: 0,
      next: { tier: 1, condition: 'turnover', missing: '30000.0000' },
    },
  ])
  await bet('boss', '30000')
  expect(await running()).toMatchObject([{ tier: 0, next: { tier: 1, condition: 'active', missing: '1' } }])
  await bet('ben', '200000')
  const [last] = await running()
  expect(last).toMatchObject({ turnover: '500000.0000', active: 2, tier: 1, next: null })
  gateway.clock.set(new Date(Date.parse(SECOND) + 1))
  await enter()
  const { forecast } = (await gateway.call(agentContractForecast, { id }, team.as('boss'))).value
  const { turnover, active, next } = forecast.periods.at(-1)!
  expect({ turnover, active, tier: next.tier }).toEqual({ turnover: last!.turnover, active: last!.active, tier: last!.tier })
  expect(await running()).toMatchObject([{ turnover: '0.0000', tier: null }])
})

test('a dividend whose loss has something taken off says the loss by now, and no tier [AGENT-01]', async () => {
  await enter()
  const week = { progressive: false, tiers: [{ loss: '1000', rate: '20' }], rates: {}, period: 'D' as const }
  const rules = { ownLoss: { policy: 'NO_CARRY' as const }, negative: { policy: 'FLOOR' as const } }
  await grant('dividend', { ...week, ...rules, deduct: { rebate: true, promo: false, salary: false } })
  gateway.clock.set(at(3))
  await enter()
  await bet('ann', '5000')
  expect(await running()).toMatchObject([{ loss: '5000.0000', tier: null, next: null }])
})

test('nobody is told of the contracts of others', async () => {
  await enter()
  await grant('daily', tiers([100, null, '0.3']))
  gateway.clock.set(at(3))
  await enter()
  expect(await running('stranger')).toEqual([])
})
