import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { benXanh } from '../../testing/ben-xanh/provider.ts'
import type { ConfigurableProvider } from './configurable.ts'
import { configuredPayments, PROVIDERS } from './list.ts'

const ALL = { BEN_XANH_URL: 'https://pay.example', BEN_XANH_MERCHANT: 'aurora', BEN_XANH_SECRET: 'sixteen letters!' }
const configured = (env: Record<string, string | undefined>) => configuredPayments(env, [benXanh])

describe('payment providers by settings', () => {
  it('are connected where theirs are set, and only then', () => {
    expect([configured({}), configured({ BEN_XANH_URL: '', PORT: '1' }), configured(ALL)].map(({ length }) => length)).toEqual([0, 0, 1])
  })

  it.each([
    ['one that lacks', { BEN_XANH_SECRET: undefined }, '  BEN_XANH_SECRET: goes with BEN_XANH_URL'],
    ['one that is wrong', { BEN_XANH_SECRET: 'short' }, '  BEN_XANH_SECRET: must have 16 characters or more'],
    [
      'money in the open',
      { BEN_XANH_URL: 'http://pay.example' },
      '  BEN_XANH_URL: must begin with https://; http:// is for this machine alone',
    ],
  ])('say %s', (_, change, line) => {
    expect(() => configured({ ...ALL, ...change })).toThrow(line)
  })

  it('are named once each, and their READMEs name every setting', () => {
    const unnamed = (folder: string, { name, settings }: ConfigurableProvider) => {
      const path = join(folder, name, 'README.md')
      const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
      return settings.filter((each) => !text.includes(`\`${each}\``)).map((each) => `${path}: ${each}`)
    }
    expect(unnamed(join(import.meta.dirname, '../../testing'), benXanh)).toEqual([])
    expect(PROVIDERS.flatMap((each) => unnamed(import.meta.dirname, each))).toEqual([])
    expect(new Set(PROVIDERS.map(({ name }) => name)).size).toBe(PROVIDERS.length)
  })
})
