import { readFileSync } from 'node:fs'
import { examples } from '@portico/contract/examples'
import { calls } from '@portico/contract/index'
import { sessionExample } from '@portico/contract/session/examples'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/root.ts'
import { sourceFiles } from '../../scripts/lib/sources.ts'

/** The ways in that docs/security.md names, and the calls that open a session by each (ASVS 5, 6.3.4). */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  'name and password': ['login'],
  'mobile number and code by SMS': ['loginByCode'],
  'account at Google or Facebook': ['redeemExchange', 'registerSocial'],
  'passkey, user verified': ['loginByPasskey', 'redeemExchange'],
  'one press on a remembered device, or its page opened again': ['resumeSession'],
  'the same at the sign-in origin, for another domain of the brand': ['redeemExchange'],
  registration: ['register', 'registerByMobile', 'registerSocial'],
  'free play': ['startFreePlay'],
  'code in an address': ['redeemExchange'],
  'link or code for a lost password': [],
}
/** What is left to do after one of them began. */
const STEPS = ['verifySignIn', 'changeSignInPassword', 'confirmSignInAuthenticator', 'addSignInPasskey']
const DESK = ['operatorLogin']

const answersToken = (name: string): boolean => {
  const example = (examples as Readonly<Record<string, { readonly response: unknown }>>)[name]
  const parsed = calls[name]!.response?.safeParse({ ...(example?.response as object), ...sessionExample })
  return parsed?.success === true && (parsed.data as { token?: string } | undefined)?.token !== undefined
}

test('the ways in that are documented are those that there are', () => {
  const table = /## Ways in\n[\s\S]*?\n\|---\|---\|---\|\n(?<rows>(?:\|.*\n)+)/.exec(readFileSync(inRoot('docs/security.md'), 'utf8'))
  const ways = [...(table?.groups?.['rows'] ?? '').matchAll(/^\| (?<way>[^|]+?) \|/gm)].map(({ groups }) => groups?.['way'])
  expect(ways).toEqual(Object.keys(WAYS))
})

test('no other call answers the token of a session', () => {
  const opening = Object.keys(calls).filter(answersToken)
  expect(opening.toSorted()).toEqual([...new Set([...Object.values(WAYS).flat(), ...STEPS, ...DESK])].toSorted())
})

const filesWith = (pattern: RegExp): string[] =>
  sourceFiles()
    .filter(
      ({ path }) => path.startsWith('packages/gateway/') && !path.includes('.test.') && pattern.test(readFileSync(inRoot(path), 'utf8')),
    )
    .map(({ path }) => path.replace('packages/gateway/', ''))
    .toSorted()

test('each ends in the one flow, and sessions begin at one place', () => {
  expect(filesWith(/\bflow\.finish\(/)).toEqual([
    'exchange/service.ts',
    'registration/service.ts',
    'session/code-login.ts',
    'session/login.ts',
    'session/origin-memory.ts',
    'session/passkey-login.ts',
    'social/register.ts',
    'trials/service.ts',
  ])
  expect(filesWith(/\bsessions\.begin\(/)).toEqual(['session/login.ts'])
})
