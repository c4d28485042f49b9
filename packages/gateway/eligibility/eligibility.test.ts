import { createChase } from '@portico/contract/bets/chase-calls'
import { placeBets } from '@portico/contract/bets/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { member } from '../member/schema.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { inYuan, moneyOf, oneNote, openPlayer, refusalOf } from '../testing/player.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway(inYuan)
  await gateway.eligibility.start()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.set(new Date((Math.floor(gateway.clock.now().getTime() / 60_000) + 1) * 60_000))
  await gateway.lottery.tick(SSC_LOTTERIES)
})

const TRIAL = 4
/** Behind the back of the session, which stays as it is. */
const states = {
  ACCOUNT_BLOCKED: { state: 'BLOCKED' },
  NEED_TRUE_ACCOUNT: { type: TRIAL },
} as const

describe.each(['ACCOUNT_BLOCKED', 'NEED_TRUE_ACCOUNT'] as const)('a member who may not play: %s', (code) => {
  const change = (memberId: string) => gateway.database.orm.update(member).set(states[code]).where(eq(member.id, memberId))

  it('places no bet with a session that is still open, and nothing moves', async () => {
    const player = await openPlayer(gateway, '100')
    await player.place([oneNote()])
    await change(player.memberId)
    const before = await moneyOf(gateway)
    expect(await refusalOf(player.place([oneNote()]))).toBe(code)
    expect(await moneyOf(gateway)).toEqual(before)
  })

  it('is refused over the wire too', async () => {
    const player = await openPlayer(gateway, '100')
    const token = await player.token()
    const numero = (await gateway.lottery.opened('SSC1')).current!.numero
    const bet = () => gateway.call(placeBets, { gameCode: 'SSC1', numero, lines: [oneNote()] }, { token })
    expect((await bet()).status).toBe(200)
    await change(player.memberId)
    expect([200, 429]).not.toContain((await bet()).status)
    expect(await player.balance()).toBe(980_000n)
  })

  it('locks nothing for a plan, and one made before bets no more and is given back', async () => {
    const player = await openPlayer(gateway, '100')
    const ahead = gateway.chase.issues({ gameCode: 'SSC1', limit: 3 }).list
    const request = (from: number): Parameters<typeof gateway.chase.create>[1] => ({
      gameCode: 'SSC1',
      line: { ...oneNote(), multiple: 1 },
      issues: ahead.slice(from, from + 1).map(({ numero }) => ({ numero, multiple: 1 })),
      stopOnWin: false,
      total: '2',
    })
    expect(createChase.movesMoney).toBe(true)
    await gateway.chase.create(player.caller, request(1), 'key-00001')
    expect(await player.balance()).toBe(980_000n)
    await change(player.memberId)
    const before = await moneyOf(gateway)
    expect(await refusalOf(gateway.chase.create(player.caller, request(2), 'key-00002'))).toBe(code)
    expect(await moneyOf(gateway)).toEqual(before)
    for (let minute = 0; minute < 4; minute++) {
      await gateway.lottery.tick(SSC_LOTTERIES)
      await gateway.chase.tick()
      gateway.clock.advance(60_000)
    }
    expect(await player.balance()).toBe(1_000_000n)
  })
})

it('a bet that was carried out is answered again after its member was blocked', async () => {
  const player = await openPlayer(gateway, '100')
  const first = await player.place([oneNote()], { key: 'key-again' })
  await gateway.database.orm.update(member).set({ state: 'BLOCKED' }).where(eq(member.id, player.memberId))
  expect((await player.place([oneNote()], { key: 'key-again' })).balance).toEqual(first.balance)
})
