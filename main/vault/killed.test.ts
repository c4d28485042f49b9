import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { liveUntilKilled } from './testing/killed.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vault-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test.each([
  ['openSync', 'before', 'old'],
  ['openSync', 'after', 'old'],
  ['writeSync', 'before', 'old'],
  ['writeSync', 'half', 'old'],
  ['writeSync', 'after', 'old'],
  ['fsyncSync', 'after', 'old'],
  ['closeSync', 'before', 'old'],
  ['closeSync', 'after', 'old'],
  ['renameSync', 'before', 'old'],
  ['renameSync', 'after', 'new'],
])('a client killed at %s, %s, leaves the %s session [DESKTOP-01]', { timeout: 240_000 }, async (call, point, left) => {
  const died = await liveUntilKilled(dir, { at: [call, point] })
  expect(died).toEqual({ found: 'none', state: 'ready', stored: '1' })
  const next = await liveUntilKilled(dir, { kill: () => true })
  expect(next).toMatchObject({ found: left === 'old' ? '1' : '2', state: 'ready' })
  expect(readdirSync(dir).filter((name) => name.includes('set-aside'))).toEqual([])
})
