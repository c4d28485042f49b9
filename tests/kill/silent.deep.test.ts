import { betDetail, placeBets } from '@portico/contract/bets/calls'
import { createDeposit } from '@portico/contract/cashier/deposit-calls'
import { openPostgres } from '@portico/gateway/db/open'
import { testGateway } from '@portico/gateway/testing/gateway'
import { line, openPlayer } from '@portico/gateway/testing/player'
import { openSilentProxy } from '@portico/gateway/testing/silent-proxy'
import { expect, it, onTestFinished } from 'vitest'
import { withPostgres } from '../../scripts/lib/postgres.ts'

const FAILS_WITHIN_MS = 5_000
const BACK_WITHIN_MS = 3_000
/** More calls at once than there are connections. */
const CALLS = 60
const ROUNDS = 3

it('a database that falls silent fails every call within 5 s, and serves again within 3 s after it speaks', async () => {
  await withPostgres(async (url) => {
    const proxy = await openSilentProxy(url)
    onTestFinished(proxy.close)
    const database = await openPostgres(proxy.url)
    const gateway = await testGateway({ database, lotteries: ['SSC1'] })
    await gateway.lottery.tick()
    const player = await openPlayer(gateway, '1000')
    const token = await player.token()
    const { current } = await gateway.lottery.opened('SSC1')
    const bet = { gameCode: 'SSC1', numero: current!.numero, lines: [line('total-parity', { picks: ['odd'] })] }
    const ways = [
      () => gateway.call(createDeposit, { method: 'SANDBOX', amount: '10000' }, { token }),
      () => gateway.call(placeBets, bet, { token }),
      () => gateway.call(betDetail, { betId: crypto.randomUUID() }, { token }),
      () => gateway.lottery.tick().then(() => ({ status: 200 })),
    ]
    const timed = async (way: (typeof ways)[number]) => {
      const before = performance.now()
      const { status } = await way()
      return { status, ms: performance.now() - before }
    }

    for (let round = 1; round <= ROUNDS; round += 1) {
      expect((await timed(ways[0]!)).status).toBe(200)
      proxy.silence()
      const failed = await Promise.all(Array.from({ length: CALLS }, (_, i) => timed(ways[i % 3]!)))
      expect([...new Set(failed.map(({ status }) => status))]).toEqual([503])
      const slowest = Math.max(...failed.map(({ ms }) => ms))
      expect(slowest).toBeLessThan(FAILS_WITHIN_MS)

      proxy.speak()
      const back = await Promise.all(ways.map(timed))
      expect(back.map(({ status }) => status)).toEqual([200, 200, 404, 200])
      const latest = Math.max(...back.map(({ ms }) => ms))
      expect(latest).toBeLessThan(BACK_WITHIN_MS)
      process.stdout.write(`round ${round}: ${CALLS} calls failed within ${Math.round(slowest)} ms, back within ${Math.round(latest)} ms\n`)
    }
    await gateway.close()
    await database.close()
  })
})
