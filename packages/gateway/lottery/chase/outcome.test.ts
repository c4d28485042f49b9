import { parseUnits } from '@portico/contract/kit/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chasing, nextMinute, queueDraws, tickAll } from '../../testing/chase.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { callOff, confirm, findingsOf, propose } from '../../testing/outcomes.ts'
import { inYuan, openPlayer } from '../../testing/player.ts'
import { SSC_LOTTERIES } from '../offer/ssc.ts'

let gateway: TestGateway
const logged: string[] = []
beforeEach(async () => {
  logged.length = 0
  gateway = await testGateway({ ...inYuan, logTo: (text) => logged.push(text) })
})
afterEach(async () => {
  expect(await findingsOf(gateway)).toEqual([])
  expect(logged.filter((text) => text.includes('"level":50'))).toEqual([])
  await gateway.close()
})

/** A plan of three issues whose first bet is placed, before results that begin with the given digits; it plays on a 7. */
const begin = async (firsts: string) => {
  await queueDraws(gateway, firsts)
  await gateway.lottery.tick(SSC_LOTTERIES)
  const player = await openPlayer(gateway, '100', { maxPrizeGroup: 1956 })
  const { create, detail, lines } = chasing(gateway, player)
  const { plan, lines: issues } = await create([1, 2, 4])
  await tickAll(gateway)
  return {
    player,
    numeros: issues.map(({ numero }) => numero),
    lines: () => lines(plan.planId),
    state: async () => (await detail(plan.planId)).plan.state,
    plan: async () => (await detail(plan.planId)).plan,
    correct: async (numero: string, first: string) => {
      const { id } = await propose(gateway, numero, { digits: `${first}0282` })
      await confirm(gateway, id)
    },
  }
}

describe('a plan and a result that is put right [LOTTERY-03]', () => {
  it('stops by a win that the correction makes, and gives back what is not sealed', async () => {
    const { player, numeros, lines, state, correct } = await begin('1111')
    await nextMinute(gateway)
    expect(await lines()).toEqual(['PLACED LOST', 'PLACED WAITING', 'PENDING'])
    await correct(numeros[0]!, '7')
    await gateway.chase.tick()
    expect(await lines()).toEqual(['PLACED WON', 'RELEASED WON VOID', 'RELEASED WON'])
    expect(await state()).toBe('STOPPED')
    await nextMinute(gateway)
    expect(await player.balance()).toBe(parseUnits('117.56'))
  })

  it('stays stopped when the correction takes the win away', async () => {
    const { player, numeros, lines, state, plan, correct } = await begin('7111')
    await nextMinute(gateway)
    expect(await plan()).not.toHaveProperty('winWithdrawn')
    expect(await lines()).toEqual(['PLACED WON', 'RELEASED WON', 'RELEASED WON'])
    await correct(numeros[0]!, '1')
    await nextMinute(gateway)
    await nextMinute(gateway)
    expect(await lines()).toEqual(['PLACED LOST', 'RELEASED WON', 'RELEASED WON'])
    expect(await state()).toBe('STOPPED')
    expect(await plan()).toMatchObject({ winWithdrawn: true })
    expect(await player.balance()).toBe(parseUnits('98'))
  })
})

it('gives a line back at once when its issue is called off, and goes on [LOTTERY-03]', async () => {
  const { player, numeros, lines, state } = await begin('1111')
  const { id } = await callOff(gateway, 'SSCREPLAY', numeros[1]!)
  expect(await lines()).toEqual(['PLACED WAITING', 'RELEASED VOID', 'PENDING'])
  expect(await player.balance()).toBe(parseUnits('90'))
  await gateway.corrections.voids.confirm({ id, resultVersion: 0 }, 'minh')
  for (let i = 0; i < 3; i++) await nextMinute(gateway)
  expect(await lines()).toEqual(['PLACED LOST', 'RELEASED VOID', 'PLACED LOST'])
  expect(await state()).toBe('DONE')
  expect(await player.balance()).toBe(parseUnits('90'))
})
