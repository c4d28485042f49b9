import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestGateway, testGateway } from './testing/gateway.ts'
import { oneNote, openPlayer } from './testing/player.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ lotteries: ['SSC1'] })
})
afterAll(() => gateway.close())

const metrics = async () => (await gateway.app.inject('/metrics')).body

test('an operator sees deposits, stakes and payouts, and nothing of them after five minutes', async () => {
  const player = await openPlayer(gateway, '0')
  await gateway.cashier.deposit(player.caller, { method: 'SANDBOX', amount: '500000' }, randomUUID())
  await gateway.lottery.tick()
  await player.place([oneNote()])
  const text = await metrics()
  expect(text).toContain('portico_money_five_minutes{code="DEPOSIT",currency="VND"} 500000')
  expect(text).toContain('portico_money_five_minutes{code="STAKE",currency="VND"} 2000')
  expect(text).toContain('portico_transfers_five_minutes{code="STAKE",currency="VND"} 1')
  gateway.clock.advance(6 * 60_000)
  expect(await metrics()).not.toContain('code="DEPOSIT"')
})

test('draws that are late are told by their lottery until they are made, and so are those that wait for money', async () => {
  const fresh = await testGateway({ lotteries: ['SSC1'] })
  const scrape = async () => (await fresh.app.inject('/metrics')).body
  await fresh.lottery.tick()
  expect(await scrape()).not.toContain('portico_draws_late{')
  fresh.clock.advance(2 * 60_000)
  expect(await scrape()).toMatch(/portico_draws_late\{lottery="SSC1"\} [1-9]/)
  for (let pass = 0; pass < 3; pass++) await fresh.lottery.tick()
  const text = await scrape()
  expect(text).not.toContain('portico_draws_late{')
  expect(text).toMatch(/^portico_settlements_waiting 0$/m)
  expect(text).toMatch(/^portico_database_seconds [\d.e-]+$/m)
  await fresh.close()
})

test('results that are waited for are told by their lottery', async () => {
  const fed = await testGateway({ lotteries: ['XSMB'] })
  await fed.lottery.tick()
  fed.clock.advance(36 * 3_600_000)
  await fed.lottery.tick()
  expect((await fed.app.inject('/metrics')).body).toMatch(/portico_results_waiting\{lottery="XSMB"\} [1-9]/)
  await fed.close()
})
