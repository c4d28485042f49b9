import { randomUUID } from 'node:crypto'
import { lineTransfer } from '@portico/contract/transfer/calls'
import { setTransferSettings } from '@portico/contract/transfer/operator-calls'
import { walletParts, withdrawalTerms } from '@portico/contract/withdrawal/calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { callOff, direct, drawIt, WRONG } from '../testing/outcomes.ts'
import { reverseDeposit } from '../testing/money-history.ts'
import { moneyOf } from '../testing/player.ts'
import { openPayee } from '../testing/payout-provider.ts'
import { SECOND, transferLine } from '../testing/transferring.ts'

type Payee = Awaited<ReturnType<typeof openPayee>>

const asking = (WITHDRAW_TURNOVER: string) => ({
  config: { withdrawals: readConfig({ BRAND: 'aurora', WITHDRAW_TURNOVER }).withdrawals },
})

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway(asking('1'))
  const issues = Array.from({ length: 20 }, (_, n) => ({ issue: String(n + 1), date: '2026-04-11', draw: WRONG }))
  await gateway.lottery.importDraws('SSCREPLAY', issues)
})
afterAll(() => gateway.close())
beforeEach(() => gateway.clock.advance(1_000))

const payIn = async ({ caller }: Payee, amount: string): Promise<string> => {
  const { depositId } = await gateway.cashier.deposit(caller, { method: 'SANDBOX', amount }, randomUUID())
  gateway.clock.advance(1_000)
  return depositId
}
/** The issue that is open now. */
const openIssue = async (): Promise<string> => {
  await gateway.lottery.tick(SSC_LOTTERIES)
  return (await gateway.lottery.opened('SSCREPLAY')).current!.numero
}
/** So many hundred thousand on numbers that are not drawn. Answers the issue. */
const lose = async (payee: Payee, hundreds: number): Promise<string> => {
  const numero = await openIssue()
  await payee.place([direct('99', { multiple: hundreds * 50 })], { gameCode: 'SSCREPLAY', numero })
  await drawIt(gateway)
  return numero
}
const terms = async ({ token }: Payee) => (await gateway.call(withdrawalTerms, {}, { token })).value
const stand = async (payee: Payee): Promise<(string | number)[]> => {
  const { free, requirements } = await terms(payee)
  return [Number(free.amount), ...requirements.map(({ state, progress }) => `${state} ${Number(progress.amount)}`)]
}

it('[WALLET-03] keeps money that came in until it was bet, and nothing else', async () => {
  const payee = await openPayee(gateway, '1000000')
  expect(await stand(payee)).toEqual([1_000_000])
  await payIn(payee, '500000')
  expect(await stand(payee)).toEqual([1_000_000, 'ACTIVE 0'])
  const before = await moneyOf(gateway)
  expect((await payee.ask('1000001')).failure).toMatchObject({ code: 'REQUIREMENT_OPEN', remaining: '1000000.0000' })
  expect((await payee.ask('2000000')).failure.code).toBe('INSUFFICIENT_FUNDS')
  expect(await moneyOf(gateway)).toEqual(before)
  await lose(payee, 2)
  expect(await stand(payee)).toEqual([800_000, 'ACTIVE 200000'])
  await lose(payee, 3)
  expect(await stand(payee)).toEqual([1_000_000, 'MET 500000'])
  expect((await payee.ask('1000000')).status).toBe(200)
  expect(await stand(payee)).toEqual([0, 'MET 500000'])
})

it('[WALLET-01] says where every unit of a member is', async () => {
  const payee = await openPayee(gateway, '900000')
  await payIn(payee, '500000')
  await payee.ask('200000')
  const numero = await openIssue()
  await payee.place([direct('99', { multiple: 25 }), direct('98', { multiple: 25 })], { gameCode: 'SSCREPLAY', numero })
  const parts = async () => {
    const { free, openBets, setAside, onItsWay, owed } = (await gateway.call(walletParts, {}, { token: payee.token })).value
    return [free, openBets.count, openBets.stake, setAside, onItsWay, owed].map((part) =>
      typeof part === 'number' ? part : Number(part.amount),
    )
  }
  expect(await parts()).toEqual([600_000, 2, 100_000, 0, 200_000, 0])
  await drawIt(gateway)
  expect(await parts()).toEqual([600_000, 0, 0, 0, 200_000, 0])
})

it('counts no bet for money that came after it', async () => {
  const payee = await openPayee(gateway, '1000000')
  await payIn(payee, '300000')
  const numero = await openIssue()
  await payee.place([direct('99', { multiple: 250 })], { gameCode: 'SSCREPLAY', numero })
  gateway.clock.advance(1_000)
  await payIn(payee, '400000')
  await drawIt(gateway)
  // 500,000 were bet before the second deposit: 300,000 for the first, the rest for nothing.
  expect(await stand(payee)).toEqual([800_000, 'MET 300000', 'ACTIVE 0'])
})

