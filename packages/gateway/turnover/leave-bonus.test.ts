import { randomUUID } from 'node:crypto'
import { bonusDetails, leaveBonus } from '@portico/contract/records/calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bonusHolders, type Holders, onDigit } from '../testing/bonus-holder.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { moneyOf } from '../testing/player.ts'

let gateway: TestGateway
let holder: Holders['holder']
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  ;({ holder } = await bonusHolders(gateway))
})
afterAll(() => gateway.close())
beforeEach(() => gateway.clock.advance(1_000))

const leaving = async (cash = '50000') => {
  const member = await holder(cash)
  const by = { token: member.token }
  const purse = async () => (await gateway.call(bonusDetails, {}, by)).value.purse
  return { ...member, purse, leave: (id: string, lose: string) => gateway.call(leaveBonus, { id, lose }, by) }
}

it('[PROMO-09] takes what was said and no cash, and tells every tab', async () => {
  const member = await leaving()
  const { id, left } = (await member.purse())!
  expect((await member.leave(id, left.amount)).value.lost).toEqual(left)
  expect(await member.balances()).toEqual([50_000, -1])
  expect(await member.purse()).toBeNull()
  const events = (await gateway.committedEvents('balance.changed')).filter(({ target }) => target === member.memberId)
  expect(events.at(-1)?.data).toMatchObject({ balance: { amount: '50000.0000' }, bonus: true })
  expect((await member.terms()).forfeits).toBeNull()
  expect(await findingsOf(gateway)).toEqual([])
})

it('[PROMO-09] is refused with the amount where the bonus is another by now, and takes nothing', async () => {
  const member = await leaving('10000')
  const { id, left } = (await member.purse())!
  await member.bet([onDigit('1', 10)])
  const before = await moneyOf(gateway)
  expect((await member.leave(id, left.amount)).failure).toMatchObject({ code: 'BONUS_CHANGED', remaining: '90000.0000' })
  expect(await moneyOf(gateway)).toEqual(before)
  expect((await member.leave(id, '90000.0000')).status).toBe(200)
  expect(await member.balances()).toEqual([0, -1])
})

it('[PROMO-09] is of the member’s own bonus alone, and once: two at once take it once', async () => {
  const [member, other] = [await leaving(), await leaving()]
  const { id, left } = (await member.purse())!
  for (const wrong of [randomUUID(), (await other.purse())!.id])
    expect((await member.leave(wrong, left.amount)).failure.code).toBe('BONUS_OVER')
  const answers = await Promise.all([member.leave(id, left.amount), member.leave(id, left.amount)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await other.balances()).toEqual([50_000, 100_000])
  expect(await findingsOf(gateway)).toEqual([])
})
