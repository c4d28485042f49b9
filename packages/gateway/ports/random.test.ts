import { expect, it } from 'vitest'
import { randomToken, systemRandom } from './random.ts'

it('tokens are 256 bits of the system’s generator, and no two are alike', () => {
  const tokens = Array.from({ length: 1_000 }, () => randomToken(systemRandom))
  expect(new Set(tokens).size).toBe(tokens.length)
  expect(tokens.filter((token) => Buffer.from(token, 'base64url').length !== 32)).toEqual([])
})
