import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createServerDatabase, type ServerDatabase } from '../testing/database.ts'
import { openSilentProxy } from '../testing/silent-proxy.ts'
import { startTogether } from '../testing/start-together.ts'
import { sqlState } from './errors.ts'
import { openPostgres } from './open.ts'
import type { Limits } from './pool.ts'

const server = process.env['TEST_DATABASE_URL']

describe('a PostgreSQL', () => {
  let empty: ServerDatabase
  let migrated: ServerDatabase
  beforeAll(async () => {
    if (server === undefined) return
    empty = await createServerDatabase(server)
    migrated = await createServerDatabase(server)
    await (await openPostgres(migrated.url)).close()
  })
  afterAll(async () => {
    if (server === undefined) return
    await empty.drop()
    await migrated.drop()
  })
  beforeEach(({ skip }) => skip(server === undefined, 'needs a PostgreSQL: node scripts/gateway-postgres.ts'))

  const LIMITS: Limits = { connect: 600, statement: 10_000, silence: 600 }
  const open = async (url: string, limits: Partial<Limits> = {}, readiness: Limits = LIMITS) => {
    const database = await openPostgres(url, 4, { ...LIMITS, ...limits }, readiness)
    onTestFinished(() => database.close())
    return database
  }

  it('is migrated once by five gateways that start together on an empty one', async () => {
    expect(await startTogether(empty.url, 5)).toEqual([])
  })

  it('that falls silent fails what is under way and what comes, and serves again as soon as it speaks', async () => {
    const proxy = await openSilentProxy(migrated.url)
    onTestFinished(proxy.close)
    const database = await open(proxy.url)
    const select = sql`select 1`
    const everyWay = () => [
      database.orm.execute(select),
      database.orm.transaction((tx) => tx.execute(select)),
      database.run({ name: 'one', text: 'select 1' }, []),
    ]
    await Promise.all(everyWay())
    // More than there are connections, so that some wait for one.
    const background = database.background.transaction(async (tx) => {
      await tx.execute(select)
      proxy.silence()
      const calls = [...everyWay(), ...everyWay(), ...everyWay()]
      const failed = await Promise.allSettled([...calls, tx.execute(select)])
      expect(failed.map(({ status }) => status)).toEqual(failed.map(() => 'rejected'))
    })
    await expect(background).rejects.toThrow()
    expect(await database.ready()).toBe(false)

    proxy.speak()
    await Promise.all([...everyWay(), database.background.execute(select)])
    expect(await database.ready()).toBe(true)
  })

  it('that falls silent is not ready long before its calls fail, and ready again with the first answer', async () => {
    const proxy = await openSilentProxy(migrated.url)
    onTestFinished(proxy.close)
    const database = await open(proxy.url, { connect: 60_000, silence: 60_000 }, { connect: 100, statement: 100, silence: 100 })
    // On a machine with other work a tenth of a second is short for a server that speaks, too.
    await expect.poll(() => database.ready()).toBe(true)
    proxy.silence()
    let over = false
    const call = database.orm.execute(sql`select 1`).finally(() => (over = true))
    // Over the connection that it had, and over one that it asks for anew.
    expect([await database.ready(), await database.ready(), over]).toEqual([false, false, false])
    proxy.speak()
    await expect.poll(() => database.ready()).toBe(true)
    await call
  })

  it('is ready while calls keep all of their connections busy', async () => {
    const database = await open(migrated.url)
    const gate = Promise.withResolvers<void>()
    const started = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
    const busy = started.map(({ resolve }) =>
      database.orm.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        resolve()
        await gate.promise
      }),
    )
    await Promise.all(started.map(({ promise }) => promise))
    expect(await database.ready()).toBe(true)
    gate.resolve()
    await Promise.all(busy)
  })

  it('ends a statement of a call that takes too long, and leaves the background its time', async () => {
    const database = await open(migrated.url, { statement: 50 })
    const slow = sql`select pg_sleep(0.1)`
    expect(await database.orm.execute(slow).catch(sqlState)).toBe('57014')
    await database.background.execute(slow)
    await database.orm.execute(sql`select 1`)
  })

  it('that ends a connection within a transaction fails that transaction alone, and no process', async () => {
    const database = await open(migrated.url)
    const broken = database.orm.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as { rows: { pid: number }[] }
      const other = new pg.Client({ connectionString: server! })
      await other.connect()
      await other.query('select pg_terminate_backend($1)', [rows[0]!.pid])
      await other.end()
      await tx.execute(sql`select 1`)
    })
    await expect(broken).rejects.toThrow()
    for (let each = 0; each < 8; each += 1) await database.orm.transaction((tx) => tx.execute(sql`select 1`))
  })

  it('ends connections that it is told to end without ending the process', async () => {
    const database = await open(migrated.url)
    await database.orm.execute(sql`select 1`)
    const other = new pg.Client({ connectionString: server! })
    await other.connect()
    await other.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      new URL(migrated.url).pathname.slice(1),
    ])
    await other.end()
    // The first may meet the connection that is gone.
    await database.ready()
    expect(await database.ready()).toBe(true)
  })
})
