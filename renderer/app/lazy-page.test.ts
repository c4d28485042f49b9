import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BUNDLE_TIMEOUT_MS, BundleTimeout, lazyPage } from './lazy-page.ts'

describe('lazyPage [ROUTE-19]', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('gives a screen up that does not come within 120 seconds', async () => {
    const page = lazyPage(() => new Promise(() => undefined))()
    const refused = expect(page).rejects.toBeInstanceOf(BundleTimeout)
    await vi.advanceTimersByTimeAsync(BUNDLE_TIMEOUT_MS)
    await refused
  })

  it('says the same of a file that cannot be fetched, and lets any other fault through', async () => {
    const script = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
    await expect(lazyPage(() => Promise.reject(script))()).rejects.toBeInstanceOf(BundleTimeout)
    const sheet = new Error('Unable to preload CSS for /assets/x.css')
    await expect(lazyPage(() => Promise.reject(sheet))()).rejects.toBeInstanceOf(BundleTimeout)
    const broken = new TypeError('x is not a function')
    await expect(lazyPage(() => Promise.reject(broken))()).rejects.toBe(broken)
  })

  it('hands the screen over when it comes', async () => {
    const Component = () => null
    await expect(lazyPage(async () => ({ Component }))()).resolves.toEqual({ Component })
  })
})
