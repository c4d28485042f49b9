import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failureEnvelope } from '@portico/contract/kit/envelope'
import { login } from '@portico/contract/session/calls'
import { afterAll, describe, expect, test } from 'vitest'
import { game } from './catalogue/schema.ts'
import { openEmbedded } from './db/open.ts'
import { member } from './member/schema.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'portico-main-'))
const started: ChildProcess[] = []

afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** What somebody else on this machine could read, write or enter. */
const readableByOthers = () => readdirSync(dataDir).filter((path) => (statSync(join(dataDir, path)).mode & 0o077) !== 0)

const launch = () => {
  const env = { ...process.env, NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, DEMO: '1', DATABASE_URL: '' }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  let output = ''
  let complained = ''
  // Not at its exit: what it said last may still be on its way then.
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve))
  child.stderr.on('data', (data: Buffer) => {
    complained += data.toString()
  })
  const ready = new Promise<string>((resolve, reject) => {
    void exit.then((code) => reject(new Error(`it ended with ${code}: ${complained}`)))
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      const [, port] = /ready at http:\/\/localhost:(\d+)\n/.exec(output) ?? []
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
  })
  // Whoever means it to end does not wait for it.
  ready.catch(() => undefined)
  return { child, ready, exit, output: () => output, complained: () => complained }
}

/** Sends a call whose body waits until the gateway has been told to stop. */
const callThatWaits = (address: string, onReceived: () => void) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' }
    const call = request(`${address}${login.path}`, { method: login.method, headers }, (response) => {
      let body = ''
      response.on('data', (data: Buffer) => {
        body += data.toString()
      })
      response.on('end', () => resolve({ status: response.statusCode, body }))
    })
    call.on('error', reject)
    call.on('continue', () => {
      onReceived()
      call.end('{}')
    })
    call.flushHeaders()
  })

describe('the process', () => {
  // Three starts of a process, the first with a database to make: a busy machine takes a minute for them.
  test('says one line, keeps its key to itself, ends what is under way at SIGTERM, and starts again', async () => {
    const first = launch()
    const address = await first.ready
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(statSync(join(dataDir, 'operator.key')).mode & 0o777).toBe(0o600)
    expect(readableByOthers()).toEqual([])
    expect(first.complained()).toContain('not a power cut')
    // Nothing of the demonstration is in it, and it says so.
    for (const lacking of ['no payment provider', 'no game host', 'no picture source']) expect(first.complained()).toContain(lacking)

    // As an earlier version left them.
    chmodSync(join(dataDir, 'db'), 0o755)

    const second = launch()
    expect(await second.exit).toBe(1)
    expect(second.complained()).toMatch(/Portico could not start: DATA_DIR is in use by process \d+/)

    const answer = await callThatWaits(address, () => first.child.kill('SIGTERM'))
    expect([answer.status, failureEnvelope.parse(JSON.parse(answer.body)).code]).toEqual([400, 'PAYLOAD_REQUIRED'])
    expect(await first.exit).toBe(0)
    expect(first.output()).toMatch(/^Portico is ready at http:\/\/localhost:\d+\n$/)

    const again = launch()
    await again.ready
    expect(readableByOthers()).toEqual([])
    again.child.kill('SIGINT')
    expect(await again.exit).toBe(0)

    const database = await openEmbedded(dataDir)
    expect([await database.orm.$count(member), await database.orm.$count(game)]).toEqual([0, 0])
    await database.close()
  }, 240_000)
})
