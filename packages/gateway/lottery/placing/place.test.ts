import { randomUUID } from 'node:crypto'
import { placeBets } from '@portico/contract/bets/calls'
import { parseUnits } from '@portico/contract/kit/money'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bet } from '../bets/schema.ts'
import { lotteryIssue } from '../schema.ts'
import { member } from '../../member/schema.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { inYuan, line, moneyOf, oneNote, openPlayer, refusalOf } from '../../testing/player.ts'
import { SSC_LOTTERIES } from '../offer/ssc.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway(inYuan)
})
afterAll(() => gateway.close())
/** Every test begins with a fresh minute. */
beforeEach(async () => {
  gateway.clock.set(new Date((Math.floor(gateway.clock.now().getTime() / 60_000) + 1) * 60_000))
  await gateway.lottery.tick(SSC_LOTTERIES)
})

const ofSsc1 = (numero: string) => and(eq(lotteryIssue.gameCode, 'SSC1'), eq(lotteryIssue.numero, numero))
const TEN = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

describe('what a bet is refused for, and that nothing moves then [LOTTERY-03]', () => {
  it.each([
    ['a digit out of range', line('fixed-position', { places: [['10'], [], [], [], []] }), 'OUT_OF_RANGE'],
    ['an empty selection', line('front3-direct', { places: [['1'], [], ['2']] }), 'EMPTY_SELECTION'],
    ['a digit twice', line('front3-group6', { digits: ['1', '1', '2'] }), 'DUPLICATE'],
    ['a wrong form', line('front3-group6', { numbers: ['1', '2', '3'] }), 'BAD_FORMAT'],
    ['notes over the cap', line('5star-direct', { places: [TEN, TEN, TEN, TEN, TEN] }), 'TOO_MANY_NOTES'],
    ['a play that does not exist', oneNote({ play: '6star-direct' }), 'PLAY_UNKNOWN'],
    ['a play named like a property', oneNote({ play: '__proto__' }), 'PLAY_UNKNOWN'],
    ['a mode not offered', oneNote({ mode: '0.5' }), 'BAD_BET'],
    ['a multiple over the cap', oneNote({ multiple: 10_001 }), 'BAD_BET'],
    ['half a multiple', oneNote({ multiple: 1.5 }), 'BAD_BET'],
    ['a multiple of nothing', oneNote({ multiple: 0 }), 'BAD_BET'],
    ['a prize group below the slider', oneNote({ prizeGroup: 1799 }), 'PRIZE_GROUP_OUT_OF_RANGE'],
    ['a prize group above the member’s own', oneNote({ prizeGroup: 1951 }), 'PRIZE_GROUP_OUT_OF_RANGE'],
    ['more than there is', oneNote({ multiple: 51 }), 'INSUFFICIENT_FUNDS'],
  ])('%s', async (_, bad, code) => {
    const player = await openPlayer(gateway, '100')
    const before = await moneyOf(gateway)
    expect(await player.refused([bad])).toBe(code)
    // All or nothing: a good line beside the bad one is not taken either.
    expect(await refusalOf(player.place([oneNote(), bad]))).toBe(code)
    expect(await moneyOf(gateway)).toEqual(before)
  })

  it('says what remains when money is short', async () => {
    const player = await openPlayer(gateway, '5.5')
    const numero = (await gateway.lottery.opened('SSC1')).current!.numero
    const refused = await gateway.call(
      placeBets,
      { gameCode: 'SSC1', numero, lines: [oneNote({ multiple: 3 })] },
      { token: await player.token() },
    )
    expect([refused.status, refused.failure]).toMatchObject([409, { code: 'INSUFFICIENT_FUNDS', remaining: '5.5000' }])
  })

  it('takes a bet up to the last millisecond before the seal, and none from then on', async () => {
    const player = await openPlayer(gateway, '100')
    const { numero, sealAt } = (await gateway.lottery.opened('SSC1')).current!
    gateway.clock.set(new Date(Date.parse(sealAt) - 1))
    await player.place([oneNote()], { numero })
    const before = await moneyOf(gateway)
    gateway.clock.set(sealAt)
    expect(await refusalOf(player.place([oneNote()], { numero }))).toBe('ISSUE_CLOSED')
    expect(await moneyOf(gateway)).toEqual(before)
  })

  it('takes none on an issue that is sealed by another instance, open later, or unknown to the letter [LOTTERY-03]', async () => {
    const player = await openPlayer(gateway, '100')
    const { current, next } = await gateway.lottery.opened('SSC1')
    expect(await refusalOf(player.place([oneNote()], { numero: next!.numero }))).toBe('ISSUE_CLOSED')
    expect(await refusalOf(player.place([oneNote()], { numero: '20200101-0001' }))).toBe('ISSUE_UNKNOWN')
    for (const spelling of [`${current!.numero} `, `${current!.numero} 1`, ` ${current!.numero}`])
      expect(await refusalOf(player.place([oneNote()], { numero: spelling }))).toBe('ISSUE_UNKNOWN')
    expect(await refusalOf(player.place([oneNote()], { gameCode: 'NONE', numero: current!.numero }))).toBe('GAME_UNKNOWN')
    expect(await refusalOf(player.place([oneNote()], { gameCode: 'SSCREPLAY', numero: current!.numero }))).toBe('GAME_CLOSED')
    await gateway.database.orm.update(lotteryIssue).set({ state: 'SEALED' }).where(ofSsc1(current!.numero))
    expect(await refusalOf(player.place([oneNote()], { numero: current!.numero }))).toBe('ISSUE_CLOSED')
    expect(await player.balance()).toBe(parseUnits('100'))
  })

  it('takes none from free play, which has no account', async () => {
    const player = await openPlayer(gateway, '100')
    const guest = { memberId: randomUUID(), currency: 'CNY' }
    const numero = (await gateway.lottery.opened('SSC1')).current!.numero
    expect(await refusalOf(gateway.lottery.place(guest, { gameCode: 'SSC1', numero, lines: [oneNote()] }, 'key-1234'))).toBe(
      'NEED_TRUE_ACCOUNT',
    )
    expect(await player.balance()).toBe(parseUnits('100'))
  })

  it('prices by the highest prize group of now, not by the one remembered', async () => {
    const player = await openPlayer(gateway, '100')
    await player.place([oneNote({ prizeGroup: 1900 })])
    await gateway.database.orm.update(member).set({ maxPrizeGroup: 1900 }).where(eq(member.id, player.memberId))
    const { bets } = await player.place([oneNote({ prizeGroup: 1900 })])
    expect(bets[0]?.rebate.amount).toBe('0.0000')
    expect(await player.refused([oneNote({ prizeGroup: 1950 })])).toBe('PRIZE_GROUP_OUT_OF_RANGE')
  })
})

