import { randomUUID } from 'node:crypto'
import type { PointItemDraft } from '@portico/contract/points/shapes'
import {
  convertPoint,
  getPointBalance,
  getPointConfig,
  getPointReward,
  getRedeemPointList,
  pointMovements,
  redeemPointReward,
} from '@portico/contract/points/calls'
import { memberLetters } from '@portico/contract/inbox/calls'
import { decidePointOrder, operatorPointOrders, savePointItem, setPointSettings } from '@portico/contract/points/operator-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { callOff, direct, drawIt, findingsOf, WRONG } from '../testing/outcomes.ts'
import { openPayee, WITHDRAW_PASSWORD } from '../testing/payout-provider.ts'

let gateway: TestGateway
let desk: string
beforeAll(async () => {
  gateway = await testGateway()
  desk = (await gateway.operatorNamed('mai', 'finance')).token
  const issues = Array.from({ length: 30 }, (_, n) => ({ issue: String(n + 1), date: '2026-04-11', draw: WRONG }))
  await gateway.lottery.importDraws('SSCREPLAY', issues)
  const settings = {
    earning: [{ category: 'LOTT', per: '20000', points: 1 }],
    convert: { points: 10, cash: '1000', min: 20 },
  }
  expect((await gateway.call(setPointSettings, settings, { token: desk })).value.settings).toEqual(settings)
})
afterAll(() => gateway.close())

const openIssue = async (): Promise<string> => {
  await gateway.lottery.tick(SSC_LOTTERIES)
  return (await gateway.lottery.opened('SSCREPLAY')).current!.numero
}
type Player = Awaited<ReturnType<typeof openPayee>>
/** Loses so many thousand on numbers that are not drawn. Answers the issue. */
const lose = async (player: Player, thousands: number): Promise<string> => {
  const numero = await openIssue()
  await player.place([direct('99', { multiple: thousands / 2 })], { gameCode: 'SSCREPLAY', numero })
  await drawIt(gateway)
  return numero
}
const holding = async ({ token }: Player) => {
  const { points, owed } = (await gateway.call(getPointBalance, {}, { token })).value
  return [points, owed]
}
const movements = async ({ token }: Player) => (await gateway.call(pointMovements, { limit: 50 }, { token })).value.list
const save = (draft: Partial<PointItemDraft> & Pick<PointItemDraft, 'item'>) =>
  gateway.call(savePointItem, { name: { EN: draft.item }, kind: 'DIGITAL', points: 10, ...draft } as PointItemDraft, { token: desk })
const redeem = ({ token }: Player, wish: object, key = randomUUID()) =>
  gateway.call(
    redeemPointReward,
    { item: 'mug', quantity: 1, points: 10, withdrawPassword: WITHDRAW_PASSWORD, ...wish },
    { token, idempotencyKey: key },
  )
const convert = ({ token }: Player, points: number, { password = WITHDRAW_PASSWORD, key = randomUUID() } = {}) =>
  gateway.call(convertPoint, { points, withdrawPassword: password }, { token, idempotencyKey: key })
const decide = (orderNumber: string, decision: { approve: boolean; remark?: string; tracking?: string }) =>
  gateway.call(decidePointOrder, { orderNumber, ...decision }, { token: desk })

test('[PROMO-08] [CALL-20] points follow from valid bets for ever, small ones add up, and a bet called off takes its points back', async () => {
  const player = await openPayee(gateway, '10000000')
  expect(await holding(player)).toEqual([0, 0])
  await lose(player, 30)
  expect(await holding(player)).toEqual([1, 0])
  await lose(player, 10)
  expect(await holding(player)).toEqual([2, 0])
  const numero = await lose(player, 600)
  expect((await gateway.call(getPointBalance, {}, { token: player.token })).value).toMatchObject({
    points: 32,
    worth: { amount: '3000.0000' },
    earnedLately: 32,
  })
  await convert(player, 20)
  await callOff(gateway, 'SSCREPLAY', numero)
  // 600,000 less: thirty points, of which twelve were left.
  expect(await holding(player)).toEqual([0, 18])
  await lose(player, 400)
  expect(await holding(player)).toEqual([2, 0])
  expect((await movements(player)).map(({ kind, change, balance, valid }) => [kind, change, balance, valid?.amount])).toEqual([
    ['EARNED', 20, 2, '400000.0000'],
    ['EARNED', -30, 0, '-600000.0000'],
    ['CONVERTED', -20, 12, undefined],
    ['EARNED', 30, 32, '600000.0000'],
    ['EARNED', 1, 2, '10000.0000'],
    ['EARNED', 1, 1, '30000.0000'],
  ])
  // Two at a time: none twice, none left out.
  const page = async (before?: number) =>
    (await gateway.call(pointMovements, { limit: 2, ...(before === undefined ? {} : { before }) }, { token: player.token })).value
  const first = await page()
  const second = await page(first.next!)
  const last = await page(second.next!)
  expect([...first.list, ...second.list, ...last.list]).toEqual(await movements(player))
  expect(last.next).toBe(null)
  expect(await findingsOf(gateway)).toEqual([])
})

