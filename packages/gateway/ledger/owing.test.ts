import { ONE } from '@portico/contract/kit/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '../db/rows.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { line } from '../testing/player.ts'
import { payingBy, scriptedProvider } from '../testing/scripted-provider.ts'

const { connect } = scriptedProvider()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connect] } })
  await gateway.lottery.tick(SSC_LOTTERIES)
})
afterAll(() => gateway.close())

const { begin, say } = payingBy(() => gateway)

it('[II.e] what is won by who owes pays the debt first, and what is left of it is theirs', async () => {
  const { player, depositId } = await begin('QR', '250000')
  await say(depositId, { amount: '250000' })
  // One of the two wins, whatever is drawn.
  await player.place([line('total-parity', { picks: ['odd', 'even'] }, { multiple: 50 })])
  expect(await player.balance()).toBe(50_000n * ONE)
  await say(depositId, { amount: '250000', outcome: 'REVERSED' })
  const owed = async () =>
    BigInt(
      (
        await rowsOf<{ balance: string }>(
          gateway.database.orm,
          sql`select balance::text from ledger_account where owner_id = ${player.memberId}::uuid and kind = 'player:owed'`,
        )
      )[0]!.balance,
    )
  expect([await player.balance(), await owed()]).toEqual([0n, -200_000n * ONE])
  gateway.clock.advance(60_000)
  await gateway.lottery.tick(SSC_LOTTERIES)
  const { totals } = await gateway.bets.list(player.caller, { pageNo: 1, pageSize: 10 }, 'EN')
  const won = BigInt(totals.payout.amount.replace('.', ''))
  expect(won).toBeGreaterThan(0n)
  expect([await player.balance(), await owed()]).toEqual([0n, won - 200_000n * ONE])
  const moves = await rowsOf<{ code: string }>(
    gateway.database.orm,
    sql`select code from ledger_transfer where code = 'RECOVERY' and debit_id in (select id from ledger_account where owner_id = ${player.memberId}::uuid)`,
  )
  expect(moves.length).toBeGreaterThan(0)
  expect(await findingsOf(gateway)).toEqual([])
})
