import { playLimits, setPlayLimit, takeBreak } from '@portico/contract/control/calls'
import type { BreakTerm } from '@portico/contract/control/shapes'
import { lineTransfer, walletTransfer } from '@portico/contract/transfer/calls'
import { setTransferSettings } from '@portico/contract/transfer/operator-calls'
import { parseUnits } from '@portico/contract/kit/money'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deposit } from '../cashier/schema.ts'
import { playBreak } from '../control/schema.ts'
import { moneyOf } from '../testing/player.ts'
import { SECOND, type TransferLine, transferLine } from '../testing/transferring.ts'

let line: TransferLine
beforeAll(async () => {
  line = await transferLine()
  await line.gateway.eligibility.start()
  await line.gateway.call(setTransferSettings, line.settings(), { token: line.finance })
})
afterAll(() => line.gateway.close())

const up = { to: 'UPLINE' as const, amount: '20000', withdrawPassword: SECOND }
const down = (amount: string) => ({ to: line.team.idOf('linh88'), amount, withdrawPassword: SECOND })
const send = (account: string, wish: typeof up | ReturnType<typeof down>) => line.gateway.call(lineTransfer, wish, line.keyed(account))

/** A break of an account, ended again by the hand of the test when `work` is done. */
const during = async (account: string, term: BreakTerm, work: () => Promise<void>) => {
  await line.gateway.call(takeBreak, { term }, line.as(account))
  await line.enter()
  const before = await moneyOf(line.gateway)
  await work()
  expect(await moneyOf(line.gateway)).toEqual(before)
  await line.gateway.database.orm.delete(playBreak).where(eq(playBreak.memberId, line.team.idOf(account)))
}

describe.each([
  ['H24', 'PLAY_PAUSED'],
  ['M6', 'SELF_EXCLUDED'],
] as const)('[WALLET-06] during a break of %s', (term, code) => {
  test(`nobody sends money to somebody else or to a vendor: ${code}`, () =>
    during('linh88', term, async () => {
      expect((await send('linh88', up)).failure.code).toBe(code)
      const out = { from: 'MAIN', to: line.vendor, amount: '20000', withdrawPassword: SECOND }
      expect((await line.gateway.call(walletTransfer, out, line.keyed('linh88'))).failure.code).toBe(code)
    }))

  test('nobody is sent money, from above or from below, and the sender is not told why', async () => {
    await during('linh88', term, async () => {
      const { failure } = await send('boss', down('20000'))
      expect([failure.code, failure.reason, failure.remaining]).toEqual(['RECIPIENT_CLOSED', undefined, undefined])
    })
    await during('boss', term, async () => expect((await send('linh88', up)).failure.code).toBe('RECIPIENT_CLOSED'))
  })
})

test('what lies at a vendor is brought back during a break', async () => {
  const move = (from: string, to: string) =>
    line.gateway.call(walletTransfer, { from, to, amount: '20000', withdrawPassword: SECOND }, line.keyed('linh88'))
  expect((await move('MAIN', line.vendor)).status).toBe(200)
  await line.gateway.call(takeBreak, { term: 'H24' }, line.as('linh88'))
  await line.enter()
  expect((await move(line.vendor, 'MAIN')).status).toBe(200)
  await line.gateway.database.orm.delete(playBreak)
})

describe('[WALLET-06] money from an agent above', () => {
  const cell = async () => {
    const { value } = await line.gateway.call(playLimits, {}, line.as('linh88'))
    return value.limits.find(({ kind, period }) => kind === 'DEPOSIT' && period === 'DAY')!
  }

  test('counts as paid in, and of four at once none passes the deposit limit of who gets it', async () => {
    await line.nextDay()
    await line.gateway.call(setPlayLimit, { kind: 'DEPOSIT', period: 'DAY', amount: '100000' }, line.as('linh88'))
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('boss', down('40000'))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
    expect(new Set(answers.flatMap((each) => (each.status === 200 ? [] : [each.failure.code])))).toEqual(new Set(['RECIPIENT_CLOSED']))
    expect(await cell()).toMatchObject({ used: '80000.0000', remaining: '20000.0000' })
    // What is sent back makes no room: the limit is gross.
    expect((await send('linh88', { ...up, amount: '40000' })).status).toBe(200)
    expect((await send('boss', down('40000'))).failure.code).toBe('RECIPIENT_CLOSED')
    expect((await send('boss', down('20000'))).status).toBe(200)
    expect((await send('boss', down('10000'))).failure.code).toBe('RECIPIENT_CLOSED')
    expect((await line.gateway.books.check()).findings).toEqual([])
  })

  test('leaves room for deposits that may still be paid', async () => {
    await line.nextDay()
    await line.gateway.database.orm.insert(deposit).values({
      id: crypto.randomUUID(),
      memberId: line.team.idOf('linh88'),
      method: 'SANDBOX',
      currency: 'VND',
      createdAt: line.gateway.clock.now(),
      state: 'PENDING_PAYMENT',
      expiresAt: new Date(line.gateway.clock.now().getTime() + 60_000),
      amount: parseUnits('70000'),
    })
    expect((await send('boss', down('40000'))).failure.code).toBe('RECIPIENT_CLOSED')
    expect((await send('boss', down('30000'))).status).toBe(200)
  })

  test('from below it counts against no deposit limit: an agent collects', async () => {
    await line.nextDay()
    await line.gateway.call(setPlayLimit, { kind: 'DEPOSIT', period: 'DAY', amount: '10000' }, line.as('boss'))
    expect((await send('linh88', up)).status).toBe(200)
  })
})
