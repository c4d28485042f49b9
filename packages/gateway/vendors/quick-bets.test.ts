import { randomUUID } from 'node:crypto'
import { setPlayLimit } from '@portico/contract/control/calls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '../db/rows.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { type Seat, type TestVendor, vendorAt } from '../testing/vendor.ts'
import { IDLE_MS, USED_MS } from './quick-bets.ts'

let gateway: TestGateway
let pearl: TestVendor
const ids = () => ({ txId: randomUUID(), roundId: randomUUID() })
const STAKE = { amount: 123_456, jackpotContribution: 7 }
/** The first bet of all, which opens the account that the vendor's stakes go to and is therefore written step by step. */
const placeFirst = async () => {
  const seat = await pearl.seat('100.0007')
  const bet = ids()
  return { seat, ...bet, answer: await seat.bet({ ...bet, ...STAKE }) }
}
let first: Awaited<ReturnType<typeof placeFirst>>
beforeAll(async () => {
  gateway = await testGateway({ lotteries: [] })
  await gateway.eligibility.start()
  pearl = await vendorAt(gateway)
  first = await placeFirst()
})
afterAll(async () => {
  expect(await findingsOf(gateway)).toEqual([])
  await gateway.close()
})

type Written = Readonly<Record<string, unknown>>
/** Everything that was written of a bet, but for what is another of each: ids, who and when. */
const writtenOf = async (seat: Seat, { txId, roundId }: ReturnType<typeof ids>) => {
  const { orm } = gateway.database
  const [tx] = await rowsOf<Written>(
    orm,
    sql`select vendor, kind, currency, game_code, amount, jackpot, bet_tx_id, campaign_id, free_index, rolled_back_by, reply->>'status' as status,
      reply->>'txId' = tx_id as own_id, reply->>'walletTxId' = wallet_tx_id::text as own_wallet_id, (reply->>'serverTime')::timestamptz = at as own_time,
      member_id = ${seat.memberId} as own, round_id = ${roundId} as own_round, reply ? 'balance' as says_balance
      from vendor_tx where tx_id = ${txId}`,
  )
  const [round] = await rowsOf<Written>(
    orm,
    sql`select vendor, member_id = ${seat.memberId} as own, game_code, game_type, currency, state, staked, won, opened_at = last_at as fresh, closed_at,
      closed_by, reason from vendor_round where round_id = ${roundId}`,
  )
  const transfers = await rowsOf<Written>(
    orm,
    sql`select t.id = x.wallet_tx_id as own_id, d.kind as debit, d.owner_id = ${seat.memberId} as own, c.kind as credit, t.amount, t.code,
      t.ref = 'PG/' || ${roundId} as own_ref, t.product, t.debit_after, t.credit_after, t.at = x.at as own_time
      from ledger_transfer t join vendor_tx x on x.tx_id = ${txId} join ledger_account d on d.id = t.debit_id join ledger_account c on c.id = t.credit_id
      where t.ref = 'PG/' || ${roundId}`,
  )
  const days = await rowsOf<Written>(
    orm,
    sql`select d.code, d.product, d.debits, d.credits from ledger_day d join ledger_account a on a.id = d.account_id
      where a.owner_id = ${seat.memberId} and d.code = 'VENDOR_BET'`,
  )
  const events = await rowsOf<Written>(
    orm,
    sql`select channel, type, data from outbox where target = ${seat.memberId} and type = 'balance.changed' order by id desc limit 1`,
  )
  const { says_balance: saysBalance, ...rest } = tx!
  return { saysBalance, written: { tx: rest, round, transfers, days, events } }
}

it('writes as one statement what it writes step by step', async () => {
  const quick = await pearl.seat('100.0007')
  const one = ids()
  const answerAtOnce = await quick.bet({ ...one, ...STAKE })
  const [a, b] = [await writtenOf(quick, one), await writtenOf(first.seat, first)]
  expect([a.saysBalance, b.saysBalance]).toEqual([false, true])
  expect(a.written).toEqual(b.written)
  expect(a.written.transfers).toHaveLength(1)
  expect(a.written.events).toHaveLength(1)
  const answer = { status: 'OK', http: 200, signed: true, balance: 876_551 }
  expect([answerAtOnce, first.answer]).toEqual([expect.objectContaining(answer), expect.objectContaining(answer)])
  expect(Object.keys(answerAtOnce).toSorted()).toEqual(Object.keys(first.answer).toSorted())
})

