import { randomUUID } from 'node:crypto'
import type { SentOf } from '@portico/contract/kit/call'
import { teamOverview, teamRows } from '@portico/contract/agent/calls'
import { unitsOf } from '@portico/contract/kit/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localDate } from '../kit/zone.ts'
import { betsByTime, teamRowOrder } from '../reports/index.ts'
import { agentLine } from '../testing/agent-line.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { vendorAt } from '../testing/vendor.ts'

let gateway: TestGateway
let line: Awaited<ReturnType<typeof agentLine>>
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  await gateway.eligibility.start()
  line = await agentLine(gateway)
  await line.open('roundagent', null)
})
afterAll(() => gateway.close())

test("[AGENT-11] rounds of vendors' games are among the rows behind a team's bets, by the name of their game, and add up to the figure", async () => {
  const pearl = await vendorAt(gateway)
  const seat = await pearl.seat('1000', { uplineId: line.idOf('roundagent') })
  const stranger = await pearl.seat('1000')
  const won = randomUUID()
  await seat.bet({ amount: 100_000, roundClosed: true })
  gateway.clock.advance(1_000)
  await seat.bet({ amount: 100_000, roundId: won })
  await seat.win({ amount: 130_000, roundId: won, roundClosed: true })
  await stranger.bet({ amount: 100_000, roundClosed: true })
  await seat.bet({ amount: 100_000 })

  const today = localDate(gateway.clock.now(), gateway.config.brand.timeZone).toString()
  const days = { from: today, to: today }
  const as = { ...(await line.as('roundagent')), language: 'EN' }
  const rows = async (more: Partial<SentOf<typeof teamRows>> = {}) =>
    (await gateway.call(teamRows, { ...days, kind: 'BETS', ...more }, as)).value
  for (const more of [{}, { game: 'PG-1' }, { account: seat.account }]) {
    const { list, total, totals } = await rows(more)
    expect(list).toMatchObject([
      {
        detail: 'Night Lotus · Pearl',
        bet: null,
        amount: { amount: '10.0000' },
        validBet: { amount: '3.0000' },
        profit: { amount: '-3.0000' },
      },
      {
        detail: 'Night Lotus · Pearl',
        bet: null,
        amount: { amount: '10.0000' },
        validBet: { amount: '10.0000' },
        profit: { amount: '10.0000' },
      },
    ])
    expect(total).toBe(2)
    expect(unitsOf(totals.validBet)).toBe(130_000n)
  }
  expect((await rows({ game: 'SSC1' })).total).toBe(0)
  const range = { agentId: line.idOf('roundagent'), scope: 'TEAM' as const, timeZone: gateway.config.brand.timeZone, ...days }
  const whose = { account: undefined, find: undefined }
  const { orm } = gateway.database
  const byAccount = await teamRowOrder(orm, 'BETS', range, whose)
  const byTime = (edge?: { latest: boolean; limit: number }) => betsByTime(orm, 'BETS', range, whose, edge, 0)
  expect(byAccount).toHaveLength(2 * 32)
  expect(await byTime()).toEqual(byAccount)
  expect(await byTime({ latest: true, limit: 1 })).toEqual(byAccount.subarray(0, 32))
  expect(await byTime({ latest: false, limit: 1 })).toEqual(byAccount.subarray(32))
  expect(await byTime({ latest: true, limit: 3 })).toBeUndefined()
  const { figures } = (await gateway.call(teamOverview, days, as)).value
  expect([figures.bets, figures.validBet.amount, figures.payout.amount]).toEqual([2, '13.0000', '13.0000'])
})