test('[PROMO-08] [CALL-20] turns points into money in whole steps, for the withdraw password alone, once for a key', async () => {
  const player = await openPayee(gateway, '10000000')
  await lose(player, 1_000)
  const before = await player.balance()
  expect((await gateway.call(getPointConfig, {}, { token: player.token })).value).toMatchObject({
    earning: [{ category: 'LOTT', points: 1 }],
    convert: { points: 10, cash: { amount: '1000.0000' }, min: 20 },
    passwordSet: true,
  })
  const refusals = [
    await convert(player, 20, { password: '000000' }),
    await convert(player, 25),
    await convert(player, 10),
    await convert(player, 60),
  ]
  expect(refusals.map(({ failure }) => failure.code)).toEqual([
    'WITHDRAW_PASSWORD_WRONG',
    'POINTS_STEP',
    'POINTS_STEP',
    'POINTS_NOT_ENOUGH',
  ])
  expect([await holding(player), await player.balance()]).toEqual([[50, 0], before])
  const key = randomUUID()
  const first = (await convert(player, 30, { key })).value
  expect(first).toMatchObject({ converted: 30, points: 20, cash: { amount: '3000.0000' } })
  expect((await convert(player, 30, { key })).value).toEqual(first)
  expect((await convert(player, 20, { key })).failure.code).toBe('IDEMPOTENCY_CONFLICT')
  expect([await holding(player), await player.balance()]).toEqual([[20, 0], before + 30_000_000n])
  expect(await findingsOf(gateway)).toEqual([])
})

