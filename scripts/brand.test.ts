import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { inRoot } from './lib/root.ts'

const branded = (...args: readonly string[]) => spawnSync(process.execPath, [inRoot('scripts', 'brand.ts'), ...args], { encoding: 'utf8' })

describe('npm run brand', () => {
  test.each(['aurora', 'harbor'])('says what it would write for %s, site and installers, and writes nothing [BRAND-02]', (brand) => {
    const { status, stdout } = branded(brand, '--win', '--mac', '--dry-run')
    expect(status).toBe(0)
    expect(stdout).toContain(`Would build the site of ${brand}`)
    expect(stdout.match(new RegExp(`Would put installers of ${brand} \\d+\\.\\d+\\.\\d+ for \\w+ into \\S+${brand}$`, 'gm'))).toHaveLength(
      2,
    )
  })

  test.each([[[]], [['no-such-brand']], [['../aurora']], [['aurora', '--nope']]])('says how it is used after %j', (args) => {
    const { status, stderr } = branded(...args)
    expect(status).toBe(1)
    expect(stderr).toContain('Usage: npm run brand -- ')
    expect(stderr).not.toContain('    at ')
  })
})
