import { HEADERS } from '@portico/contract/kit/call'
import { resetPassword } from '@portico/contract/member/operator-calls'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from './kit/password.ts'
import { markPublished } from './member/index.ts'
import { plantOperator } from './operators/index.ts'
import { checkPublishedPasswords } from './published-passwords.ts'
import { type TestGateway, testGateway } from './testing/gateway.ts'

let gateway: TestGateway
const warnings: string[] = []
const log = pino({ level: 'warn' }, { write: (line) => warnings.push(line) })
const check = (production: boolean) => checkPublishedPasswords({ database: gateway.database, log }, production)
beforeAll(async () => {
  gateway = await testGateway()
  await gateway.register('honest1')
})
afterAll(() => gateway.close())

test('production starts while every account has a password of its own', async () => {
  await check(true)
  expect(warnings).toEqual([])
})

test('and not while two share a hash, until one is blocked', async () => {
  const passwordHash = await hashPassword('the same for all')
  const [one] = [
    await gateway.members.create({ account: 'shared1', passwordHash }),
    await gateway.members.create({ account: 'shared2', passwordHash }),
  ]
  await expect(check(true)).rejects.toThrow(
    /^NODE_ENV is production, and 2 accounts have a password that everybody can know \(shared1, shared2\)\. .+account block/,
  )
  await check(false)
  expect(warnings.join('')).toContain('2 accounts have a password that everybody can know (shared1, shared2)')
  await gateway.sessions.block(one.id)
  await expect(check(true)).rejects.toThrow('1 account has')
  await gateway.sessions.block((await gateway.members.byAccount('shared2'))!.id)
  await check(true)
})

test('nor with an operator whose key and app are published', async () => {
  const published = { name: 'demo', role: 'reader', key: 'published'.padEnd(43, '0'), secret: 'PUBLISHEDPUBLISHED' } as const
  const parts = { database: gateway.database, random: gateway.platform.random, secretsKey: 'a key of the test alone, and of nobody' }
  await plantOperator(parts, published, gateway.clock.now())
  await expect(check(true)).rejects.toThrow(/^NODE_ENV is production, and the key and app of an operator are published \(demo\)/)
  await check(false)
  expect(warnings.join('')).toContain('published (demo): for a demonstration only')
  await gateway.people.remove('demo')
  await check(true)
})

test('nor with a published one that a single account has, until it is given another', async () => {
  const passwordHash = await hashPassword('stands in the README')
  await markPublished(gateway.database.orm, passwordHash)
  await gateway.members.create({ account: 'alone1', passwordHash })
  await expect(check(true)).rejects.toThrow('(alone1)')
  await gateway.call(resetPassword, { account: 'alone1' }, { headers: { [HEADERS.token]: gateway.operatorKey } })
  await check(true)
})
