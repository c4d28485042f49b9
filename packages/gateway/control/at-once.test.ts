import { randomUUID } from 'node:crypto'
import { formatUnits, ONE } from '@portico/contract/kit/money'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { limitedPlayer, nextDay } from '../testing/limits.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { inYuan, oneNote } from '../testing/player.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway(inYuan)
  await gateway.eligibility.start()
})
afterAll(async () => {
  expect(await findingsOf(gateway)).toEqual([])
  await gateway.close()
})
beforeEach(() => nextDay(gateway))

/** What a try came to: `TAKEN`, or the code it was refused with. */
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'TAKEN',
    (error: unknown) => {
      if (error instanceof Failure) return error.code
      throw error
    },
  )

const cheapest = async ({ caller }: Awaited<ReturnType<typeof limitedPlayer>>) => {
  const { method, min } = (await gateway.cashier.methods(caller, 'EN')).methods[0]!
  return { method, least: BigInt(min.amount.replace('.', '')) }
}

it('200 deposits at once never come to more than the limit, and come to all of it', async () => {
  const player = await limitedPlayer(gateway, '0')
  const { method, least } = await cheapest(player)
  await player.set('DEPOSIT', 'DAY', formatUnits(least * 3n))
  const pay = () => codeOf(gateway.cashier.deposit(player.caller, { method, amount: formatUnits(least) }, randomUUID()))
  const codes = await Promise.all(Array.from({ length: 200 }, pay))
  expect(Map.groupBy(codes, (code) => code).get('TAKEN')).toHaveLength(3)
  expect(new Set(codes)).toEqual(new Set(['TAKEN', 'DEPOSIT_LIMIT_REACHED']))
  expect([await player.balance(), await player.cell('DEPOSIT', 'DAY')]).toMatchObject([least * 3n, { remaining: '0.0000' }])
})

it('200 deposits and bets at once keep a limit of deposits, of stakes and of losses, each to the last unit', async () => {
  const player = await limitedPlayer(gateway, '1000')
  const { method, least } = await cheapest(player)
  await player.set('DEPOSIT', 'DAY', formatUnits(least * 4n))
  await player.set('STAKE', 'DAY', '100')
  await player.set('LOSS', 'WEEK', '60')
  const numero = (await gateway.lottery.opened('SSC1')).current!.numero
  const codes = await Promise.all(
    Array.from({ length: 200 }, (_, i) =>
      codeOf(
        i % 2 === 0
          ? player.place([oneNote()], { numero })
          : gateway.cashier.deposit(player.caller, { method, amount: formatUnits(least) }, randomUUID()),
      ),
    ),
  )
  const bets = codes.filter((code, i) => i % 2 === 0 && code === 'TAKEN').length
  const deposits = BigInt(codes.filter((code, i) => i % 2 === 1 && code === 'TAKEN').length)
  expect([bets, deposits <= 4n]).toEqual([30, true])
  expect(await player.cell('LOSS', 'WEEK')).toMatchObject({ used: '60.0000', remaining: '0.0000' })
  expect(await player.balance()).toBe(1000n * ONE - 60n * ONE + deposits * least)
})
