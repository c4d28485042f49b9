import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { failureFrom } from '../http/errors.ts'
import { openTestDatabase } from '../testing/database.ts'
import { DISK_FULL, hasRoom, watchRoom } from './disk-room.ts'

test('a folder has room or not', async () => {
  expect(await hasRoom(tmpdir())).toBe(true)
  // A file system that never has any.
  expect(await hasRoom('/proc')).toBe(false)
})

test('a server whose disk is full is remembered, and callers are asked to come again', async () => {
  const database = await openTestDatabase()
  const room = watchRoom(database.orm)
  const fail = (state: string) =>
    database.orm
      .transaction((tx) => tx.execute(sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`)))
      .catch((error: unknown) => error)
  await fail('53200')
  expect(room.isFull()).toBe(false)
  expect(failureFrom(await fail(DISK_FULL)).code).toBe('UNAVAILABLE')
  expect(room.isFull()).toBe(true)
  await database.close()
})
