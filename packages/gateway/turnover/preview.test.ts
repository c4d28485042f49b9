import { walletParts } from '@portico/contract/withdrawal/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bonusHolders, type Holders, onDigit as on } from '../testing/bonus-holder.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { drawIt, findingsOf, propose } from '../testing/outcomes.ts'

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
  const shown = await gateway.corrections.voids.propose({ gameCode: 'SSCREPLAY', numero, reason: 'no draw' }, 'lan')
  expect(shown.effect).toMatchObject({ owed: { amount: '87500.0000' }, owing: 1 })
  const done = await gateway.corrections.voids.confirm({ id: shown.id, resultVersion: shown.resultVersion }, 'minh')
  const { owed } = (await gateway.call(walletParts, {}, { token: member.token })).value
  expect([Number(owed.amount), done.effect.owed]).toEqual([87_500, shown.effect.owed])
  expect(await findingsOf(gateway)).toEqual([])
})
