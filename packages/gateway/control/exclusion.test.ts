import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { seededRandom } from '../ports/random.ts'
import { openBeside } from '../testing/database.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { inYuan, oneNote, openPlayer } from '../testing/player.ts'

let a: TestGateway
let b: TestGateway
let beside: Database
beforeAll(async () => {
  a = await testGateway(inYuan)
  beside = await openBeside(a.database)
  b = await testGateway({ ...inYuan, clock: a.clock, database: beside, random: seededRandom('beside') })
  await a.eligibility.start()
  await a.lottery.tick(SSC_LOTTERIES)
})
afterAll(async () => {
  await b.close()
  await beside.close()
  await a.close()
})

it('an exclusion amid bets at two instances: none is taken at either once it stands, and each that was taken is paid for', async () => {
  const player = await openPlayer(a, '1000')
  const numero = (await a.lottery.opened('SSC1')).current!.numero
  const bet = async (gateway: TestGateway): Promise<string> => {
    try {
      await gateway.lottery.place(player.caller, { gameCode: 'SSC1', numero, lines: [oneNote()] }, randomUUID())
      return 'TAKEN'
    } catch (error) {
      if (error instanceof Failure) return error.code
      throw error
    }
  }
  const burst = (count: number) => Array.from({ length: count }, (_, i) => bet(i % 2 === 0 ? a : b))
  const amid = burst(60)
  const exclusion = a.control.breaks.take(player.caller, 'M6')
  const during = burst(60)
  await exclusion
  const after = await Promise.all(burst(60))
  expect(new Set(after)).toEqual(new Set(['SELF_EXCLUDED']))
  const before = [...(await Promise.all(amid)), ...(await Promise.all(during))]
  expect(before.filter((code) => code !== 'TAKEN' && code !== 'SELF_EXCLUDED')).toEqual([])
  const count = before.filter((code) => code === 'TAKEN').length
  expect(await player.balance()).toBe(10_000_000n - BigInt(count) * 20_000n)
})
