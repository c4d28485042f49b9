import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { login } from '@portico/contract/session/calls'
import { createServerDatabase } from '@portico/gateway/testing/database'
import { openSilentProxy } from '@portico/gateway/testing/silent-proxy'
import { expect, it, onTestFinished } from 'vitest'
import { withPostgres } from '../../scripts/lib/postgres.ts'

const main = fileURLToPath(import.meta.resolve('@portico/gateway/main'))
const STOPS_WITHIN_MS = 5_000
const FAILS_WITHIN_MS = 5_000

it('a gateway whose database has fallen silent says so, and stops within 5 s', async () => {
  await withPostgres(async (server) => {
    const { url } = await createServerDatabase(server)
    const proxy = await openSilentProxy(url)
    const dataDir = mkdtempSync(join(tmpdir(), 'portico-stop-'))
    const own = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' }
    const child = spawn(process.execPath, [main], { env: { ...process.env, ...own }, stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => {
      child.kill('SIGKILL')
      proxy.close()
      rmSync(dataDir, { recursive: true, force: true })
    })
    let output = ''
    const address = await new Promise<string>((resolve) => {
      child.stdout.on('data', (data: Buffer) => {
        output += data.toString()
        const [, port] = /ready at http:\/\/localhost:(\d+)\n/.exec(output) ?? []
        if (port) resolve(`http://127.0.0.1:${port}`)
      })
    })
    const status = async (path: string) => (await fetch(`${address}${path}`)).status
    expect(await status('/readyz')).toBe(200)

    proxy.silence()
    // What it remembers of a moment ago runs out.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    const askedAt = performance.now()
    expect([await status('/readyz'), await status('/healthz')]).toEqual([503, 200])
    const failed = Math.round(performance.now() - askedAt)
    expect(failed).toBeLessThan(FAILS_WITHIN_MS)

    // Calls that hang must not hold the stop up either.
    const hanging = Array.from({ length: 20 }, () =>
      fetch(`${address}${login.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"payload":"a.b.c.d.e"}',
      }).catch(() => undefined),
    )
    const exit = once(child, 'exit')
    const stopping = performance.now()
    child.kill('SIGTERM')
    const [code] = (await exit) as [number | null]
    const stopped = Math.round(performance.now() - stopping)
    await Promise.all(hanging)
    expect(stopped).toBeLessThan(STOPS_WITHIN_MS)
    process.stdout.write(`/readyz said 503 after ${failed} ms, the process ended with ${code} after ${stopped} ms\n`)
  })
})
