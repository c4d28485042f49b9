import { pagePolicy } from '@portico/contract/kit/page-policy'
import { expect, test } from 'vitest'
import { policyOf } from './page-policy.ts'

const brand = { imageCdns: [], domains: ['play.example'], gtagId: null }
const directives = (policy: string) => new Map(policy.split('; ').map((part) => [part.split(' ', 1)[0], part] as const))

test('a brand without a tag lets in nothing of anybody else [CONFIG-01]', () => {
  const policy = policyOf(['let a'], ['a{}'], brand)
  expect(policy).not.toMatch(/google/)
  expect(directives(policy).get('script-src')).toMatch(/^script-src 'self' 'sha256-[^ ]+'$/)
  expect(directives(policy).get('trusted-types')).toBe('trusted-types portico')
  expect(pagePolicy(`<meta http-equiv="Content-Security-Policy" content="${policy}" />`)).toBe(policy)
})

test('a brand with a tag lets in that one script, where it reports to, and its policies [CONFIG-01]', () => {
  const plain = directives(policyOf(['let a'], ['a{}'], brand))
  const tagged = directives(policyOf(['let a'], ['a{}'], { ...brand, gtagId: 'G-ABCD1234' }))
  expect(tagged.get('script-src')).toBe(`${plain.get('script-src')} https://www.googletagmanager.com/gtag/js`)
  expect(tagged.get('trusted-types')).toBe('trusted-types portico portico-tag goog#html')
  expect([...tagged.keys()].filter((name) => tagged.get(name) !== plain.get(name))).toEqual([
    'script-src',
    'img-src',
    'connect-src',
    'trusted-types',
  ])
})
