import { rootCertificates } from 'node:tls'
import { expect, it } from 'vitest'
import { createAuthorities } from './authorities.ts'

it("counts the system's certificates besides Node's own, read once, and goes without where they cannot be read [DESKTOP-03]", () => {
  let reads = 0
  const authorities = createAuthorities(() => [`of the office ${(reads += 1)}`, rootCertificates[0]!])
  expect(reads).toBe(0)
  expect(authorities()).toEqual([...rootCertificates, 'of the office 1'])
  expect(authorities()).toHaveLength(rootCertificates.length + 1)
  expect(reads).toBe(1)
  const without = createAuthorities(() => {
    throw new Error('not here')
  })
  expect(without()).toEqual([...rootCertificates])
})
