import { expect, it } from 'vitest'
import { type AppKind, guessApp, STEPS } from './apps.ts'

const ALL = Object.keys(STEPS) as AppKind[]

it('shows the app of the device that reads first [CHROME-11]', () => {
  expect(guessApp('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', ALL)).toBe('ios')
  expect(guessApp('Mozilla/5.0 (Linux; Android 15; Pixel 9)', ALL)).toBe('android')
  expect(guessApp('Mozilla/5.0 (Windows NT 10.0; Win64; x64)', ALL)).toBe('windows')
  expect(guessApp('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', ALL)).toBe('mac')
  expect(guessApp('Mozilla/5.0 (Windows NT 10.0; Win64; x64)', ['android', 'ios'])).toBe('android')
  expect(guessApp('anything', [])).toBeUndefined()
})

it('guides through iOS, Android, the lite iOS app and the desktop client [CHROME-11]', () => {
  expect(ALL).toEqual(['ios', 'android', 'iosLite', 'windows', 'mac'])
  for (const steps of Object.values(STEPS)) expect(steps.length).toBeGreaterThan(2)
})
