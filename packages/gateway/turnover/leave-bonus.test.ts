import { randomUUID } from 'node:crypto'
import { bonusDetails, leaveBonus } from '@portico/contract/records/calls'
import { walletParts } from '@portico/contract/withdrawal/calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bonusHolders, type Holders, onDigit } from '../testing/bonus-holder.ts'
import { readConfig } from '../config.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { drawIt, findingsOf } from '../testing/outcomes.ts'
import { moneyOf } from '../testing/player.ts'

let gateway: TestGateway
let holder: Holders['holder']
beforeAll(async () => {
  const { withdrawals } = readConfig({ BRAND: 'aurora', WITHDRAW_TURNOVER: '1', WITHDRAW_TURNOVER_WAIVED_BELOW: '20000' })
  gateway = await testGateway({ lotteries: [], config: { withdrawals } })
  ;({ holder } = await bonusHolders(gateway))
})
afterAll(() => gateway.close())
beforeEach(() => gateway.clock.advance(1_000))

const leaving = async (cash = '50000') => {
  const member = await holder(cash)
  const by = { token: member.token }
  const purse = async () => (await gateway.call(bonusDetails, {}, by)).value.purse
  const payIn = async (amount: string) => {
    await gateway.cashier.deposit(member.caller, { method: 'SANDBOX', amount }, randomUUID())
    gateway.clock.advance(1_000)
  }
  const free = async () => Number((await gateway.call(walletParts, {}, by)).value.free.amount)
  return { ...member, purse, payIn, free, leave: (id: string, lose: string) => gateway.call(leaveBonus, { id, lose }, by) }
}

type Leaving = Awaited<ReturnType<typeof leaving>>

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

it.each([
  ['nothing else is asked for', '50000', async () => undefined, 50_000],
  ['money came after it', '50000', async (member: Leaving) => member.payIn('30000'), 50_000],
  [
    'bets of cash have worked for the bonus alone',
    '50000',
    async (member: Leaving) => {
      await member.bet([onDigit('1', 10)])
      await drawIt(gateway)
      await member.payIn('20000')
      await member.bet([onDigit('1', 10)])
      await drawIt(gateway)
    },
    10_000,
  ],
  ['so little is left that nothing is asked', '1000', async (member: Leaving) => member.payIn('10000'), 11_000],
] as const)('[PROMO-09] says what can go out after it, exactly, where %s', async (_, cash, happens, free) => {
  const member = await leaving(cash)
  await happens(member)
  const { id, left, freeAfter } = (await member.purse())!
  expect(Number(freeAfter.amount)).toBe(free)
  expect((await member.leave(id, left.amount)).status).toBe(200)
  expect(await member.free()).toBe(free)
})

it('[PROMO-09] lists all that bets work for, in the order in which they do', async () => {
  const member = await leaving('50000')
  await member.payIn('30000')
  await member.bet([onDigit('1', 10)])
  await drawIt(gateway)
  const { requirements } = (await member.purse())!
  expect(requirements.map(({ kind, target, progress }) => [kind, Number(target.amount), Number(progress.amount)])).toEqual([
    ['BONUS', 200_000, 20_000],
    ['DEPOSIT', 30_000, 0],
  ])
})