it('counts a bet as it stands: one that is called off no more, unless what it did is over', async () => {
  const [early, late] = [await openPayee(gateway, '0'), await openPayee(gateway, '0')]
  for (const payee of [early, late]) await payIn(payee, '600000')
  const numero = await openIssue()
  for (const payee of [early, late]) await payee.place([direct('99', { multiple: 250 })], { gameCode: 'SSCREPLAY', numero })
  await drawIt(gateway)
  for (const payee of [early, late]) {
    await payIn(payee, '100000')
    expect(await stand(payee)).toEqual([0, 'ACTIVE 500000', 'ACTIVE 0'])
  }
  // Another 100,000 ends the first requirement of one, and more money that comes in writes that down.
  await lose(early, 1)
  expect(await stand(early)).toEqual([0, 'MET 600000', 'ACTIVE 0'])
  await payIn(early, '50000')
  await callOff(gateway, 'SSCREPLAY', numero)
  expect(await stand(early)).toEqual([500_000, 'ACTIVE 0', 'ACTIVE 0', 'MET 600000'])
  expect(await stand(late)).toEqual([0, 'ACTIVE 0', 'ACTIVE 0'])
  // What the first one used of the later bets stays used.
  await lose(early, 1)
  expect(await stand(early)).toEqual([500_000, 'MET 100000', 'ACTIVE 0', 'MET 600000'])
})

it('asks for nothing any more once almost nothing is left, open bets and all', async () => {
  const payee = await openPayee(gateway, '0')
  await payIn(payee, '200000')
  const numero = await openIssue()
  await payee.place([direct('99', { multiple: 99 })], { gameCode: 'SSCREPLAY', numero })
  expect(await stand(payee)).toEqual([0, 'ACTIVE 0'])
  await drawIt(gateway)
  expect(await stand(payee)).toEqual([2_000, 'WAIVED 0'])
  await payIn(payee, '300000')
  expect(await stand(payee)).toEqual([2_000, 'ACTIVE 0', 'WAIVED 0'])
})

it('lets one of two withdrawals at once through, where both together were too much', async () => {
  const payee = await openPayee(gateway, '500000')
  await payIn(payee, '500000')
  const codes = await Promise.all(['400000', '400000'].map(async (amount) => (await payee.ask(amount)).status))
  expect(codes.toSorted()).toEqual([200, 409])
  expect(await stand(payee)).toEqual([100_000, 'ACTIVE 0'])
})

it('asks for what an agent sends down, and not for what goes up', async () => {
  const line = await transferLine(asking('1.5'))
  try {
    await line.gateway.call(setTransferSettings, line.settings(), { token: line.finance })
    const send = (from: string, to: string) =>
      line.gateway.call(lineTransfer, { to, amount: '100000', withdrawPassword: SECOND }, line.keyed(from))
    expect((await send('boss', line.team.idOf('linh88'))).status).toBe(200)
    expect((await send('linh88', 'UPLINE')).status).toBe(200)
    const standing = (account: string) => line.gateway.turnover.standing({ memberId: line.team.idOf(account), currency: 'VND' })
    const { requirements, toBet } = await standing('linh88')
    expect([toBet, requirements.map(({ kind, target }) => [kind, Number(target.amount)])]).toEqual([
      1_000_000_000n,
      [['TRANSFER', 150_000]],
    ])
    expect(await standing('boss')).toEqual({ requirements: [], toBet: 0n })
  } finally {
    await line.gateway.close()
  }
})

it('asks for nothing any more once the provider has taken a deposit back', async () => {
  const payee = await openPayee(gateway, '700000')
  const depositId = await payIn(payee, '500000')
  expect(await stand(payee)).toEqual([700_000, 'ACTIVE 0'])
  await reverseDeposit(gateway, depositId)
  expect(await stand(payee)).toEqual([700_000])
})

it('counts no bet twice when a deposit before it is taken back', async () => {
  const payee = await openPayee(gateway, '0')
  await payIn(payee, '100000')
  await payIn(payee, '300000')
  const third = await payIn(payee, '150000')
  await lose(payee, 2)
  expect((await stand(payee)).slice(1)).toEqual(['MET 100000', 'ACTIVE 100000', 'ACTIVE 0'])
  // Writes down that the first is over, and that it used half of the bets placed after the third.
  await payIn(payee, '20000')
  await reverseDeposit(gateway, third)
  expect((await stand(payee)).slice(1)).toEqual(['ACTIVE 100000', 'ACTIVE 0', 'MET 100000'])
})

it('asks for nothing unless the operator does', async () => {
  const quiet = await testGateway()
  try {
    const payee = await openPayee(quiet, '100000')
    await quiet.cashier.deposit(payee.caller, { method: 'SANDBOX', amount: '500000' }, randomUUID())
    const { free, requirements, turnover } = (await quiet.call(withdrawalTerms, {}, { token: payee.token })).value
    expect([Number(free.amount), requirements, Number(turnover)]).toEqual([600_000, [], 0])
  } finally {
    await quiet.close()
  }
})
