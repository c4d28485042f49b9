import { memberWaiting } from '@portico/contract/center/calls'
import { bonusDetails } from '@portico/contract/records/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { DAY_MS } from '../kit/duration.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { direct, drawIt, findingsOf, WRONG } from '../testing/outcomes.ts'
import { promoting } from '../testing/promoting.ts'

let gateway: TestGateway
let desk: Awaited<ReturnType<typeof promoting>>
beforeAll(async () => {
  gateway = await testGateway()
  desk = await promoting(gateway)
  const issues = Array.from({ length: 5 }, (_, n) => ({ issue: String(n + 1), date: '2026-04-11', draw: WRONG }))
  await gateway.lottery.importDraws('SSCREPLAY', issues)
})
afterAll(() => gateway.close())

test('[WALLET-08] what was bet yesterday comes back in part when its member claims it, once, and stands in the bonus details', async () => {
  const id = await desk.offer({
    kind: 'bet-rebate',
    type: 'REBATE',
    terms: { perMille: 8, most: '500000' },
    budget: '50000000',
    perMember: 30,
  })
  const member = await desk.member('1000000')
  await gateway.lottery.tick(SSC_LOTTERIES)
  const numero = (await gateway.lottery.opened('SSCREPLAY')).current!.numero
  // 50 times 2,000: a stake of 100,000 that is lost.
  await member.place([direct('99', { multiple: 50 })], { gameCode: 'SSCREPLAY', numero })
  await drawIt(gateway)
  const after = await member.balance()
  expect((await member.claim(id)).failure.code).toBe('PROMOTION_STATUS_WRONG')

  gateway.clock.advance(DAY_MS)
  await member.again()
  const card = (await member.list()).value.list.find((each) => each.id === id)
  expect(card).toMatchObject({ status: 'CLAIM', type: 'REBATE', way: 'CLAIM', amount: { amount: '800.0000' } })
  expect((await gateway.call(memberWaiting, {}, member.by)).value.items).toContainEqual(
    expect.objectContaining({ section: 'rewardCenter', badge: true }),
  )
  const claims = await Promise.all(Array.from({ length: 20 }, () => member.claim(id)))
  expect(new Set(claims.map(({ value }) => value.grant.id)).size).toBe(1)
  expect(await member.balance()).toBe(after + 8_000_000n)
  const { list, total } = (await gateway.call(bonusDetails, {}, member.by)).value
  expect([list.map(({ amount }) => amount.amount), total.amount]).toEqual([['800.0000'], '800.0000'])

  // Nothing was bet on the day between.
  gateway.clock.advance(DAY_MS)
  await member.again()
  expect((await member.claim(id)).failure.code).toBe('PROMOTION_STATUS_WRONG')
  expect(await member.balance()).toBe(after + 8_000_000n)
  expect(await findingsOf(gateway)).toEqual([])
})
