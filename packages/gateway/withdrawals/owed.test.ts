import { randomUUID } from 'node:crypto'
import { walletParts, withdrawalTerms } from '@portico/contract/withdrawal/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { reverseDeposit } from '../testing/money-history.ts'
import { inYuan, line, openPlayer } from '../testing/player.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway(inYuan)
  await gateway.lottery.tick(SSC_LOTTERIES)
})
afterAll(() => gateway.close())

it('[WALLET-03] says what is owed, by which less can go out than is there', async () => {
  const player = await openPlayer(gateway, '0')
  const token = await player.token()
  const read = async () => {
    const { balance, free, owed } = (await gateway.call(withdrawalTerms, {}, { token })).value
    const parts = (await gateway.call(walletParts, {}, { token })).value
    expect([parts.free, parts.owed]).toEqual([free, owed])
    return [balance, free, owed].map(({ amount }) => Number(amount))
  }
  const payIn = async (amount: string) =>
    (await gateway.cashier.deposit(player.caller, { method: 'SANDBOX', amount }, randomUUID())).depositId
  const depositId = await payIn('100000')
  const [, , none] = await read()
  expect(none).toBe(0)
  await player.place([line('total-parity', { picks: ['odd', 'even'] }, { multiple: 20, prizeGroup: 1900 })])
  const [left = 0] = await read()
  await reverseDeposit(gateway, depositId)
  const owed = 100_000 - left
  expect(await read()).toEqual([0, 0, owed])
  await payIn('50000')
  const [balance, free, due] = await read()
  expect([balance, due]).toEqual([50_000, owed])
  expect(free).toBeLessThanOrEqual(Math.max(0, 50_000 - owed))
})
