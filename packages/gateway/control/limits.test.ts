import { randomUUID } from 'node:crypto'
import { operatorPlayLimits } from '@portico/contract/control/operator-calls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { limitedPlayer, nextDay } from '../testing/limits.ts'
import { inYuan, moneyOf, oneNote, refusalOf } from '../testing/player.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway(inYuan)
  await gateway.eligibility.start()
})
afterAll(() => gateway.close())
beforeEach(() => nextDay(gateway))

const enter = (balance?: string) => limitedPlayer(gateway, balance)

describe('a limit', () => {
  it('holds at once when it is the first or a lower one, and says what it leaves and when it starts anew', async () => {
    const player = await enter()
    await player.set('STAKE', 'DAY', '10')
    await player.place([oneNote()])
    await player.set('STAKE', 'DAY', '5')
    expect(await player.cell('STAKE', 'DAY')).toMatchObject({ limit: '5.0000', used: '2.0000', remaining: '3.0000', raise: null })
    expect(Date.parse((await player.cell('STAKE', 'DAY')).resetsAt)).toBeGreaterThan(gateway.clock.now().getTime())
    await player.place([oneNote()])
    const before = await moneyOf(gateway)
    const refused = await player.place([oneNote()]).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Failure)
    expect(refused).toMatchObject({ code: 'STAKE_LIMIT_REACHED', detail: { remaining: '1.0000', reason: 'DAY' } })
    expect(await player.refused([oneNote()])).toBe('STAKE_LIMIT_REACHED')
    expect(await moneyOf(gateway)).toEqual(before)
    expect(await player.history()).toEqual(['LIMIT_LOWERED', 'LIMIT_SET'])
  })

  it('starts anew with the next day; the lowest of several binds', async () => {
    const player = await enter()
    await player.set('STAKE', 'DAY', '2')
    await player.set('STAKE', 'MONTH', '4')
    await player.place([oneNote()])
    expect(await refusalOf(player.place([oneNote()]))).toBe('STAKE_LIMIT_REACHED')
    await nextDay(gateway)
    await player.place([oneNote()])
    await nextDay(gateway)
    const refused = await player.place([oneNote()]).catch((error: unknown) => error)
    // The first of a month lets both begin anew.
    if (refused instanceof Failure) expect(refused.detail.reason).toBe('MONTH')
  })

  it('counts a loss as stakes without what came back', async () => {
    const player = await enter('2000')
    await player.set('LOSS', 'DAY', '1000')
    await player.move('STAKE', '1000')
    expect(await player.refused([oneNote()])).toBe('LOSS_LIMIT_REACHED')
    await player.move('PAYOUT', '900')
    expect(await player.cell('LOSS', 'DAY')).toMatchObject({ used: '100.0000', remaining: '900.0000' })
    await player.place([oneNote()])
    await player.move('PAYOUT', '500')
    expect(await player.cell('LOSS', 'DAY')).toMatchObject({ used: '-398.0000', remaining: '1000.0000' })
  })

  it('counts a plan when its money is locked, and its bets no second time', async () => {
    const player = await enter()
    await player.set('STAKE', 'DAY', '3')
    const ahead = gateway.chase.issues({ gameCode: 'SSC1', limit: 3 }).list
    const plan = (multiple: number) => ({
      gameCode: 'SSC1',
      line: { ...oneNote(), multiple: 1 },
      issues: ahead.slice(1, 2).map(({ numero }) => ({ numero, multiple })),
      stopOnWin: false,
      total: String(2 * multiple),
    })
    expect(await refusalOf(gateway.chase.create(player.caller, plan(2), randomUUID()))).toBe('STAKE_LIMIT_REACHED')
    await gateway.chase.create(player.caller, plan(1), randomUUID())
    expect(await player.cell('STAKE', 'DAY')).toMatchObject({ used: '2.0000', remaining: '1.0000' })
    expect(await refusalOf(player.place([oneNote()]))).toBe('STAKE_LIMIT_REACHED')
    for (let minute = 0; minute < 2; minute++) {
      gateway.clock.advance(60_000)
      await gateway.lottery.tick(SSC_LOTTERIES)
      await gateway.chase.tick()
    }
    expect(
      await gateway.database.orm.execute(sql`select count(*)::int as bets from bet where member_id = ${player.memberId}`),
    ).toMatchObject({
      rows: [{ bets: 1 }],
    })
    expect(await player.cell('STAKE', 'DAY')).toMatchObject({ used: '2.0000' })
  })

  it('is of one currency: what is played in another counts for nothing', async () => {
    const player = await enter()
    await player.set('LOSS', 'DAY', '10')
    await gateway.database.orm.transaction((tx) => gateway.ledger.openAccounts(tx, player.memberId, 'USD'))
    await player.move('PAYOUT', '500', 'USD')
    await player.move('STAKE', '400', 'USD')
    expect(await player.cell('LOSS', 'DAY')).toMatchObject({ used: '0.0000', remaining: '10.0000' })
    await player.place([oneNote()])
    expect(await player.cell('LOSS', 'DAY')).toMatchObject({ used: '2.0000' })
  })

  it('is not changed from a page that shows another one', async () => {
    const player = await enter()
    await player.set('LOSS', 'WEEK', '50', null)
    expect((await player.set('LOSS', 'WEEK', '40', '60.0000')).failure.code).toBe('LIMIT_CHANGED')
    expect((await player.set('LOSS', 'WEEK', '40', '50.0000')).status).toBe(200)
    expect((await player.set('TIME', 'DAY', '1.5')).failure.fields).toEqual({ amount: { rule: 'minutes' } })
    expect((await player.set('TIME', 'DAY', '1441')).failure.fields).toEqual({ amount: { rule: 'max', max: 1440 } })
    for (const amount of ['0', '-5', '1e3', '0.00001', ''])
      expect((await player.set('STAKE', 'DAY', amount)).failure.code).toBe('INVALID_REQUEST')
  })
})

it('200 bets at once never come to more than the limit', async () => {
  const player = await enter('5000')
  await player.set('STAKE', 'DAY', '100')
  const numero = (await gateway.lottery.opened('SSC1')).current!.numero
  const tries = await Promise.allSettled(Array.from({ length: 200 }, () => player.place([oneNote()], { numero })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
  expect(await player.cell('STAKE', 'DAY')).toMatchObject({ used: '100.0000', remaining: '0.0000' })
})

it('an operator reads limits and their history, and cannot set any', async () => {
  const player = await enter()
  await player.set('LOSS', 'WEEK', '50')
  const { value } = await gateway.call(operatorPlayLimits, { account: player.account }, { token: gateway.operatorKey })
  expect(value.overview.limits.find(({ kind, period }) => kind === 'LOSS' && period === 'WEEK')).toMatchObject({ limit: '50.0000' })
  expect(value.changes).toMatchObject([{ action: 'LIMIT_SET', kind: 'LOSS', period: 'WEEK', before: null, after: '50.0000' }])
})
