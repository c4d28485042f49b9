import { parseUnits } from '@portico/contract/kit/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chasing, nextMinute, queueDraws, SEVEN, tickAll } from '../../testing/chase.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { inYuan, moneyOf, oneNote, openPlayer, refusalOf } from '../../testing/player.ts'
import { SSC_LOTTERIES } from '../offer/ssc.ts'

let gateway: TestGateway
const logged: string[] = []
beforeEach(async () => {
  logged.length = 0
  gateway = await testGateway({ ...inYuan, logTo: (text) => logged.push(text) })
})
afterEach(async () => {
  expect((await gateway.books.check()).findings).toEqual([])
  expect(logged.filter((text) => text.includes('"level":50'))).toEqual([])
  await gateway.close()
})

const books = async () => (await gateway.books.check()).findings
const open = async (balance = '100', firsts = '17111') => {
  await queueDraws(gateway, firsts)
  await gateway.lottery.tick(SSC_LOTTERIES)
  const player = await openPlayer(gateway, balance, { maxPrizeGroup: 1956 })
  return { player, ...chasing(gateway, player) }
}

describe('a plan over several issues [LOTTERY-03]', () => {
  it('locks 14 for 1, 2, 4; a hit on the second pays 39.12, releases 8 and leaves 33.12', async () => {
    const { player, create, detail, lines } = await open()
    const { plan, balance } = await create([1, 2, 4])
    expect([plan.total.amount, plan.locked.amount, balance.amount]).toEqual(['14.0000', '14.0000', '86.0000'])
    expect(await books()).toEqual([])
    await tickAll(gateway)
    expect(await lines(plan.planId)).toEqual(['PLACED WAITING', 'PENDING', 'PENDING'])
    expect(await books()).toEqual([])
    await nextMinute(gateway)
    expect(await lines(plan.planId)).toEqual(['PLACED LOST', 'PLACED WAITING', 'PENDING'])
    await nextMinute(gateway)
    expect(await lines(plan.planId)).toEqual(['PLACED LOST', 'PLACED WON', 'RELEASED WON'])
    expect((await detail(plan.planId)).plan).toMatchObject({
      state: 'STOPPED',
      issues: 3,
      placed: 2,
      locked: { amount: '0.0000' },
      staked: { amount: '6.0000' },
      released: { amount: '8.0000' },
      payout: { amount: '39.1200' },
    })
    expect(await player.balance()).toBe(parseUnits('133.12'))
  })

  it('goes on after a win where its owner did not ask to stop', async () => {
    const { player, create, detail, lines } = await open('100', '77711')
    const { plan } = await create([1, 2, 4], { stopOnWin: false })
    await tickAll(gateway)
    for (let i = 0; i < 3; i++) await nextMinute(gateway)
    expect(await lines(plan.planId)).toEqual(['PLACED WON', 'PLACED WON', 'PLACED WON'])
    expect((await detail(plan.planId)).plan.state).toBe('DONE')
    expect(await player.balance()).toBe(parseUnits('86') + 7n * parseUnits('19.56'))
  })

  it('ends when all had their turn, and when the last one wins', async () => {
    const { create, detail } = await open('100', '1117')
    const { plan: lost } = await create([1, 1])
    const { plan: won } = await create([1, 1, 1, 1])
    await tickAll(gateway)
    for (let i = 0; i < 4; i++) await nextMinute(gateway)
    expect((await detail(lost.planId)).plan.state).toBe('DONE')
    expect((await detail(won.planId)).plan).toMatchObject({ state: 'DONE', endedAt: gateway.clock.now().toISOString() })
  })

  it('freezes its price: odds, group and rebate of the bet are those of the day it was made', async () => {
    const { player, create } = await open()
    await create([1], { line: { ...SEVEN, prizeGroup: 1900 } })
    await tickAll(gateway)
    const { list } = await gateway.bets.list(player.caller, { pageNo: 1, pageSize: 5 }, 'EN')
    expect(list).toMatchObject([{ prizeGroup: 1900, multiple: 1, stake: { amount: '2.0000' }, rebate: { amount: '0.0560' } }])
  })

  it('waits for what an earlier issue comes to, but bets in the last quarter of the time to bet', async () => {
    const { create, lines } = await open()
    const { plan } = await create([1, 1])
    await tickAll(gateway)
    const [, second] = gateway.chase.issues({ gameCode: 'SSCREPLAY', limit: 2 }).list
    // The lottery's clockwork stands still, so the first issue is not drawn when the second one opens.
    gateway.clock.set(new Date(Date.parse(second!.drawAt) - 60_000))
    await gateway.chase.tick()
    expect(await lines(plan.planId)).toEqual(['PLACED WAITING', 'PENDING'])
    gateway.clock.set(new Date(Date.parse(second!.sealAt) - 10_000))
    await gateway.chase.tick()
    expect(await lines(plan.planId)).toEqual(['PLACED WAITING', 'PLACED WAITING'])
    await tickAll(gateway)
  })

  it('takes an issue that was bet on already back when the win comes before its seal', async () => {
    const { player, create, detail, lines } = await open('100', '711')
    const { plan } = await create([1, 2, 4])
    await tickAll(gateway)
    const [, second] = gateway.chase.issues({ gameCode: 'SSCREPLAY', limit: 2 }).list
    gateway.clock.set(new Date(Date.parse(second!.sealAt) - 10_000))
    await gateway.chase.tick()
    await gateway.lottery.tick(SSC_LOTTERIES)
    await gateway.chase.tick()
    expect(await lines(plan.planId)).toEqual(['PLACED WON', 'RELEASED WON VOID', 'RELEASED WON'])
    expect((await detail(plan.planId)).plan).toMatchObject({ state: 'STOPPED', released: { amount: '12.0000' } })
    expect(await player.balance()).toBe(parseUnits('98') + parseUnits('19.56'))
  })

  it('plays a sealed issue all the same', async () => {
    const { create, detail, lines } = await open('100', '711')
    const { plan } = await create([1, 2, 4])
    await tickAll(gateway)
    const [, second] = gateway.chase.issues({ gameCode: 'SSCREPLAY', limit: 2 }).list
    gateway.clock.set(new Date(Date.parse(second!.sealAt) - 10_000))
    await gateway.chase.tick()
    gateway.clock.set(second!.sealAt)
    await tickAll(gateway)
    expect(await lines(plan.planId)).toEqual(['PLACED WON', 'PLACED WAITING', 'RELEASED WON'])
    await nextMinute(gateway)
    expect(await lines(plan.planId)).toEqual(['PLACED WON', 'PLACED LOST', 'RELEASED WON'])
    expect((await detail(plan.planId)).plan.state).toBe('STOPPED')
  })
})