it('raises a round that is open, and answers each stake again with the balance that it left', async () => {
  const seat = await pearl.seat('100')
  const { roundId } = ids()
  const [first, second] = [ids().txId, ids().txId]
  await seat.bet({ txId: first, roundId })
  expect(await seat.bet({ txId: second, roundId, amount: 50_000 })).toMatchObject({ status: 'OK', balance: 850_000 })
  expect(await seat.bet({ txId: first, roundId })).toMatchObject({ replay: true, balance: 900_000, currentBalance: 850_000 })
  expect(await seat.bet({ txId: second, roundId, amount: 50_000 })).toMatchObject({
    replay: true,
    balance: 850_000,
    currentBalance: 850_000,
  })
  expect(await pearl.send('round', { roundId, vendor: 'PG' })).toMatchObject({ status: 'OK' })
})

it('that is refused leaves neither its id nor a round, whatever it is refused for', async () => {
  const seat = await pearl.seat('100')
  await gateway.call(setPlayLimit, { kind: 'STAKE', period: 'DAY', amount: '30' }, { token: await seat.token() })
  const [over, closed] = [ids(), ids()]
  await seat.bet({ ...closed, roundClosed: true })
  expect(await seat.bet({ ...over, amount: 300_000 })).toMatchObject({ status: 'LIMIT_REACHED' })
  const late = ids().txId
  expect(await seat.bet({ txId: late, roundId: closed.roundId })).toMatchObject({ status: 'ROUND_CLOSED' })
  const left = await rowsOf(gateway.database.orm, sql`select 1 from vendor_tx where tx_id in (${over.txId}, ${late})`)
  const rounds = await rowsOf(gateway.database.orm, sql`select 1 from vendor_round where round_id = ${over.roundId}`)
  expect([left, rounds]).toEqual([[], []])
  expect(await seat.balance()).toBe(900_000n)
})

it('of many at once, some of them the same, keep a limit of stakes to the last unit', async () => {
  const seat = await pearl.seat('1000')
  await gateway.call(setPlayLimit, { kind: 'STAKE', period: 'DAY', amount: '70' }, { token: await seat.token() })
  const bets = Array.from({ length: 20 }, ids)
  const answers = await Promise.all([...bets, ...bets].map((each) => seat.bet(each)))
  const oks = answers.filter(({ status }) => status === 'OK')
  expect(new Set(oks.map(({ txId }) => txId)).size).toBe(7)
  expect(answers.filter(({ status }) => status !== 'OK').map(({ status }) => status)).toEqual(
    Array.from({ length: 40 - oks.length }, () => 'LIMIT_REACHED'),
  )
  expect(await seat.balance()).toBe(9_300_000n)
})

it('marks a session as used once a minute, and ends one that nobody used for half an hour', async () => {
  const seat = await pearl.seat('100')
  const sinceUsed = async (): Promise<number> => {
    const [row] = await rowsOf<{ at: Date }>(
      gateway.database.orm,
      sql`select last_at::text as at from vendor_session where member_id = ${seat.memberId}`,
    )
    return gateway.clock.now().getTime() - new Date(row!.at).getTime()
  }
  gateway.clock.advance(USED_MS - 1)
  expect(await seat.bet()).toMatchObject({ status: 'OK' })
  expect(await sinceUsed()).toBe(USED_MS - 1)
  gateway.clock.advance(1)
  expect(await seat.bet({ amount: 2_000_000 })).toMatchObject({ status: 'INSUFFICIENT_FUNDS' })
  expect(await sinceUsed()).toBe(USED_MS)
  const marking = ids()
  expect(await seat.bet(marking)).toMatchObject({ status: 'OK' })
  expect(await sinceUsed()).toBe(0)
  expect(await writtenOf(seat, marking)).toMatchObject({ saysBalance: false })
  gateway.clock.advance(IDLE_MS)
  expect(await seat.bet()).toMatchObject({ status: 'SESSION_EXPIRED' })
})
