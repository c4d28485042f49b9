import { randomUUID } from 'node:crypto'
import { teamOverview, teamRows } from '@portico/contract/agent/calls'
import { unitsOf } from '@portico/contract/kit/money'
import { resolveDispute } from '@portico/contract/withdrawal/operator-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '../kit/duration.ts'
import { cashOf, houseOf } from '../ledger/index.ts'
import { memberTree } from '../member/schema.ts'
import { withdrawal } from '../withdrawals/schema.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { openPayee, payingProvider } from '../testing/payout-provider.ts'
import { payingBy, scriptedProvider } from '../testing/scripted-provider.ts'

let paysIn: TestGateway
let paysOut: TestGateway
const { script, connect: payer } = payingProvider()
beforeAll(async () => {
  paysIn = await testGateway({ integrations: { payments: [scriptedProvider().connect] } })
  paysOut = await testGateway({ integrations: { payments: [payer] } })
  script.payout = () => ({ state: 'PAID', providerRef: 'bank-1' })
})
afterAll(async () => {
  await paysIn.close()
  await paysOut.close()
})

const FIRST = '2026-11-21'
const SECOND = '2026-11-22'
const { begin, say } = payingBy(() => paysIn)

/** An agent above a member, and what the agent is shown of a day. */
const agentAbove = async (gateway: TestGateway, memberId: string) => {
  const agent = await gateway.members.create({ account: `top${randomUUID().slice(0, 6)}`, type: 1, password: PASSWORD, uplineId: null })
  await gateway.database.orm.insert(memberTree).values({ ancestorId: agent.id, descendantId: memberId, depth: 1 })
  return async (day: string, kind: 'DEPOSITS' | 'WITHDRAWALS') => {
    const by = { token: await gateway.sessions.open(agent.id, 'AGENT', '127.0.0.1') }
    const tiles = (await gateway.call(teamOverview, { from: day, to: day }, by)).value.figures
    const { list } = (await gateway.call(teamRows, { from: day, to: day, kind, pageSize: 50 }, by)).value
    const amounts = list.map(({ amount }) => amount.amount)
    const tile = kind === 'DEPOSITS' ? tiles.deposits : tiles.withdrawals
    expect(list.reduce((sum, { amount }) => sum + unitsOf(amount), 0n)).toBe(unitsOf(tile))
    return [tile.amount, amounts, tiles.activeMembers]
  }
}

test('[AGENT-11] a deposit that the provider took back counts where it was made, and below zero where it was taken back', async () => {
  const { player, depositId } = await begin('CARD')
  const figures = await agentAbove(paysIn, player.memberId)
  await say(depositId)
  expect(await figures(FIRST, 'DEPOSITS')).toEqual(['50000.0000', ['50000.0000'], 1])
  paysIn.clock.advance(DAY_MS)
  await say(depositId, { outcome: 'REVERSED' })
  expect(await figures(FIRST, 'DEPOSITS')).toEqual(['50000.0000', ['50000.0000'], 1])
  expect(await figures(SECOND, 'DEPOSITS')).toEqual(['-50000.0000', ['-50000.0000'], 0])
})

test('[WALLET-02] what was taken back and is owed makes no net deposit', async () => {
  const { player, depositId } = await begin()
  await say(depositId)
  const transfer = { debit: cashOf(player.memberId, 'VND'), credit: houseOf('suspense', 'VND'), code: 'ADJUSTMENT', ref: 'spent' }
  await paysIn.database.orm.transaction((tx) =>
    paysIn.ledger.transfer(tx, { ...transfer, id: randomUUID(), amount: 300_000_000n, at: paysIn.clock.now() }),
  )
  const net = async () => (await paysIn.control.overview(player.caller, null)).netDeposits.at(-1)?.amount.amount
  expect(await net()).toBe('50000.0000')
  await say(depositId, { outcome: 'REVERSED' })
  expect(await net()).toBe('0.0000')
  expect(await findingsOf(paysIn)).toEqual([])
})

test('[AGENT-11] a payout that did not arrive counts where it left, and below zero where it was credited', async () => {
  const payee = await openPayee(paysOut, '5000000')
  const figures = await agentAbove(paysOut, payee.memberId)
  const withdrawalId = await payee.id('2000000')
  await paysOut.withdrawals.work()
  expect(await figures(FIRST, 'WITHDRAWALS')).toEqual(['2000000.0000', ['2000000.0000'], 0])
  paysOut.clock.advance(DAY_MS)
  await paysOut.database.orm.update(withdrawal).set({ receipt: 'DISPUTED' })
  const finance = await paysOut.operatorNamed('minh', 'finance')
  await paysOut.call(resolveDispute, { withdrawal: withdrawalId, action: 'CREDIT', note: 'not at the bank' }, finance)
  expect(await figures(FIRST, 'WITHDRAWALS')).toEqual(['2000000.0000', ['2000000.0000'], 0])
  expect(await figures(SECOND, 'WITHDRAWALS')).toEqual(['-2000000.0000', ['-2000000.0000'], 0])
  expect(await findingsOf(paysOut)).toEqual([])
})
