import { parseUnits } from '@portico/contract/kit/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkDraw } from '@portico/lottery/verify'
import { chasing, MINUTE, tickAll } from '../../testing/chase.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { inYuan, line, openPlayer, refusalOf } from '../../testing/player.ts'
import { SSC_LOTTERIES } from '../offer/ssc.ts'

let gateway: TestGateway
const logged: string[] = []
beforeEach(async () => {
  logged.length = 0
  gateway = await testGateway({ ...inYuan, logTo: (text) => logged.push(text) })
  await gateway.lottery.tick(SSC_LOTTERIES)
})
afterEach(async () => {
  expect((await gateway.books.check()).findings).toEqual([])
  expect(logged.filter((text) => text.includes('"level":50'))).toEqual([])
  await gateway.close()
})

/** One of them always wins, which ends a plan that stops on a win. */
const BOTH = line('total-parity', { picks: ['odd', 'even'] })
const ODD = line('total-parity', { picks: ['odd'] })

const plan = async (chosen: typeof BOTH, stopOnWin: boolean, issues = 5) => {
  const player = await openPlayer(gateway, '100')
  const plans = chasing(gateway, player, 'SSC1')
  const stake = chosen === BOTH ? 4 : 2
  const { plan: created } = await plans.create(Array(issues).fill(1), { line: chosen, stopOnWin, total: String(stake * issues) })
  await tickAll(gateway)
  return { ...plans, player, planId: created.planId }
}

const standStill = async () => {
  gateway.clock.advance(10 * MINUTE)
  for (let i = 0; i < 4; i++) await tickAll(gateway)
}

describe('a plan whose gateway stood still [LOTTERY-03]', () => {
  it('is honoured on the issues that were committed to, and told of those that never were', async () => {
    const { planId, detail } = await plan(ODD, false)
    await standStill()
    const { lines } = await detail(planId)
    expect(lines.map(({ state, reason }) => reason ?? state)).toEqual(['PLACED', 'PLACED', 'PLACED', 'MISSED', 'MISSED'])
    expect(lines.slice(0, 3).map(({ betState }) => betState)).not.toContain('WAITING')
    for (const { numero } of lines.slice(0, 3)) {
      const proof = await gateway.lottery.proof({ gameCode: 'SSC1', numero })
      expect(await checkDraw(proof)).toMatchObject({ checked: { seed: true, result: true } })
      expect(proof.betCount).toBe(1)
    }
    const lost = (await gateway.committedEvents('chase.changed')).flatMap(({ data }) => (data as { lost?: unknown[] }).lost ?? [])
    expect(lost).toEqual(lines.slice(3).map(({ numero }) => ({ numero, reason: 'MISSED' })))
  })

  it('ends with a win of the issue before the stop: what stood behind it goes back and is called off', async () => {
    const { planId, detail, player } = await plan(BOTH, true)
    await standStill()
    const { plan: after, lines } = await detail(planId)
    expect(after.state).toBe('STOPPED')
    expect(lines.map(({ state, reason }) => reason ?? state)).toEqual(['PLACED', 'WON', 'WON', 'WON', 'WON'])
    // 100 less one stake of 4, plus what one of the two paid.
    expect(await player.balance()).toBe(parseUnits('96') + parseUnits(lines[0]!.payout!.amount))
  })

  it('gives nothing back to whoever asks after betting was over, before it is known what becomes of the line', async () => {
    const { planId, cancel, detail } = await plan(ODD, false, 3)
    gateway.clock.advance(2 * MINUTE)
    const [, second] = (await detail(planId)).lines
    expect(await refusalOf(cancel(planId, [second!.numero]))).toBe('ISSUE_CLOSED')
  })
})
