import { parseUnits } from '@portico/contract/kit/money'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bet } from '../bets/schema.ts'
import { lotteryIssue } from '../schema.ts'
import { chasing, MINUTE, nextMinute, queueDraws, tickAll } from '../../testing/chase.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { inYuan, openPlayer, refusalOf } from '../../testing/player.ts'
import { seededRandom } from '../../ports/random.ts'
import { SSC_LOTTERIES } from '../offer/ssc.ts'

let gateway: TestGateway
const logged: string[] = []
const options = { ...inYuan, logTo: (text: string) => logged.push(text) }
beforeEach(async () => {
  logged.length = 0
  gateway = await testGateway(options)
})
afterEach(async () => {
  expect((await gateway.books.check()).findings).toEqual([])
  expect(logged.filter((text) => text.includes('"level":50'))).toEqual([])
  await gateway.close()
})

const open = async (firsts = '11111', balance = '100') => {
  await queueDraws(gateway, firsts)
  await gateway.lottery.tick(SSC_LOTTERIES)
  const player = await openPlayer(gateway, balance, { maxPrizeGroup: 1956 })
  return { player, ...chasing(gateway, player) }
}

describe('cancelling', () => {
  it('gives back one issue, and the plan goes on', async () => {
    const { player, create, cancel, lines } = await open()
    const { plan, lines: issues } = await create([1, 2, 4])
    await tickAll(gateway)
    const { given, balance } = await cancel(plan.planId, [issues[1]!.numero])
    expect([given.amount, balance.amount]).toEqual(['4.0000', '90.0000'])
    await nextMinute(gateway)
    await nextMinute(gateway)
    expect(await lines(plan.planId)).toEqual(['PLACED LOST', 'RELEASED CANCELLED', 'PLACED WAITING'])
    expect(await player.balance()).toBe(parseUnits('90'))
  })

  it('gives back all that remains, a bet on an issue not sealed yet included', async () => {
    const { player, create, cancel, lines, detail } = await open()
    const { plan } = await create([1, 2, 4])
    await tickAll(gateway)
    const { given } = await cancel(plan.planId)
    expect(given.amount).toBe('14.0000')
    expect(await lines(plan.planId)).toEqual(['RELEASED CANCELLED VOID', 'RELEASED CANCELLED', 'RELEASED CANCELLED'])
    expect((await detail(plan.planId)).plan).toMatchObject({ state: 'CANCELLED', released: { amount: '14.0000' } })
    await nextMinute(gateway)
    expect(await player.balance()).toBe(parseUnits('100'))
  })

  it('leaves a sealed issue to be played', async () => {
    const { create, cancel, detail, lines } = await open()
    const { plan, lines: issues } = await create([1, 2])
    await tickAll(gateway)
    gateway.clock.set(issues[0]!.sealAt)
    expect(await refusalOf(cancel(plan.planId, [issues[0]!.numero]))).toBe('ISSUE_CLOSED')
    expect(
      await refusalOf(
        cancel(
          plan.planId,
          issues.map(({ numero }) => numero),
        ),
      ),
    ).toBe('ISSUE_CLOSED')
    expect((await cancel(plan.planId)).given.amount).toBe('4.0000')
    expect(await refusalOf(cancel(plan.planId))).toBe('ISSUE_CLOSED')
    await nextMinute(gateway)
    expect(await lines(plan.planId)).toEqual(['PLACED LOST', 'RELEASED CANCELLED'])
    expect((await detail(plan.planId)).plan.state).toBe('CANCELLED')
  })

  it('answers the same key again, and gives back once', async () => {
    const { player, create, cancel } = await open()
    const { plan } = await create([1, 2, 4])
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(plan.planId, undefined, 'the-same-key')))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await player.balance()).toBe(parseUnits('100'))
  })

  it('is for its owner, and for issues of the plan', async () => {
    const { create, keeps } = await open()
    const { plan } = await create([1])
    const other = chasing(gateway, await openPlayer(gateway, '1'))
    expect(await other.keeps(plan.planId)).toBe('CHASE_UNKNOWN')
    expect(await refusalOf(other.detail(plan.planId))).toBe('CHASE_UNKNOWN')
    expect(await keeps(plan.planId, ['20200101-0001'])).toBe('ISSUE_UNKNOWN')
  })
})

