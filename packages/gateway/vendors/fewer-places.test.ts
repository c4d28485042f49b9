import { randomUUID } from 'node:crypto'
import { connectVendor } from '@portico/contract/vendor/operator-calls'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OwnConnection } from '../db/own-connection.ts'
import { rowsOf } from '../db/rows.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { type Seat, type TestVendor, vendorAt } from '../testing/vendor.ts'

let gateway: TestGateway
let pearl: TestVendor
let seat: Seat

const places = (exponent: number) => gateway.call(connectVendor, { vendor: 'PG', exponent }, { token: gateway.operatorKey })
const CENTS = { amount: 123_400 }

/** How many connections of this database wait for a lock. */
const waiting = async (): Promise<number> => {
  const [row] = await rowsOf<{ count: number }>(
    gateway.database.orm,
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row!.count
}

/** Holds what the statement takes until it is let go. */
const hold = async (statement: string): Promise<() => Promise<void>> => {
  const connection: OwnConnection = await gateway.database.connect()
  await connection.query('begin')
  await connection.query(statement)
  return async () => {
    await connection.query('rollback')
    await connection.close()
  }
}

// One connection cannot wait for itself.
describe('fewer places of a vendor', () => {
  beforeEach(async ({ skip }) => {
    skip(!process.env['TEST_DATABASE_URL'], 'needs a PostgreSQL: node scripts/gateway-postgres.ts')
    gateway = await testGateway({ lotteries: [] })
    pearl = await vendorAt(gateway)
    seat = await pearl.seat('100')
    await places(2)
    // The first stake opens the account of the vendor, so that later ones can be one statement.
    await seat.bet({ roundClosed: true })
  })
  afterEach(async () => {
    if (!process.env['TEST_DATABASE_URL']) return
    expect(await findingsOf(gateway)).toEqual([])
    await gateway.close()
  })

  const bets = {
    'as one statement': () => seat.bet({ roundId: randomUUID(), ...CENTS }),
    'step by step': () => seat.both({ roundId: randomUUID(), betAmount: CENTS.amount, winAmount: 50_000 }),
  }

  it.each(Object.entries(bets))('wait for a stake that is under way %s, and are refused for its round', async (_, bet) => {
    const letGo = await hold(`select from ledger_account where owner_id = '${seat.memberId}' and kind = 'player:cash' for update`)
    const staked = bet()
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 30_000)
    let answered = false
    const lowered = places(0).finally(() => {
      answered = true
    })
    await vi.waitFor(async () => expect(answered || (await waiting()) === 2).toBe(true), 30_000)
    await letGo()
    expect(await staked).toMatchObject({ status: 'OK' })
    expect((await lowered).failure).toMatchObject({ code: 'FIELD_INVALID', fields: { exponent: { rule: 'rounds_open' } } })
  })

  it.each(Object.entries(bets))('hold for a stake that came in before them and is written %s after them', async (_, bet) => {
    const letGo = await hold('lock table vendor_round in row exclusive mode')
    const lowered = places(0)
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 30_000)
    const staked = bet()
    await vi.waitFor(async () => expect(await waiting()).toBe(2), 30_000)
    await letGo()
    expect((await lowered).status).toBe(200)
    expect(await staked).toMatchObject({ status: 'INVALID_AMOUNT' })
    expect(await seat.balance()).toBe(900_000n)
  })
})
