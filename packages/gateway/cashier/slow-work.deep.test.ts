import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withPostgres } from '../../../scripts/lib/postgres.ts'
import { openPostgres } from '../db/open.ts'
import { createServerDatabase } from '../testing/database.ts'
import { testGateway, type TestGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { payingBy, scriptedProvider } from '../testing/scripted-provider.ts'
import { deposit } from './schema.ts'

/** On a server: the embedded database has one connection, and whoever works on it is alone with it. */
test(
  '[II.e] a notice is acknowledged when it is stored, however long the work on it takes, and what comes again meanwhile has no second effect',
  () =>
    withPostgres(async (server) => {
      const { url } = await createServerDatabase(server)
      const database = await openPostgres(url)
      const beside = await openPostgres(url, 2)
      const gateway: TestGateway = await testGateway({ database, integrations: { payments: [scriptedProvider().connect] } })
      try {
        const { begin, send, bodyOf } = payingBy(() => gateway)
        const { depositId, balance, view } = await begin()
        const answers: number[] = []
        await beside.orm.transaction(async (tx) => {
          // Whoever works on it waits here.
          await tx.select().from(deposit).where(eq(deposit.id, depositId)).for('update')
          for (let time = 0; time < 5; time++) {
            answers.push((await send(bodyOf(depositId))).statusCode)
            gateway.clock.advance(4_000)
          }
          expect([await balance(), (await view()).state]).toEqual(['0.0000', 'PENDING_PAYMENT'])
        })
        await gateway.cashier.work()
        expect(answers).toEqual([200, 200, 200, 200, 200])
        expect([await balance(), (await view()).state]).toEqual(['50000.0000', 'CREDITED'])
        expect(await findingsOf(gateway)).toEqual([])
      } finally {
        await gateway.close()
        await beside.close()
        await database.close()
      }
    }),
  120_000,
)