describe('an issue that comes to nothing', () => {
  it('is refunded alone when it is void, and the plan goes on', async () => {
    const { player, create, detail, lines } = await open()
    const { plan, lines: issues } = await create([1, 2, 4])
    await tickAll(gateway)
    await gateway.database.orm
      .update(lotteryIssue)
      .set({ state: 'VOID', settledAt: gateway.clock.now() })
      .where(eq(lotteryIssue.numero, issues[1]!.numero))
    await nextMinute(gateway)
    await nextMinute(gateway)
    await nextMinute(gateway)
    expect(await lines(plan.planId)).toEqual(['PLACED LOST', 'RELEASED VOID', 'PLACED LOST'])
    expect((await detail(plan.planId)).plan).toMatchObject({ state: 'DONE', released: { amount: '4.0000' } })
    expect(await player.balance()).toBe(parseUnits('90'))
  })

  it('is bet late when no instance ran, if it stood in the timetable, and is refunded otherwise', async () => {
    const { player, create, detail, lines } = await open()
    const { plan } = await create([1, 2, 4, 8])
    await tickAll(gateway)
    gateway.clock.advance(3 * MINUTE + 1000)
    for (let i = 0; i < 3; i++) await tickAll(gateway)
    // The first was bet and the second stood ready, the third was never made.
    expect(await lines(plan.planId)).toEqual(['PLACED LOST', 'PLACED LOST', 'RELEASED MISSED', 'PLACED WAITING'])
    await nextMinute(gateway)
    expect(await lines(plan.planId)).toEqual(['PLACED LOST', 'PLACED LOST', 'RELEASED MISSED', 'PLACED LOST'])
    expect(await player.balance()).toBe(parseUnits('78'))
    const lost = (await gateway.committedEvents('chase.changed')).flatMap(({ data }) => (data as { lost?: unknown[] }).lost ?? [])
    expect(lost).toEqual([{ numero: (await detail(plan.planId)).lines[2]!.numero, reason: 'MISSED' }])
  })

  it('is refunded when no results are left to draw from', async () => {
    const { player, create, lines } = await open('11')
    const { plan } = await create([1, 1, 1])
    await tickAll(gateway)
    for (let i = 0; i < 3; i++) await nextMinute(gateway)
    expect(await lines(plan.planId)).toEqual(['PLACED LOST', 'PLACED LOST', 'RELEASED MISSED'])
    expect(await player.balance()).toBe(parseUnits('96'))
  })
})

describe('several instances and restarts', () => {
  it('bet each issue once', async () => {
    const other = await testGateway({ ...options, clock: gateway.clock, database: gateway.database, random: seededRandom('another') })
    const { player, create } = await open('1111111')
    for (let i = 0; i < 4; i++) await create([1, 1, 1, 1], { stopOnWin: i % 2 === 0 })
    for (let round = 0; round < 5; round++) {
      await Promise.all([gateway.chase.tick(), other.chase.tick(), gateway.chase.tick(), other.chase.tick()])
      expect((await gateway.books.check()).findings).toEqual([])
      gateway.clock.advance(MINUTE)
      await Promise.all([gateway.lottery.tick(SSC_LOTTERIES), other.lottery.tick(SSC_LOTTERIES), gateway.chase.tick(), other.chase.tick()])
    }
    await other.close()
    expect(await gateway.database.orm.$count(bet)).toBe(16)
    expect(await player.balance()).toBe(parseUnits('68'))
  })

  it('go on with a plan after a gateway that was killed', async () => {
    const { create, lines } = await open('17111')
    const { plan } = await create([1, 2, 4])
    await tickAll(gateway)
    // Nothing is kept in a process: the next one begins with the database alone.
    const next = await testGateway({ ...options, clock: gateway.clock, database: gateway.database, random: seededRandom('another') })
    await nextMinute(next)
    await nextMinute(next)
    expect(await lines(plan.planId)).toEqual(['PLACED LOST', 'PLACED WON', 'RELEASED WON'])
    await next.close()
  })

  it('go on where betting broke off: the line stays locked and is bet by the next pass', async () => {
    const { create, lines } = await open()
    const { plan } = await create([1])
    const { orm } = gateway.database
    await orm.execute(`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`)
    await orm.execute(`create trigger break_off before update on chase_line for each row execute function break_off()`)
    await tickAll(gateway)
    expect(await lines(plan.planId)).toEqual(['PENDING'])
    expect(await orm.$count(bet)).toBe(0)
    expect((await gateway.books.check()).findings).toEqual([])
    expect(logged.filter((text) => text.includes('"level":50'))).not.toEqual([])
    logged.length = 0
    await orm.execute('drop trigger break_off on chase_line')
    await tickAll(gateway)
    expect(await lines(plan.planId)).toEqual(['PLACED WAITING'])
  })
})
