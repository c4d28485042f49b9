import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '../rounds/store.ts'
import { fakeWallet } from '../testing/fake-wallet.ts'
import { createServer } from './server.ts'

const SCRIPT = 'export const sea = "blue"\n'.repeat(200)

it('files of the page go out as they were compressed when it was built, to any frame, for good', async () => {
  const page = mkdtempSync(join(tmpdir(), 'portico-studio-page-'))
  for (const [name, content] of [
    ['sea.js', SCRIPT],
    ['sea.js.br', brotliCompressSync(SCRIPT)],
    ['sea.js.gz', gzipSync(SCRIPT)],
  ] as const)
    writeFileSync(join(page, name), content)
  const store = openStore(':memory:')
  const chance = { id: () => 'id-0000-1', seed: () => '0'.repeat(64) }
  const server = createServer({ house: { wallet: fakeWallet(0), store, now: () => 0, chance }, page, sites: [], own: '' })
  onTestFinished(async () => {
    await server.close()
    store.close()
    rmSync(page, { recursive: true })
  })
  const ask = (accepted: string) => server.inject({ url: '/studio/sea.js', headers: { 'accept-encoding': accepted } })
  const [br, gz, plain] = [await ask('gzip, deflate, br'), await ask('gzip'), await ask('identity')]
  expect([br, gz, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT)
  expect(gunzipSync(gz.rawPayload).toString()).toBe(SCRIPT)
  expect(plain.payload).toBe(SCRIPT)
  expect(br.headers).toMatchObject({ 'cache-control': 'public, max-age=2592000, immutable', 'access-control-allow-origin': '*' })
  expect(String(br.headers.vary)).toContain('accept-encoding')
})
