import { listBets } from '@portico/contract/bets/calls'
import { parseUnits } from '@portico/contract/kit/money'
import { accountRecords, bonusDetails, manualRebate, personalProfit, recordTotals } from '@portico/contract/records/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { line, oneNote, openPlayer } from '../testing/player.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ lotteries: ['SSC1'] })
  await gateway.lottery.tick()
})
afterAll(() => gateway.close())

const every = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

describe('what playing came to', () => {
  it('is the same in profit and loss, rebates, totals and the balance [WALLET-07] [WALLET-08]', async () => {
    const player = await openPlayer(gateway, '100000')
    const token = await player.token()
    const { current } = await gateway.lottery.opened('SSC1')
    await player.place([
      line('fixed-position', { places: [every, [], [], [], []] }, { prizeGroup: 1900, mode: '0.1', multiple: 3 }),
      oneNote({ prizeGroup: 1900 }),
    ])
    gateway.clock.set(current!.drawAt)
    await gateway.lottery.tick()

    const profit = (await gateway.call(personalProfit, {}, { token })).value
    const units = (money: { amount: string }) => parseUnits(money.amount)
    expect(profit).toMatchObject({ stakes: { amount: '8000.0000' }, rebate: { amount: '200.0000' }, bonus: { amount: '0.0000' } })
    expect(units(profit.net)).toBe(units(profit.payouts) + units(profit.rebate) - units(profit.stakes))
    expect(profit.days).toMatchObject([{ day: '2026-11-21', stakes: { amount: '8000.0000' } }])
    expect(profit.products).toMatchObject([{ product: 'SSC1', name: 'SSC 1 phút', net: profit.net }])
    // Opening, what was paid in and out, what playing came to and the rest make the balance.
    const { opening, deposits, withdrawals, transfers, other, net, closing } = profit
    expect(units(closing)).toBe(units(opening) + units(deposits) - units(withdrawals) + units(transfers) + units(other) + units(net))
    expect(units(closing)).toBe(await player.balance())

    const rebates = (await gateway.call(manualRebate, {}, { token })).value
    expect(rebates.list).toMatchObject([
      { day: '2026-11-21', product: 'SSC1', stakes: { amount: '8000.0000' }, rebate: { amount: '200.0000' } },
    ])
    const { list } = (await gateway.call(accountRecords, { kind: 'REBATE' }, { token })).value
    expect(list.reduce((sum, { amount }) => sum + units(amount), 0n)).toBe(units(rebates.rebate))
    expect((await gateway.call(recordTotals, { kind: 'REBATE' }, { token })).value.net).toEqual(rebates.rebate)

    // Both records say of a bet what it left, so that they call it the same.
    const bets = (await gateway.call(listBets, {}, { token })).value.list
    const stakes = (await gateway.call(accountRecords, { kind: 'BET' }, { token })).value.list
    const nets = stakes.flatMap(({ subject }) => (subject?.kind === 'BET' ? [[subject.betId, subject.net] as const] : []))
    expect(new Map(nets)).toEqual(new Map(bets.map(({ betId, net }) => [betId, net])))
    expect(nets.every(([, net]) => net !== null)).toBe(true)
  })

  it('lists bonuses, of which there are none before promotions pay them [WALLET-08]', async () => {
    const token = await (await openPlayer(gateway, '1')).token()
    expect((await gateway.call(bonusDetails, {}, { token })).value).toMatchObject({ list: [], movements: 0, total: { amount: '0.0000' } })
  })
})
