import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureClient } from '../../scripts/desktop/client.ts'
import { electronBinary } from '../../scripts/desktop/electron-binary.ts'
import { inRoot } from '../../scripts/lib/root.ts'
import { run } from '../../scripts/lib/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-desktop-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const desktop = (env: NodeJS.ProcessEnv) => run(process.execPath, [inRoot('scripts', 'desktop.ts')], { env })

describe('npm run desktop', () => {
  let client = ''
  beforeAll(async () => {
    client = await ensureClient({ brand: 'aurora', development: true })
  })

  test('says what is missing where there is no Electron, and how to get it', async ({ skip }) => {
    skip(electronBinary({}) !== undefined, 'there is an Electron here')
    const { code, output } = await desktop({ ELECTRON_BIN: '/nowhere/electron', ELECTRON_OVERRIDE_DIST_PATH: '' })
    expect(code).toBe(1)
    expect(output).toContain('/nowhere/electron')
    expect(output).toContain('npx install-electron')
  })

  test('starts the development build against the gateway of this machine', async ({ skip }) => {
    skip(process.platform === 'win32', 'stands in for Electron with a shell script')
    const electron = join(folder, 'electron')
    writeFileSync(electron, '#!/bin/sh\necho "started for $PORTICO_GATEWAY with $*"\n')
    chmodSync(electron, 0o755)
    const { code, output } = await desktop({ ELECTRON_BIN: electron, PORT: '1', GATEWAY: '' })
    expect(code).toBe(0)
    expect(output).toMatch(`started for http://127.0.0.1:1 with`)
    expect(output).toContain(client)
    expect(output).toContain('npm start')
  })
})