describe('what a plan is refused for, and that nothing moves then', () => {
  it.each([
    ['more than there is', { issues: undefined, total: undefined }, [20, 20, 20], 'INSUFFICIENT_FUNDS'],
    ['another total than was confirmed', { total: '13.9999' }, [1, 2, 4], 'BAD_BET'],
    ['half a multiple', { total: '3' }, [1.5], 'BAD_BET'],
    ['a multiple over the cap', { total: '20002' }, [10_001], 'BAD_BET'],
    ['an issue that is not ahead', { issues: [{ numero: '20200101-0001', multiple: 1 }], total: '2' }, [1], 'ISSUE_UNKNOWN'],
    ['a prize group above one’s own', { line: oneNote({ prizeGroup: 1958 }) }, [1], 'PRIZE_GROUP_OUT_OF_RANGE'],
    ['an empty selection', { line: { ...SEVEN, selection: { places: [[], [], [], [], []] } } }, [1], 'EMPTY_SELECTION'],
    ['an unknown lottery', { gameCode: 'NONE' }, [1], 'GAME_UNKNOWN'],
  ])('%s', async (_, more, multiples, code) => {
    const { request, player } = await open()
    const usual = request(multiples.map((multiple) => Math.trunc(multiple)))
    const changes = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined))
    const issues = usual.issues.map((issue, i) => ({ ...issue, multiple: multiples[i]! }))
    const before = await moneyOf(gateway)
    expect(await refusalOf(gateway.chase.create(player.caller, { ...usual, issues, ...changes }, 'key-12345', 'EN'))).toBe(code)
    expect(await moneyOf(gateway)).toEqual(before)
  })

  it('names what is wrong: the total, the order of the issues, a multiple of the line itself', async () => {
    const { request, player } = await open()
    const usual = request([1, 2, 4])
    const refused = async (more: object) =>
      gateway.chase
        .create(player.caller, { ...usual, ...more }, 'key-12345', 'EN')
        .catch((error: { code: string; detail: object }) => error)
    expect(await refused({ total: '13' })).toMatchObject({ detail: { remaining: '14.0000', fields: { total: { rule: 'differs' } } } })
    expect(await refused({ issues: usual.issues.toReversed() })).toMatchObject({ detail: { fields: { issues: { rule: 'order' } } } })
    expect(await refused({ line: { ...SEVEN, multiple: 5 } })).toMatchObject({
      code: 'BAD_BET',
      detail: { fields: { 'line.multiple': { rule: 'not_one' } } },
    })
  })

  it('a sealed issue, issues out of order, and one twice', async () => {
    const { request, player } = await open()
    const plan = request([1, 1])
    const { issues } = plan
    for (const wrong of [issues.toReversed(), [issues[0]!, issues[0]!]])
      expect(await refusalOf(gateway.chase.create(player.caller, { ...plan, issues: wrong }, 'key-12345', 'EN'))).toBe('BAD_BET')
    gateway.clock.set(gateway.chase.issues({ gameCode: 'SSCREPLAY', limit: 1 }).list[0]!.sealAt)
    expect(await refusalOf(gateway.chase.create(player.caller, plan, 'key-12345', 'EN'))).toBe('ISSUE_CLOSED')
  })

  it('says what remains when money is short', async () => {
    const { create } = await open('13.9')
    await expect(create([1, 2, 4])).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS', detail: { remaining: '13.9000' } })
  })

  it('free play, and a lottery without results to come', async () => {
    const { request, refused } = await open('100', '')
    const guest = { memberId: '00000000-0000-4000-8000-000000000000', currency: 'CNY' }
    expect(await refused([1])).toBe('GAME_CLOSED')
    expect(await refusalOf(gateway.chase.create(guest, request([1]), 'key-12345', 'EN'))).toBe('NEED_TRUE_ACCOUNT')
  })

  it('a withdraw password that is missing or wrong, where one is set', async () => {
    const { create, player, request } = await open()
    const { memberId } = player
    const session = await gateway.register('chaser1')
    const { sessionId } = await gateway.sessions.callerOf(session.token)
    const caller = { memberId: session.member.id, currency: 'CNY', sessionId }
    await gateway.withdrawPassword.set(caller, { password: 'correct horse 1', withdrawPassword: '246810' }, { renewToken: () => undefined })
    expect(await refusalOf(gateway.chase.create(caller, request([1]), 'key-12345', 'EN'))).toBe('WITHDRAW_PASSWORD_REQUIRED')
    const wrong = { ...request([1]), withdrawPassword: '000000' }
    expect(await refusalOf(gateway.chase.create(caller, wrong, 'key-12345', 'EN'))).toBe('WITHDRAW_PASSWORD_WRONG')
    const right = { ...request([1], { line: oneNote({ prizeGroup: 1900 }) }), withdrawPassword: '246810' }
    expect(await refusalOf(gateway.chase.create(caller, right, 'key-12345', 'EN'))).toBe('INSUFFICIENT_FUNDS')
    await create([1])
    expect(memberId).not.toBe(caller.memberId)
  })
})

describe('a repeated key', () => {
  it('gets the first answer again, also ten times at once, and locks once', async () => {
    const { player, request } = await open()
    const plan = request([1, 2, 4])
    const answers = await Promise.all(Array.from({ length: 10 }, () => gateway.chase.create(player.caller, plan, 'the-same-key', 'EN')))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await player.balance()).toBe(parseUnits('86'))
    await tickAll(gateway)
    expect(await gateway.chase.create(player.caller, plan, 'the-same-key', 'EN')).toEqual(answers[0])
    expect(await refusalOf(gateway.chase.create(player.caller, { ...plan, stopOnWin: false }, 'the-same-key', 'EN'))).toBe(
      'IDEMPOTENCY_CONFLICT',
    )
  })
})
