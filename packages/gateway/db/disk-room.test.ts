import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { failureFrom } from '../http/errors.ts'
import { openTestDatabase } from '../testing/database.ts'
import { DISK_FULL, hasRoom, watchRoom } from './disk-room.ts'
import { openEmbedded } from './open.ts'

test('a folder has room or not', async () => {
  expect(await hasRoom(tmpdir())).toBe(true)
  // A file system that never has any.
  expect(await hasRoom('/proc')).toBe(false)
})

test('a server whose disk is full is remembered, and callers are folders to come again', async () => {
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

test('the embedded database is not ready while its disk has no room, and nobody else may read its files', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-room-'))
  const folders: string[] = []
  const answers = [async () => true, async () => false, () => Promise.reject(new Error('EACCES')), async () => true]
  const database = await openEmbedded(dataDir, (path) => {
    folders.push(path)
    return answers[folders.length - 1]!()
  })
  try {
    const ready: boolean[] = []
    for (const _ of answers) ready.push(await database.ready())
    expect(ready).toEqual([true, false, false, true])
    expect(new Set(folders)).toEqual(new Set([dataDir]))
    expect((statSync(join(dataDir, 'db')).mode & 0o777).toString(8)).toBe('700')
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
