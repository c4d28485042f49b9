import { randomUUID } from 'node:crypto'
import { walletParts } from '@portico/contract/withdrawal/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bonusHolders, type Holders, onDigit as on } from '../testing/bonus-holder.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { callOff, drawIt, findingsOf, propose } from '../testing/outcomes.ts'

let gateway: TestGateway
let world: Holders
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  world = await bonusHolders(gateway)
})
afterAll(() => gateway.close())

it("a preview counts no bonus money as owed: what a corrected or called-off draw takes back of it is nobody's debt", async () => {
  const member = await world.holder('10000')
  const numero = await world.openIssue()
  await member.place([on('2', 20)], { gameCode: 'SSCREPLAY', numero })
  await drawIt(gateway)
  expect(await member.balances()).toEqual([97_500, 362_500])
  await member.bet([on('1', 230)])
  expect(await member.balances()).toEqual([0, 0])
  // A quarter of 390,000 was cash; called off, a quarter of the stake comes back of it.
  const { effect } = await propose(gateway, numero)
  expect(effect).toMatchObject({ taken: { amount: '390000.0000' }, owed: { amount: '97500.0000' } })
  const preview = await gateway.corrections.voids.propose({ gameCode: 'SSCREPLAY', numero, reason: 'no draw' }, 'lan')
  expect(preview.effect).toMatchObject({ owed: { amount: '87500.0000' }, owing: 1 })
  const done = await gateway.corrections.voids.confirm({ id: preview.id, resultVersion: preview.resultVersion }, 'minh')
  const { owed } = (await gateway.call(walletParts, {}, { token: member.token })).value
  expect([Number(owed.amount), done.effect.owed]).toEqual([87_500, preview.effect.owed])
  expect(await findingsOf(gateway)).toEqual([])
})

it('takes nothing owed from what is paid in, lets only the rest of it go out, and takes it from what is won', async () => {
  const member = await world.holder('10000')
  const numero = await world.openIssue()
  await member.place([on('2', 20)], { gameCode: 'SSCREPLAY', numero })
  await drawIt(gateway)
  await member.bet([on('1', 230)])
  await callOff(gateway, 'SSCREPLAY', numero)
  await drawIt(gateway)
  await gateway.cashier.deposit(member.caller, { method: 'SANDBOX', amount: '300000' }, randomUUID())
  const parts = async () => {
    const { free, owed } = (await gateway.call(walletParts, {}, { token: member.token })).value
    return [Number(await member.balance()) / 10_000, Number(free.amount), Number(owed.amount)]
  }
  expect(await parts()).toEqual([300_000, 212_500, 87_500])
  expect((await member.terms()).free.amount).toBe('212500.0000')
  expect((await member.ask('212501')).failure).toMatchObject({ code: 'INSUFFICIENT_FUNDS', remaining: '212500.0000' })
  await member.bet([on('2', 4)])
  await drawIt(gateway)
  // 292,000 were left and 78,000 won, all of which pays the debt.
  expect(await parts()).toEqual([292_000, 282_500, 9_500])
  expect(await findingsOf(gateway)).toEqual([])
})
