import { randomUUID } from 'node:crypto'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { placeBets } from '@portico/contract/bets/calls'
import { getBalance } from '@portico/contract/cashier/calls'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { takeBreak } from '@portico/contract/control/calls'
import { createWithdrawal } from '@portico/contract/withdrawal/calls'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { ledgerTransfer } from '../ledger/schema.ts'
import { seededRandom } from '../ports/random.ts'
import { openBeside } from '../testing/database.ts'
import { addSlots, slotRow } from '../testing/games.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { openPayee, WITHDRAW_PASSWORD } from '../testing/payout-provider.ts'
import { oneNote } from '../testing/player.ts'

const LANES = 32
const BEFORE_MS = 4_000
const AFTER_MS = 4_000
const BALANCE = 50_000_000n
const STAKE = 20n
const lotteries = ['SSC1']

let a: TestGateway
let b: TestGateway
let beside: Database
beforeAll(async () => {
  a = await testGateway({ lotteries })
  beside = await openBeside(a.database)
  b = await testGateway({ lotteries, clock: a.clock, database: beside, random: seededRandom('beside') })
  await a.eligibility.start()
  await addSlots(a, slotRow(1))
  await a.lottery.tick()
  for (const gateway of [a, b]) {
    // Each hears of sessions that end at the other.
    await gateway.start()
    await gateway.jobs.stop()
  }
})
afterAll(async () => {
  await b.close()
  await beside.close()
  await a.close()
})

/** Run with `TEST_DATABASE_URL` it has two gateways with connections of their own to one PostgreSQL. */
test('an exclusion amid as many bets as go: none of those that begin afterwards is taken at either instance, play is over, and money can be withdrawn', async () => {
  const player = await openPayee(a, String(BALANCE))
  const tokens = new Map<TestGateway, string>()
  for (const gateway of [a, b]) tokens.set(gateway, await gateway.sessions.open(player.memberId, 'SITE', '127.0.0.1'))
  const numero = (await a.lottery.opened('SSC1')).current!.numero
  const slip = { gameCode: 'SSC1', numero, lines: [oneNote({ mode: '0.01' })] }
  const outcomes: { readonly begun: number; readonly ended: number; readonly code: string }[] = []
  let over = false

  const byCall = async (gateway: TestGateway): Promise<string> => {
    const answer = await gateway.call(placeBets, slip, { token: tokens.get(gateway)!, idempotencyKey: randomUUID() })
    return answer.status === 200 ? 'TAKEN' : answer.failure.code
  }
  /** As a session that outlived the exclusion would: nothing but the debit's own question stands in its way. */
  const byDebit = (gateway: TestGateway): Promise<string> =>
    gateway.lottery.place(player.caller, slip, randomUUID()).then(
      () => 'TAKEN',
      (error: unknown) => {
        if (error instanceof Failure) return error.code
        throw error
      },
    )
  const lane = async (index: number): Promise<void> => {
    const gateway = index % 2 === 0 ? a : b
    const bet = index % 4 < 2 ? byCall : byDebit
    while (!over) {
      const begun = performance.now()
      const code = await bet(gateway)
      outcomes.push({ begun, ended: performance.now(), code })
      // The embedded database answers without a turn of the loop, and no timer would ever ring.
      await turn()
    }
  }
  const debits = () =>
    a.database.orm.$count(
      ledgerTransfer,
      and(
        eq(ledgerTransfer.code, 'STAKE'),
        sql`${ledgerTransfer.debitId} in
      (select id from ledger_account where owner_id = ${player.memberId}::uuid)`,
      ),
    )

  const launched = await a.call(launchGame, { nodeId: 1, mode: 'real' }, { token: tokens.get(a)! })
  const lanes = Array.from({ length: LANES }, (_, index) => lane(index))
  await pause(BEFORE_MS)
  await a.call(takeBreak, { term: 'M6' }, { token: player.token })
  const excludedAt = performance.now()
  for (const gateway of [a, b])
    await expect
      .poll(async () => (await gateway.call(getBalance, {}, { token: tokens.get(gateway)! })).failure?.code)
      .toBe('SESSION_EXPIRED')
  const answered = outcomes.length
  await pause(AFTER_MS)
  over = true
  await Promise.all(lanes)

  const later = outcomes.filter(({ begun }) => begun > excludedAt)
  const acceptedBets = outcomes.filter(({ code }) => code === 'TAKEN')
  const perSecond = Math.round((acceptedBets.length / BEFORE_MS) * 1_000)
  // One that was under way may end. How long that took is told, since a busy machine takes its time.
  const lastMs = Math.round(Math.max(...acceptedBets.map(({ ended }) => ended)) - excludedAt)
  process.stdout.write(
    `${a.database.kind}: ${perSecond} bets a second before, the last ${lastMs} ms after the answer, ${later.length} tried after it\n`,
  )
  expect(answered).toBeLessThan(outcomes.length)
  expect(new Set(later.map(({ code }) => code))).toEqual(new Set(['SESSION_EXPIRED', 'SELF_EXCLUDED']))
  expect(await debits()).toBe(acceptedBets.length)
  expect(await player.balance()).toBe((BALANCE - BigInt(acceptedBets.length) * STAKE) * 10_000n)

  expect(await b.launches.redeem(new URL(launched.value.url).searchParams.get('token')!)).toMatchObject({ refused: 'EXPIRED' })
  const token = await b.sessions.open(player.memberId, 'SITE', '127.0.0.1')
  expect((await b.call(launchGame, { nodeId: 1, mode: 'real' }, { token })).failure.code).toBe('SELF_EXCLUDED')
  const wish = { payeeId: player.payeeId, amount: '2000000', withdrawPassword: WITHDRAW_PASSWORD }
  expect((await b.call(createWithdrawal, wish, { token, idempotencyKey: randomUUID() })).status).toBe(200)
  expect((await a.books.check()).findings).toEqual([])
}, 120_000)
