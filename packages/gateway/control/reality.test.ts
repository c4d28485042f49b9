import { answerRealityCheck, markPlaying, setPlayLimit, setRealityCheck } from '@portico/contract/control/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { inYuan, oneNote, openPlayer } from '../testing/player.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway(inYuan)
  await gateway.eligibility.start()
})
afterAll(() => gateway.close())
beforeEach(() => {
  // Well before the merchant's midnight.
  gateway.clock.set(new Date(`${new Date(gateway.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)}T02:00:00Z`))
})

const enter = async () => {
  const player = await openPlayer(gateway, '100')
  const tokens = [await player.token(), await player.token()]
  const mark = async (tab = 0) => (await gateway.call(markPlaying, {}, { token: tokens[tab]! })).value
  return {
    ...player,
    mark,
    /** Sessions end sooner than this clock runs. */
    again: async () => tokens.unshift(await player.token()),
    /** Somebody plays for so many minutes with one page open, or with two. */
    play: async (minutes: number, tabs = 1) => {
      for (let half = 0; half < minutes * 2; half++) {
        gateway.clock.advance(30_000)
        for (let tab = 0; tab < tabs; tab++) await mark(tab)
      }
      await gateway.lottery.tick(SSC_LOTTERIES)
    },
    answer: async (answer: 'CONTINUE' | 'STOP') => (await gateway.call(answerRealityCheck, { answer }, { token: tokens[0]! })).value,
    every: (minutes: 15 | 30 | 60) => gateway.call(setRealityCheck, { minutes }, { token: tokens[0]! }),
    limit: (amount: string) => gateway.call(setPlayLimit, { kind: 'TIME', period: 'DAY', amount }, { token: tokens[0]! }),
  }
}

describe('the reality check', () => {
  it('comes after the chosen time, says how long and what came of it, and takes no stake before its answer', async () => {
    const player = await enter()
    await player.every(15)
    expect(await player.mark()).toMatchObject({ elapsedSeconds: 0, due: false, realityMinutes: 15 })
    await player.play(14)
    await player.place([oneNote()])
    expect(await player.mark()).toMatchObject({ elapsedSeconds: 14 * 60, due: false })
    await player.play(1)
    expect(await player.mark()).toMatchObject({
      elapsedSeconds: 15 * 60,
      due: true,
      staked: { amount: '2.0000' },
      paidOut: { amount: '0.0000' },
      result: { amount: '-2.0000' },
    })
    expect(await player.refused([oneNote()])).toBe('REALITY_CHECK_DUE')
    expect(await player.answer('CONTINUE')).toMatchObject({ due: false, elapsedSeconds: 15 * 60 })
    await player.place([oneNote()])
    await player.play(15)
    expect(await player.mark()).toMatchObject({ due: true, elapsedSeconds: 30 * 60 })
  })

  it('begins anew neither with another page or device nor with a short absence; two pages count once', async () => {
    const player = await enter()
    await player.mark()
    await player.play(20, 2)
    expect(await player.mark(1)).toMatchObject({ elapsedSeconds: 20 * 60 })
    gateway.clock.advance(10 * 60_000)
    expect(await player.mark(1)).toMatchObject({ elapsedSeconds: 30 * 60 })
    gateway.clock.advance(30 * 60_000)
    await player.again()
    expect(await player.mark()).toMatchObject({ elapsedSeconds: 0 })
  })

  it('ends the time with the answer to stop', async () => {
    const player = await enter()
    await player.every(15)
    await player.mark()
    await player.play(15)
    expect(await player.answer('STOP')).toMatchObject({ startedAt: null, due: false })
  })
})

it('a time limit counts what was played, in two pages once, and takes no stake after it', async () => {
  const player = await enter()
  await player.limit('10')
  await player.mark()
  await player.play(9, 2)
  expect((await player.mark()).time).toEqual({ period: 'DAY', used: 9 * 60, limit: 600 })
  await player.place([oneNote()])
  // Away for a while: nothing is counted.
  gateway.clock.advance(5 * 60_000)
  expect((await player.mark()).time).toMatchObject({ used: 9 * 60 })
  await player.play(1)
  expect(await player.refused([oneNote()])).toBe('TIME_LIMIT_REACHED')
})
