import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const FULL = { STUDIO_WALLET_URL: 'https://wallet.example/x', STUDIO_VENDOR: 'PS', STUDIO_KEY_ID: 'k1', STUDIO_SECRET: 's' }

describe('the studio’s settings', () => {
  it('let the wallet’s site frame the games unless others are named', () => {
    expect(readSettings(FULL).sites).toEqual(['https://wallet.example'])
    expect(readSettings({ ...FULL, STUDIO_SITES: 'https://a.example, https://b.example' }).sites).toEqual([
      'https://a.example',
      'https://b.example',
    ])
  })

  it.each(Object.keys(FULL))('say that %s is missing', (name) => {
    expect(() => readSettings({ ...FULL, [name]: '' })).toThrow(`${name} is missing`)
  })
})