describe('a repeated key', () => {
  it('gets the first answer again, even after the draw, and pays once', async () => {
    const player = await openPlayer(gateway, '100')
    const { numero } = (await gateway.lottery.opened('SSC1')).current!
    const lines = [oneNote({ multiple: 2 }), line('front2-direct', { places: [['1'], ['2', '3']] })]
    const first = await player.place(lines, { numero, key: 'the-same-key' })
    await player.place([oneNote()], { numero })
    expect(await player.place(lines, { numero, key: 'the-same-key' })).toEqual(first)
    gateway.clock.advance(60_000)
    await gateway.lottery.tick(SSC_LOTTERIES)
    expect(await player.place(lines, { numero, key: 'the-same-key' })).toEqual(first)
    expect(await gateway.database.orm.$count(bet, eq(bet.memberId, player.memberId))).toBe(3)
  })

  it('is refused for other content', async () => {
    const player = await openPlayer(gateway, '100')
    await player.place([oneNote()], { key: 'the-same-key' })
    expect(await refusalOf(player.place([oneNote({ multiple: 2 })], { key: 'the-same-key' }))).toBe('IDEMPOTENCY_CONFLICT')
    expect(await player.balance()).toBe(parseUnits('98'))
  })

  it('stays free when the bet was refused', async () => {
    const player = await openPlayer(gateway, '3')
    expect(await refusalOf(player.place([oneNote({ multiple: 2 })], { key: 'the-same-key' }))).toBe('INSUFFICIENT_FUNDS')
    await player.place([oneNote()], { key: 'the-same-key' })
    expect(await player.balance()).toBe(parseUnits('1'))
  })

  it('sent twenty times at once places one bet, and all get its answer', async () => {
    const player = await openPlayer(gateway, '100')
    const { numero } = (await gateway.lottery.opened('SSC1')).current!
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.place([oneNote()], { numero, key: 'the-same-key' })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await player.balance()).toBe(parseUnits('98'))
  })
})

describe('many bets at once', () => {
  it('of 100 parallel bets of 10 on a balance of 505 takes exactly 50', async () => {
    const player = await openPlayer(gateway, '505')
    const { numero } = (await gateway.lottery.opened('SSC1')).current!
    const tries = await Promise.allSettled(Array.from({ length: 100 }, () => player.place([oneNote({ multiple: 5 })], { numero })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    expect(tries.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : []))).toEqual(
      Array<string>(50).fill('INSUFFICIENT_FUNDS'),
    )
    expect(await player.balance()).toBe(parseUnits('5'))
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('lands none behind the seal: the sealed root holds every bet there is', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => openPlayer(gateway, '1000')))
    let total = 0
    for (let round = 0; round < 6; round++) {
      const { numero, sealAt, drawAt } = (await gateway.lottery.opened('SSC1')).current!
      gateway.clock.set(new Date(Date.parse(sealAt) - 1))
      const bets = Array.from({ length: 24 }, (_, i) => players[i % 4]!.place([oneNote()], { numero }))
      await Promise.race(bets)
      gateway.clock.set(sealAt)
      const late = Array.from({ length: 4 }, (_, i) => players[i]!.place([oneNote()], { numero }))
      const [outcomes] = await Promise.all([Promise.allSettled([...bets, ...late]), gateway.lottery.tick(SSC_LOTTERIES)])
      const [issue] = await gateway.database.orm.select().from(lotteryIssue).where(ofSsc1(numero))
      const rows = await gateway.database.orm.$count(bet, eq(bet.issueId, issue!.id))
      const accepted = outcomes.filter(({ status }) => status === 'fulfilled').length
      expect([issue!.state, issue!.betCount, rows]).toEqual(['SEALED', accepted, accepted])
      total += accepted
      gateway.clock.set(drawAt)
      await gateway.lottery.tick(SSC_LOTTERIES)
    }
    expect(total).toBeGreaterThan(0)
    expect((await gateway.books.check()).findings).toEqual([])
  })
})
