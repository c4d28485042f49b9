import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ensureClient } from '../../scripts/desktop/client.ts'
import { inRoot, root } from '../../scripts/lib/root.ts'
import { stop } from '../../scripts/lib/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-dev-desktop-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('npm run dev:desktop starts the client, and starts it again when main has changed', async ({ skip }) => {
  skip(process.platform === 'win32', 'stands in for Electron with a shell script')
  const [starts, ends] = [join(folder, 'starts'), join(folder, 'ends')] as const
  const electron = join(folder, 'electron')
  const script = [
    '#!/bin/sh',
    `echo "$PORTICO_GATEWAY $*" >> ${starts}`,
    `trap 'kill $!; echo ended >> ${ends}; exit' TERM`,
    'sleep 600 &',
    'wait',
  ]
  writeFileSync(electron, `${script.join('\n')}\n`)
  chmodSync(electron, 0o755)
  const linesOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [])
  const lines = () => linesOf(starts)
  const whole = await ensureClient({ brand: 'aurora', development: true })
  const timesOfFiles = () => ['main/index.js', 'preload.cjs', 'renderer/index.html'].map((file) => statSync(join(whole, file)).mtimeMs)
  const times = timesOfFiles()
  const dev = spawn(process.execPath, [inRoot('scripts', 'dev-desktop.ts')], {
    cwd: root,
    env: { ...process.env, ELECTRON_BIN: electron, GATEWAY: 'http://127.0.0.1:19590', BRAND: 'aurora' },
    stdio: 'ignore',
  })
  try {
    await expect.poll(lines, { timeout: 90_000 }).toHaveLength(1)
    expect(lines()[0]).toContain('http://127.0.0.1:19590')
    expect(lines()[0]).toContain('aurora-development-watched')
    utimesSync(inRoot('main', 'backoff.ts'), new Date(), new Date())
    await expect.poll(lines, { timeout: 60_000 }).toHaveLength(2)
  } finally {
    await stop(dev)
  }
  // Who ends it ends the client with it, as a restart has ended the one before.
  await expect.poll(() => linesOf(ends)).toHaveLength(2)
  // Others read the whole build meanwhile.
  expect(timesOfFiles()).toEqual(times)
  expect(await ensureClient({ brand: 'aurora', development: true })).toBe(whole)
  expect(timesOfFiles()).toEqual(times)
})
