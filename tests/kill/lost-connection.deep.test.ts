import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createDeposit } from '@portico/contract/cashier/deposit-calls'
import { HEADERS } from '@portico/contract/kit/call'
import { deposit } from '@portico/gateway/cashier/schema'
import { systemClock } from '@portico/gateway/ports/clock'
import { createServerDatabase } from '@portico/gateway/testing/database'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { withPostgres } from '../../scripts/lib/postgres.ts'
import { openWorld } from './world.ts'

const TERMINATED = 40
const CRASHES = 3
const PAYERS = 6
/** So many deposits have to be credited, or the run says nothing. */
const LEAST_PAID = 20

it('a gateway outlives every connection to PostgreSQL: ended within transactions, and lost to crashes of the server', async () => {
  await withPostgres(
    async (server) => {
      const { url } = await createServerDatabase(server)
      const world = openWorld('lost', { DEMO: 'true', RATE_ALL: '10000000', DATABASE_URL: url, LOG_LEVEL: 'silent' })
      onTestFinished(world.close)
      const tokens = await world.inside(systemClock, async ({ services: { members, sessions } }) => {
        const signIn = async (payer: number) => {
          const { id } = await members.create({ account: `payer${payer}`, passwordHash: '-' })
          return sessions.open(id, 'SITE', '127.0.0.1')
        }
        return Promise.all(Array.from({ length: PAYERS }, (_, payer) => signIn(payer)))
      })
      const gateway = await world.start()

      const statuses = new Map<number, number>()
      const acknowledged: string[] = []
      let paying = true
      const pay = async (token: string) => {
        let key = randomUUID()
        while (paying) {
          // A gateway that has ended refuses the connection, which throws and fails the test.
          const reply = await fetch(`${gateway.address}${createDeposit.path}`, {
            method: createDeposit.method,
            headers: { [HEADERS.token]: token, [HEADERS.idempotencyKey]: key, 'content-type': 'application/json' },
            body: JSON.stringify({ method: 'SANDBOX', amount: '10000' }),
          })
          statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
          const { value } = (await reply.json()) as { value?: { depositId: string; state: string } }
          if (reply.status === 200 && value?.state === 'CREDITED') acknowledged.push(value.depositId)
          // What was broken off is sent again under its key, as the site does.
          if (reply.status === 200) key = randomUUID()
        }
      }
      const payers = Promise.all(tokens.map(pay))

      const admin = async () => {
        const client = new pg.Client({ connectionString: url, application_name: 'admin' })
        client.on('error', () => {})
        await client.connect()
        return client
      }
      let client = await admin()
      let terminated = 0
      while (terminated < TERMINATED) {
        const { rows } = await client.query<{ ended: boolean }>(
          `select pg_terminate_backend(pid) as ended from pg_stat_activity
         where state = 'idle in transaction' and datname = current_database() and pid <> pg_backend_pid() limit 1`,
        )
        terminated += rows.filter(({ ended }) => ended).length
        await pause(50)
      }
      await client.end()

      const ready = async () => (await fetch(`${gateway.address}/readyz`)).status === 200
      for (let crash = 0; crash < CRASHES; crash += 1) {
        client = await admin()
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
        // A backend that is killed makes the server drop all others at once and start again, as an immediate restart does.
        process.kill(rows[0]!.pid, 'SIGKILL')
        await client.end().catch(() => undefined)
        await pause(300)
        while (!(await ready())) await pause(100)
      }
      // A busy machine pays less in the same time.
      while (acknowledged.length <= LEAST_PAID) await pause(50)
      paying = false
      await payers
      expect(await ready()).toBe(true)
      await gateway.kill()

      await world.inside(systemClock, async ({ services: { books }, platform }) => {
        expect((await books.check()).findings).toEqual([])
        const rows = new Map((await platform.database.orm.select().from(deposit)).map(({ id, state }) => [id, state]))
        expect(acknowledged.filter((id) => rows.get(id) !== 'CREDITED')).toEqual([])
      })
      // The run says something only if calls were broken off as well.
      expect([...statuses.keys()].filter((status) => status !== 200)).toEqual([503])
      process.stdout.write(`${terminated} backends ended within transactions, ${CRASHES} crashes: ${JSON.stringify([...statuses])}\n`)
    },
    { durable: true },
  )
})
