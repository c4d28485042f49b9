import { randomUUID } from 'node:crypto'
import { setPlayLimit } from '@portico/contract/control/calls'
import { ONE } from '@portico/contract/kit/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { inYuan, oneNote } from '../testing/player.ts'
import { vendorAt } from '../testing/vendor.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway(inYuan)
  await gateway.eligibility.start()
  await gateway.lottery.tick(SSC_LOTTERIES)
})
afterAll(() => gateway.close())

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'TAKEN',
    (error: unknown) => {
      if (error instanceof Failure) return error.code
      throw error
    },
  )

it('a limit is one figure over lotteries, plans and vendors: 150 stakes of 2 at once, by all three, never come to more than 40', async () => {
  const pearl = await vendorAt(gateway)
  for (const kind of ['STAKE', 'LOSS'] as const) {
    const seat = await pearl.seat('1000')
    await gateway.call(setPlayLimit, { kind, period: 'DAY', amount: '40' }, { token: await seat.token(), language: 'EN' })
    const ahead = gateway.chase.issues({ gameCode: 'SSC1', limit: 3 }).list
    const numero = (await gateway.lottery.opened('SSC1')).current!.numero
    const plan = () => ({
      gameCode: 'SSC1',
      line: oneNote(),
      issues: ahead.slice(1, 2).map((issue) => ({ numero: issue.numero, multiple: 1 })),
      stopOnWin: false,
      total: '2',
    })
    const ways = [
      () => codeOf(seat.place([oneNote()], { numero })),
      () => codeOf(gateway.chase.create(seat.caller, plan(), randomUUID(), 'EN')),
      async () => {
        const { status } = await seat.bet({ amount: 20_000 })
        return status === 'OK' ? 'TAKEN' : String(status)
      },
    ]
    // Each of the three is let in, and none of them beyond what the others have left.
    for (const way of ways) expect(await way()).toBe('TAKEN')
    const codes = await Promise.all(Array.from({ length: 150 }, async (_, i) => [i % 3, await ways[i % 3]!()] as const))
    expect(codes.filter(([, code]) => code === 'TAKEN')).toHaveLength(17)
    expect(new Set(codes.map(([, code]) => code))).toEqual(new Set(['TAKEN', `${kind}_LIMIT_REACHED`, 'LIMIT_REACHED']))
    expect(await seat.balance()).toBe(960n * ONE)
    for (const way of [0, 1, 2]) expect(codes.some(([each, code]) => each === way && code !== 'TAKEN')).toBe(true)
  }
  expect(await findingsOf(gateway)).toEqual([])
})
