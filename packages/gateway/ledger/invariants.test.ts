import { randomUUID } from 'node:crypto'
import { betDetail } from '@portico/contract/bets/calls'
import { createDeposit } from '@portico/contract/cashier/deposit-calls'
import { parseUnits } from '@portico/contract/kit/money'
import { personalProfit, recordTotals, statement } from '@portico/contract/records/calls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../db/rows.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { chasing, nextMinute, queueDraws, tickAll } from '../testing/chase.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { payOutThree, reverseSpent } from '../testing/money-history.ts'
import { payingProvider } from '../testing/payout-provider.ts'
import { line, moneyOf, oneNote, openPlayer } from '../testing/player.ts'

/** The invariants of a ledger of games and payments, each of a history that has every kind of movement in it. */
let gateway: TestGateway
let player: Awaited<ReturnType<typeof openPlayer>>
let token: string
const placing = { key: randomUUID(), lines: [oneNote({ multiple: 3, prizeGroup: 1900 })] }
const paying = { request: { method: 'SANDBOX', amount: '250000' }, idempotencyKey: randomUUID() }
let betId: string

const every = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const units = ({ amount }: { amount: string }) => parseUnits(amount)
const query = <Row>(text: ReturnType<typeof sql>) => rowsOf<Row>(gateway.database.orm, text)

const { script, connect } = payingProvider()
beforeAll(async () => {
  gateway = await testGateway({ payments: [connect] })
  await queueDraws(gateway, '1711')
  await gateway.lottery.tick(SSC_LOTTERIES)
  player = await openPlayer(gateway, '1000000', { maxPrizeGroup: 1956 })
  token = await player.token()
  await gateway.call(createDeposit, paying.request, { token, idempotencyKey: paying.idempotencyKey })
  const { bets } = await player.place(placing.lines, { key: placing.key })
  betId = bets[0]!.betId
  await player.place([line('fixed-position', { places: [every, [], [], [], []] }, { prizeGroup: 1897, mode: '0.001', multiple: 7 })])
  const { create } = chasing(gateway, player)
  await create([1, 1, 2], { total: '8000' })
  await payOutThree(gateway, script)
  await reverseSpent(gateway)
  await tickAll(gateway)
  for (let i = 0; i < 2; i++) await nextMinute(gateway)
})
afterAll(() => gateway.close())

