import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findIssue } from '../lottery/drawing/issue-store.ts'
import { gameOf } from '../lottery/offer/games.ts'
import { priceLine } from '../lottery/bets/line.ts'
import { openCrowd, placeCrowd } from '../testing/crowd.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { inYuan, line } from '../testing/player.ts'

const BETS = 10_000
const MEMBERS = 3
const game = gameOf('SSC1')!

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ ...inYuan, lotteries: ['SSC1'] })
  const { orm } = gateway.database
  await gateway.lottery.tick()
  await openCrowd(orm, MEMBERS, 'CNY', gateway.clock.now())
  const { numero } = (await gateway.lottery.opened('SSC1')).current!
  const { id: issueId } = (await findIssue(orm, 'SSC1', numero))!
  // One of the two always wins, and below the highest prize group there is a rebate: three transfers a bet.
  const lines = [priceLine(game, line('total-parity', { picks: ['odd', 'even'] }, { prizeGroup: 1900 }), 'CNY', 1950)]
  const at = gateway.clock.now()
  await placeCrowd(orm, { game, issueId, numero, lines, bets: BETS, members: MEMBERS, currency: 'CNY', at })
  gateway.clock.advance(60_000)
  await gateway.lottery.tick()
}, 240_000)
afterAll(() => gateway.close())

describe('the books of 30,000 transfers [WALLET-01]', () => {
  it('are checked while calls are answered and an issue is drawn', async () => {
    const { numero } = (await gateway.lottery.opened('SSC1')).current!
    let checked = false
    const books = gateway.books.check().finally(() => {
      checked = true
    })
    gateway.clock.advance(60_000)
    await gateway.lottery.tick()
    const { last } = await gateway.lottery.opened('SSC1')
    expect([last?.numero, checked]).toEqual([numero, false])
    let answered = 0
    while (!checked) {
      await gateway.lottery.opened('SSC1')
      answered++
      // As between two calls over a socket.
      await nextTurn()
    }
    // A call waits for a page of the check, not for all of it.
    expect(answered).toBeGreaterThan(20)
    expect(await books).toMatchObject({ balanced: true, bets: BETS, settled: BETS, transfers: 3 * BETS + MEMBERS })
  }, 240_000)
})
