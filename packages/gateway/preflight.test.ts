import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { checkSurroundings } from './preflight.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-preflight-'))
afterAll(() => rmSync(folder, { recursive: true }))

const check = (env: Record<string, string>) => checkSurroundings(readConfig({ PORT: '0', DATA_DIR: join(folder, 'new', 'data'), ...env }))

test('a start that can be made leaves nothing behind', async () => {
  await check({})
  expect(existsSync(join(folder, 'new'))).toBe(false)
})

test('a port that is taken is told by its setting before anything is opened', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const PORT = String((other.address() as AddressInfo).port)
  await expect(check({ PORT })).rejects.toThrow(`PORT: port ${PORT} at 127.0.0.1 is taken by another program`)
  other.close()
})

test('a data directory that is a file is told by its setting', async () => {
  const DATA_DIR = join(folder, 'file')
  writeFileSync(DATA_DIR, '')
  await expect(check({ DATA_DIR })).rejects.toThrow(`DATA_DIR: ${DATA_DIR} is a file; name a folder`)
  await expect(check({ DATA_DIR: join(DATA_DIR, 'below') })).rejects.toThrow(`DATA_DIR: ${DATA_DIR} is a file; name a folder`)
})

test('a database that does not answer is told by its setting', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  await expect(check({ DATABASE_URL: `postgres://me@127.0.0.1:${port}/x` })).rejects.toThrow(
    `DATABASE_URL: nothing answers at 127.0.0.1:${port}`,
  )
})
