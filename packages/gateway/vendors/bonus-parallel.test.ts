import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { rowsOf } from '../db/rows.ts'
import { bonusOf, findAccount } from '../ledger/index.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { takenOf } from '../testing/purse-standing.ts'
import { type Seat, type TestVendor, type VendorAnswer, vendorAt } from '../testing/vendor.ts'

let gateway: TestGateway
let pearl: TestVendor
beforeAll(async () => {
  const { withdrawals } = readConfig({ BRAND: 'aurora', WITHDRAW_TURNOVER_WAIVED_BELOW: '1' })
  gateway = await testGateway({ lotteries: [], config: { withdrawals } })
  await gateway.eligibility.start()
  pearl = await vendorAt(gateway)
})
afterAll(async () => {
  expect(await findingsOf(gateway)).toEqual([])
  await gateway.close()
})

const UNIT = 10_000
const grant = (seat: Seat, required = 10_000_000n) =>
  gateway.database.orm.transaction((tx) =>
    gateway.turnover.purse.grant(tx, {
      ...seat.caller,
      id: randomUUID(),
      amount: 1_000_000n,
      required,
      expiresAt: new Date(gateway.clock.now().getTime() + 86_400_000),
      weights: null,
      maxBet: null,
      code: 'PROMOTION',
    }),
  )
const bonusMoney = async ({ memberId }: Seat): Promise<bigint> =>
  (await findAccount(gateway.database.orm, bonusOf(memberId, 'VND')))?.balance ?? 0n
const statusesOf = (answers: readonly VendorAnswer[]) => answers.map(({ status }) => String(status)).toSorted()
const times = (count: number, of: string): string[] => Array.from({ length: count }, () => of)

/** What a player has and lost to the house, less what came in and was won: 0, whatever happened. */
const imbalanceOf = async ({ memberId }: Seat): Promise<bigint> => {
  const [row] = await rowsOf<{ has: string; came: string; won: string }>(
    gateway.database.orm,
    sql`select
      (select coalesce(sum(balance), 0) from ledger_account where owner_id = ${memberId}::uuid and kind in ('player:cash', 'player:bonus', 'player:owed'))::text as has,
      (select coalesce(sum(case when credit_id = a.id then t.amount else -t.amount end), 0) from ledger_transfer t join ledger_account a
        on a.id in (t.credit_id, t.debit_id) and a.owner_id = ${memberId}::uuid where t.code in ('ADJUSTMENT', 'PROMOTION'))::text as came,
      (select coalesce(sum(won - staked), 0) from vendor_round where member_id = ${memberId}::uuid)::text as won`,
  )
  return BigInt(row!.has) + ((await takenOf(gateway)).get(memberId) ?? 0n) - BigInt(row!.came) - BigInt(row!.won)
}

it('bets at once take no more than cash and bonus pay for, and one that is sent five times at once takes once', async () => {
  const seat = await pearl.seat('50')
  await grant(seat)
  const answers = await Promise.all(Array.from({ length: 60 }, () => seat.bet({ amount: 4 * UNIT })))
  expect(statusesOf(answers)).toEqual([...times(23, 'INSUFFICIENT_FUNDS'), ...times(37, 'OK')])
  expect([await seat.balance(), await bonusMoney(seat)]).toEqual([0n, 20_000n])
  const one = { txId: randomUUID(), roundId: randomUUID(), amount: 2 * UNIT }
  const same = await Promise.all(Array.from({ length: 5 }, () => seat.bet(one)))
  expect(statusesOf(same)).toEqual(times(5, 'OK'))
  expect(same.filter(({ replay }) => replay === true)).toHaveLength(4)
  expect([await seat.balance(), await bonusMoney(seat)]).toEqual([0n, 0n])
})

it('a win and the rollback of its bet at once leave one of the two, each part in its own purse', async () => {
  const seat = await pearl.seat('0')
  await grant(seat)
  let expected = 1_000_000n
  for (let n = 0; n < 12; n++) {
    const bet = { txId: randomUUID(), roundId: randomUUID(), amount: 30_000 }
    await seat.bet(bet)
    const win = () => seat.win({ roundId: bet.roundId, betTxId: bet.txId, amount: 40_000, roundClosed: true })
    const back = () => seat.rollback({ betTxId: bet.txId })
    const answers = n % 2 === 0 ? await Promise.all([win(), back()]) : (await Promise.all([back(), win()])).toReversed()
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1)
    if (answers[0]!.status === 'OK') expected += 10_000n
  }
  expect([await seat.balance(), await bonusMoney(seat)]).toEqual([0n, expected])
})

it('bets, wins, rollbacks, closings, releases and leaving at once lose nothing and make nothing up', async () => {
  const seats = await Promise.all(['0', '5', '60', '200'].map((cash) => pearl.seat(cash)))
  for (let turn = 0; turn < 4; turn++) {
    await Promise.all(seats.map((seat, n) => grant(seat, n % 2 === 0 ? 300_000n : 100_000_000n).catch(() => undefined)))
    gateway.clock.advance(1)
    const rounds = seats.flatMap((seat) => Array.from({ length: 3 }, () => ({ seat, roundId: randomUUID(), txId: randomUUID() })))
    await Promise.all(
      rounds.flatMap(({ seat, ...ids }, n) => [
        seat.bet({ ...ids, amount: 70_000 + n }),
        seat.bet({ roundId: ids.roundId, amount: 50_000 }),
        gateway.turnover.purse.reviewAll(),
      ]),
    )
    const answers = await Promise.all([
      ...rounds.flatMap(({ seat, roundId, txId }, n) => [
        seat.win({ roundId, amount: 99_999 + n, roundClosed: n % 2 === 0 }),
        seat.rollback({ betTxId: txId }),
        seat.close(roundId),
      ]),
      ...seats.slice(turn, turn + 1).map((seat) =>
        gateway.database.orm.transaction(async (tx) => {
          await gateway.turnover.purse.forfeit(tx, seat.caller)
          return { http: 200 } as VendorAnswer
        }),
      ),
    ])
    expect(answers.filter(({ http }) => http !== 200)).toEqual([])
    await gateway.turnover.purse.reviewAll()
    for (const seat of seats) expect(await imbalanceOf(seat), seat.memberId).toBe(0n)
    expect(await findingsOf(gateway)).toEqual([])
  }
})