test('[PROMO-06] [PROMO-07] [CALL-20] a thing takes points, money and stock when it is asked for, and a rejection gives all of it back', async () => {
  const player = await openPayee(gateway, '10000000')
  await lose(player, 1_000)
  await save({ item: 'mug', left: 2, kind: 'DELIVERY', amount: '5000', days: 3 })
  await save({ item: 'ticket', points: 15 })
  await save({ item: 'gone', open: false })
  const listed = (await gateway.call(getPointReward, {}, { token: player.token })).value.list
  expect(listed.map(({ item, points, left }) => [item, points, left])).toEqual([
    ['mug', 10, 2],
    ['ticket', 15, null],
  ])
  const money = await player.balance()
  const to = { address: '12 Trần Phú', mobile: '0905554417' }
  const refusals = [
    await redeem(player, { ...to, withdrawPassword: 'wrong' }),
    await redeem(player, { ...to, points: 9 }),
    await redeem(player, { ...to, quantity: 3 }),
    await redeem(player, { item: 'gone' }),
    await redeem(player, { item: 'ticket', points: 15, quantity: 4 }),
    await redeem(player, { mobile: ' ' }),
  ]
  expect(refusals.map(({ failure }) => failure.code)).toEqual([
    'WITHDRAW_PASSWORD_WRONG',
    'POINT_PRICE_CHANGED',
    'OUT_OF_STOCK',
    'POINT_ITEM_UNKNOWN',
    'POINTS_NOT_ENOUGH',
    'FIELD_INVALID',
  ])
  expect(refusals[2]!.failure.remaining).toBe('2')
  expect(Object.keys(refusals[5]!.failure.fields ?? {})).toEqual(['address', 'mobile'])
  expect([await holding(player), await player.balance()]).toEqual([[50, 0], money])

  const sent = (await redeem(player, { ...to, quantity: 2 })).value
  expect(sent).toMatchObject({
    points: 30,
    order: { state: 'PROCESSING', quantity: 2, points: 20, amount: { amount: '10000.0000' }, ...to },
  })
  expect(await player.balance()).toBe(money - 100_000_000n)
  expect((await redeem(player, to)).failure.code).toBe('OUT_OF_STOCK')
  gateway.clock.advance(1_000)
  const ticket = (await redeem(player, { item: 'ticket', points: 15 })).value.order
  const { list } = (await gateway.call(operatorPointOrders, {}, { token: desk })).value
  expect(list.map(({ order }) => order.item)).toEqual(['mug', 'ticket'])
  expect(new Set(list.map(({ account }) => account)).size).toBe(1)

  expect((await decide(sent.order.orderNumber, { approve: false })).failure).toMatchObject({ fields: { remark: { rule: 'required' } } })
  const rejected = (await decide(sent.order.orderNumber, { approve: false, remark: 'No address' })).value.order
  expect(rejected).toMatchObject({ decidedBy: 'mai', order: { state: 'REJECTED', remark: 'No address' } })
  expect((await decide(sent.order.orderNumber, { approve: true })).failure.code).toBe('POINT_ORDER_DECIDED')
  await decide(ticket.orderNumber, { approve: true, tracking: 'CODE-7788' })
  expect([await holding(player), await player.balance()]).toEqual([[35, 0], money])
  expect((await gateway.call(getPointReward, {}, { token: player.token })).value.list[0]).toMatchObject({ item: 'mug', left: 2 })
  const letters = (await gateway.call(memberLetters, {}, { token: player.token })).value.list
  expect(letters).toMatchObject([{ values: { subject: 'ticket', kind: 'DIGITAL' } }, { values: { subject: 'mug' } }])
  const orders = (await gateway.call(getRedeemPointList, { pageSize: 10 }, { token: player.token })).value
  expect(orders).toMatchObject({ total: 2, list: [{ tracking: 'CODE-7788', state: 'APPROVED' }, { state: 'REJECTED' }] })
  expect((await gateway.call(getRedeemPointList, { state: 'REJECTED' }, { token: player.token })).value.total).toBe(1)
  expect((await gateway.call(getRedeemPointList, { from: '2020-01-01', to: '2020-01-31' }, { token: player.token })).value.total).toBe(0)
  expect((await movements(player)).slice(0, 3).map(({ kind, name, change }) => [kind, name, change])).toEqual([
    ['RETURNED', 'mug', 20],
    ['REDEEMED', 'ticket', -15],
    ['REDEEMED', 'mug', -20],
  ])
  expect(await findingsOf(gateway)).toEqual([])
})

test('[PROMO-07] of many who ask for the last piece at once one gets it, and nobody else spends anything', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => openPayee(gateway, '1000000')))
  const numero = await openIssue()
  for (const player of players) await player.place([direct('99', { multiple: 200 })], { gameCode: 'SSCREPLAY', numero })
  await drawIt(gateway)
  await save({ item: 'coin', left: 1 })
  const answers = await Promise.all(players.map((player) => redeem(player, { item: 'coin' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ failure }) => failure.code))).toEqual(new Set(['OUT_OF_STOCK']))
  const left = await Promise.all(players.map(holding))
  expect(left.filter(([points]) => points === 20)).toHaveLength(11)
  expect(await findingsOf(gateway)).toEqual([])
})

test('[PROMO-06] a new rule counts nothing again, a remainder counts on', async () => {
  const player = await openPayee(gateway, '10000000')
  await lose(player, 30)
  expect(await holding(player)).toEqual([1, 0])
  const settings = { earning: [{ category: 'LOTT', per: '15000', points: 3 }], convert: null }
  await gateway.call(setPointSettings, settings, { token: desk })
  expect(await holding(player)).toEqual([1, 0])
  await lose(player, 6)
  // 10,000 of before and 6,000 of now.
  expect(await holding(player)).toEqual([4, 0])
  expect((await convert(player, 20)).failure.code).toBe('NOT_OFFERED')
  const twice = { earning: [settings.earning[0]!, settings.earning[0]!], convert: null }
  expect((await gateway.call(setPointSettings, twice, { token: desk })).failure.fields).toEqual({ 'earning.1.category': { rule: 'twice' } })
})
