import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withPostgres } from '../../../scripts/lib/postgres.ts'
import { openPostgres } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { ledgerAccount } from '../ledger/schema.ts'
import { createServerDatabase } from '../testing/database.ts'
import { testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { payingBy, scriptedProvider } from '../testing/scripted-provider.ts'
import { signNotice } from './signature.ts'

/** On a server: two gateways that work at once are what the embedded database has not. */
test(
  '[II.e] one payment that is said to be for two deposits, worked on by two gateways at once, is credited once, and the other is a case',
  () =>
    withPostgres(async (server) => {
      const { url } = await createServerDatabase(server)
      const [database, other, beside] = [await openPostgres(url), await openPostgres(url), await openPostgres(url, 2)]
      const integrations = { payments: [scriptedProvider().connect] }
      const first = await testGateway({ database, integrations })
      const second = await testGateway({ database: other, clock: first.clock, integrations })
      try {
        const { begin, bodyOf, cases } = payingBy(() => first)
        // By two methods of one provider.
        const payments = [await begin('QR'), await begin('CARD')]
        for (const { depositId } of payments) {
          const { raw, headers } = signNotice('new', bodyOf(depositId, { providerRef: 'the-same' }), first.clock.now(), depositId)
          await first.cashier.receive('acme', { raw, headers })
        }
        let work: Promise<unknown> = Promise.resolve()
        await beside.orm.transaction(async (tx) => {
          // Whoever credits waits here.
          await tx.select().from(ledgerAccount).where(eq(ledgerAccount.kind, 'player:cash')).for('update')
          work = Promise.all([first.cashier.work(), second.cashier.work()])
          const waiting = async () =>
            (await rowsOf<{ waiting: number }>(beside.orm, sql`select count(*)::int as waiting from pg_locks where not granted`))[0]!
              .waiting
          await expect.poll(waiting).toBe(2)
        })
        await work
        const balances = await Promise.all(payments.map(({ balance }) => balance()))
        expect(balances.filter((balance) => balance !== '0.0000')).toHaveLength(1)
        const open = (await Promise.all(payments.map(({ depositId }) => cases(depositId)))).flat()
        expect(open.map(({ reason, held }) => [reason, held])).toEqual([['REFERENCE_USED', false]])
        expect(await findingsOf(first)).toEqual([])
      } finally {
        await second.close()
        await first.close()
        await Promise.all([database, other, beside].map((each) => each.close()))
      }
    }),
  240_000,
)