describe('the ledger holds', () => {
  it('I1: what all accounts of a currency come to is nothing', async () => {
    const sums = await query<{ currency: string; amount: string }>(sql`
      select a.currency, sum(case when t.credit_id = a.id then t.amount else -t.amount end)::text as amount
      from ledger_transfer t join ledger_account a on a.id in (t.debit_id, t.credit_id) group by a.currency`)
    expect(sums).toEqual([{ currency: 'VND', amount: '0' }])
  })

  it('I2: a balance is the sum of its entries, and every day of it [IV.e 10]', async () => {
    const wrong = await query(sql`
      select a.id from ledger_account a where a.cached and a.balance <> coalesce((
        select sum(case when t.credit_id = a.id then t.amount else -t.amount end) from ledger_transfer t where a.id in (t.debit_id, t.credit_id)), 0)
      union all
      select a.id from ledger_account a where a.cached and a.balance <> coalesce((select sum(credits - debits) from ledger_day where account_id = a.id), 0)`)
    expect(wrong).toEqual([])
    expect((await gateway.books.check()).findings).toEqual([])
  })

  it('I3: no account of a member is below zero, but for what is owed', async () => {
    const below = await query(sql`select kind from ledger_account where owner_id is not null and balance < 0 and kind <> 'player:owed'`)
    expect(below).toEqual([])
    const [owed] = await query<{ balance: string; collected: number }>(sql`
      select balance::text, (select count(*) from ledger_transfer where code = 'RECOVERY')::int as collected from ledger_account where kind = 'player:owed'
        and balance < 0`)
    expect(owed?.collected).toBeGreaterThan(0)
    await expect(gateway.database.orm.execute(sql`update ledger_account set balance = -1 where kind = 'player:cash'`)).rejects.toThrow()
  })

  it('I4: a request that comes again moves nothing', async () => {
    const before = await moneyOf(gateway)
    await player.place(placing.lines, { key: placing.key, numero: (await gateway.bets.detail(player.caller, betId, 'EN')).bet.numero })
    await gateway.call(createDeposit, paying.request, { token, idempotencyKey: paying.idempotencyKey })
    expect(await moneyOf(gateway)).toEqual(before)
  })

  it('I5: a settled bet has one stake, and at most one payout, refund and rebate of each outcome', async () => {
    const wrong = await query(sql`
      select b.id from bet b left join ledger_transfer t on t.ref = b.id::text where b.state <> 'WAITING'
      group by b.id, b.result_version
      having count(*) filter (where t.code = 'STAKE') <> 1 or count(*) filter (where t.code = 'PAYOUT') > b.result_version
        or count(*) filter (where t.code = 'REBATE') > b.result_version or count(*) filter (where t.code = 'REFUND') > b.result_version`)
    expect(wrong).toEqual([])
    expect(await query(sql`select id from bet where state <> 'WAITING'`)).not.toEqual([])
  })

  it('I6: what is pending is what open withdrawals are of, and some are', async () => {
    const [sums] = await query<{ pending: string; open: string; ends: number }>(sql`
      select (select sum(balance) from ledger_account where kind = 'player:pending')::text as pending,
        (select sum(amount) from withdrawal where state not in ('PAID', 'REJECTED'))::text as open,
        (select count(distinct state) from withdrawal)::int as ends`)
    expect(sums).toEqual({ pending: String(parseUnits('500000')), open: String(parseUnits('500000')), ends: 3 })
  })

  it('I6: what is set aside is what plans still hold', async () => {
    const [sums] = await query<{ locked: string; pending: string }>(sql`
      select (select sum(balance) from ledger_account where kind = 'player:locked')::text as locked,
        (select coalesce(sum(stake), 0) from chase_line where state = 'PENDING')::text as pending`)
    expect(sums!.locked).toBe(sums!.pending)
  })

  it('I7: opening + in − out − bets + payouts + rebate + bonus is the closing balance', async () => {
    const totals = (await gateway.call(recordTotals, {}, { token })).value
    expect(units(totals.opening) + units(totals.in) - units(totals.out)).toBe(units(totals.closing))
    const profit = (await gateway.call(personalProfit, {}, { token })).value
    const { opening, deposits, withdrawals, transfers, other, stakes, payouts, rebate, bonus, closing } = profit
    const play = units(payouts) + units(rebate) + units(bonus) - units(stakes)
    expect(units(opening) + units(deposits) - units(withdrawals) + units(transfers) + units(other) + play).toBe(units(closing))
    expect(units(closing)).toBe(await player.balance())
    // Day by day, of whoever had any movement: the next one opens with what the former closed with.
    for (const { memberId } of await query<{ memberId: string }>(
      sql`select owner_id::text as "memberId" from ledger_account where kind = 'player:cash'`,
    )) {
      const by = { token: await gateway.sessions.open(memberId, 'SITE', '127.0.0.1') }
      let before = 0n
      for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) {
        const { value } = await gateway.call(recordTotals, { from: day, to: day }, by)
        expect(units(value.opening)).toBe(before)
        before = units(value.opening) + units(value.in) - units(value.out)
        expect(units(value.closing)).toBe(before)
      }
      expect(before).toBe((await gateway.ledger.balanceOf(memberId, 'VND')) ?? 0n)
    }
  })

  it('I8: less than 0.0001 of a payout is cut off', async () => {
    const settled = await query<{ id: string }>(
      sql`select id::text from bet where state in ('WON', 'LOST') and member_id = ${player.memberId}::uuid`,
    )
    expect(settled.length).toBeGreaterThan(2)
    for (const { id } of settled) {
      const { explanation } = (await gateway.call(betDetail, { betId: id }, { token })).value
      const [whole = '', fraction = ''] = explanation!.sum.split('.')
      const paid = parseUnits(explanation!.payout)
      expect(parseUnits(`${whole}.${fraction.slice(0, 4).padEnd(4, '0')}`)).toBe(paid)
    }
  })

  it('I9: what the payment providers say is what the ledger booked, in and out', async () => {
    const [row] = await query<{ paid: string; booked: string; back: string; reversed: string; sent: string; out: string }>(sql`
      select (select coalesce(sum(amount), 0) from payment_notice where outcome = 'PAID' and kind = 'deposit')::text as paid,
        (select coalesce(sum(amount), 0) from ledger_transfer where code in ('DEPOSIT', 'PAYMENT_HELD'))::text as booked,
        (select coalesce(sum(amount), 0) from payment_notice where outcome = 'REVERSED')::text as back,
        (select coalesce(sum(amount), 0) from ledger_transfer where code = 'DEPOSIT_REVERSED')::text as reversed,
        (select coalesce(sum(amount - fee), 0) from withdrawal where state = 'PAID')::text as sent,
        (select coalesce(sum(amount), 0) from ledger_transfer where code = 'WITHDRAWAL')::text as out`)
    expect([row!.booked, row!.reversed, row!.out]).toEqual([row!.paid, row!.back, row!.sent])
    expect([row!.booked, row!.reversed, row!.out]).toEqual(['350000', '100000', '2000000'].map((amount) => String(parseUnits(amount))))
  })

  it('I10: the statement of a day is the same whatever comes after it', async () => {
    const day = { from: '2026-11-21', to: '2026-11-21' }
    const before = (await gateway.call(statement, day, { token })).value
    gateway.clock.set('2026-11-22T03:00:00.000Z')
    await gateway.call(createDeposit, paying.request, { token: await player.token(), idempotencyKey: randomUUID() })
    const after = (await gateway.call(statement, day, { token: await player.token() })).value
    expect({ ...after, serverNow: '' }).toEqual({ ...before, serverNow: '' })
    const next = (await gateway.call(statement, { from: '2026-11-22', to: '2026-11-22' }, { token: await player.token() })).value
    expect(next.opening).toEqual(before.closing)
  })
})
