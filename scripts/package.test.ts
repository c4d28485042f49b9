import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { inRoot } from './lib/root.ts'

const packaged = (...args: readonly string[]) =>
  spawnSync(process.execPath, [inRoot('scripts', 'package.ts'), ...args], { encoding: 'utf8', env: { ...process.env, BRAND: 'aurora' } })

describe('npm run package', () => {
  test('says what it would write, and writes nothing', () => {
    const { status, stdout } = packaged('--win', '--mac', '--dry-run')
    expect(status).toBe(0)
    expect(stdout.match(/Would put installers of aurora \d+\.\d+\.\d+ for \w+ into \S+aurora$/gm)).toHaveLength(2)
  })

  test.each([[[]], [['--nope']]])('says how it is used after %j', (args) => {
    const { status, stderr } = packaged(...args)
    expect(status).toBe(1)
    expect(stderr).toContain('Usage: npm run package -- ')
    expect(stderr).not.toContain('    at ')
  })
})
