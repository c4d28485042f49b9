import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Database, openPglite } from './open.ts'
import { rowsOf } from './rows.ts'

describe('the embedded database', () => {
  let database: Database
  let orm: Database['orm']

  beforeAll(async () => {
    database = await openPglite({})
    orm = database.orm
  })

  const prepared = () => rowsOf<{ statement: string }>(orm, sql`select statement from pg_prepared_statements where name like 'repeated%'`)

  it('parses a statement once from the second time on', async () => {
    const twice = (n: number) => rowsOf<{ n: string }>(orm, sql`select (${n}::int * 2)::text as n`)
    expect([await twice(1), await twice(2), await twice(3)]).toEqual([[{ n: '2' }], [{ n: '4' }], [{ n: '6' }]])
    await rowsOf(orm, sql`select ${'once'}::text as once`)
    const texts = (await prepared()).map(({ statement }) => statement)
    expect(texts).toContain('select ($1::int * 2)::text as n')
    expect(texts).not.toContain('select $1::text as once')
  })

  it('prepares a thousand texts and no more, and answers the others as well', async () => {
    for (let i = 0; i < 1_005; i++) {
      const text = sql`select ${`v${i}`}::text as ${sql.identifier(`c${i}`)}`
      await rowsOf(orm, text)
      expect(await rowsOf(orm, text)).toEqual([{ [`c${i}`]: `v${i}` }])
    }
    expect(await prepared()).toHaveLength(1_000)
  })

  it('has others wait for the end of a transaction, and goes on after one that failed', async () => {
    await orm.execute(sql`create table kept (n int primary key)`)
    const order: string[] = []
    const insert = (n: number) => sql`insert into kept values (${n})`
    const failing = orm.transaction(async (tx) => {
      await tx.execute(insert(1))
      order.push('inserted')
      await tx.execute(insert(1))
    })
    const waiting = rowsOf(orm, sql`select n from kept`).then((rows) => order.push(`saw ${rows.length}`))
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
    await waiting
    expect(order).toEqual(['inserted', 'saw 0'])
    await orm.transaction((tx) => tx.execute(insert(2)))
    expect(await rowsOf(orm, sql`select n from kept`)).toEqual([{ n: 2 }])
  })

  it('parses anew after a statement that failed, as its driver then connects anew', async () => {
    const ask = (n: number) => rowsOf<{ n: number }>(orm, sql`select ${n}::int + 1 as n`)
    await ask(1)
    expect(await ask(1)).toEqual([{ n: 2 }])
    await expect(orm.execute(sql`insert into kept values (${2})`)).rejects.toMatchObject({ cause: { code: '23505' } })
    await ask(2)
    expect(await ask(3)).toEqual([{ n: 4 }])
    expect((await prepared()).length).toBeLessThan(5)
  })

  it('takes several statements in one text', async () => {
    await orm.execute(sql`insert into kept values (3); insert into kept values (4)`)
    expect(await rowsOf(orm, sql`select count(*)::int as n from kept`)).toEqual([{ n: 3 }])
  })

  it('closes, and refuses afterwards', async () => {
    await database.close()
    await expect(orm.execute(sql`select 1`)).rejects.toThrow()
    expect(await database.ready()).toBe(false)
  })
})
