import { ONE } from '@portico/contract/kit/money'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { MINUTE_MS } from '../kit/duration.ts'
import { ledgerTransfer } from '../ledger/schema.ts'
import { openBeside } from '../testing/database.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { payingBy, scriptedProvider } from '../testing/scripted-provider.ts'

const { script, connect, reset } = scriptedProvider()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connect] } })
})
afterAll(async () => {
  expect(await findingsOf(gateway)).toEqual([])
  await gateway.close()
})
beforeEach(reset)

const { begin, bodyOf, send, cases } = payingBy(() => gateway)

it('[II.e] saying that it is paid, cancelling, running out, asking and notices at once, at two gateways, credit a deposit once', async () => {
  const beside = await openBeside(gateway.database)
  const other = await testGateway({ database: beside, clock: gateway.clock, integrations: { payments: [connect] } })
  try {
    for (let round = 0; round < 5; round++) {
      const { player, depositId, balance, view } = await begin()
      const notice = {
        kind: 'deposit',
        depositId,
        providerRef: `ref-${depositId}`,
        amount: 50_000n * ONE,
        currency: 'VND',
        outcome: 'PAID',
      } as const
      script.status = { state: 'SAID', notice }
      // It is due to be asked after and to run out.
      gateway.clock.advance(16 * MINUTE_MS)
      const wishes = [
        (at: TestGateway) => at.cashier.claim(player.caller, depositId, 'EN'),
        (at: TestGateway) => at.cashier.cancel(player.caller, depositId, 'EN'),
        (at: TestGateway) => at.cashier.askProviders(),
        async (at: TestGateway, n: number) => {
          await send(bodyOf(depositId), { id: `round ${round} ${n % 3}` })
          await at.cashier.work()
        },
      ]
      await Promise.all(
        Array.from({ length: 40 }, (_, n) => {
          const wish = wishes[(n + round) % wishes.length]!
          // Who comes late to cancel is refused, and that is all.
          return wish(n % 2 === 0 ? gateway : other, n).catch((error: unknown) => expect(error).toMatchObject({ code: 'DEPOSIT_OVER' }))
        }),
      )
      await gateway.cashier.work()
      expect([await balance(), (await view()).state]).toEqual(['50000.0000', 'CREDITED'])
      const moves = await gateway.database.orm.select().from(ledgerTransfer).where(eq(ledgerTransfer.ref, depositId))
      expect(moves.map(({ code }) => code)).toEqual(['DEPOSIT'])
      expect(await cases(depositId)).toEqual([])
    }
  } finally {
    await other.close()
    await beside.close()
  }
})
