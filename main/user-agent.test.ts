import { expect, test } from 'vitest'
import { plainUserAgent } from './user-agent.ts'

const ENGINE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Aurora/1.2.0 Chrome/150.0.7871.65 Electron/45.4.1 Safari/537.36', 'Chrome/150.0.7871.65 Safari/537.36'],
  ['Aurora Development/1.2.0 Chrome/150.0.7871.65 Electron/45.4.1 Safari/537.36', 'Chrome/150.0.7871.65 Safari/537.36'],
])('a vendor learns nothing of Electron and the brand from %s [DESKTOP-04]', (programs, left) => {
  expect(plainUserAgent(`${ENGINE} ${programs}`)).toBe(`${ENGINE} ${left}`)
})

test('what is written in another way is left as it is', () => {
  expect(plainUserAgent('Something/1.0')).toBe('Something/1.0')
})
