import { register } from '@portico/contract/registration/calls'
import { login } from '@portico/contract/session/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededRandom } from '../ports/random.ts'
import { openBeside } from '../testing/database.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

const config = { rates: { all: 10_000, login: 4, register: 4, captcha: 10_000 } }

let a: TestGateway
let b: TestGateway
let close: () => Promise<void>
beforeAll(async () => {
  a = await testGateway({ config })
  const database = await openBeside(a.database)
  b = await testGateway({ config, database, clock: a.clock, random: seededRandom('beside') })
  close = async () => {
    await b.close()
    await database.close()
    await a.close()
  }
})
afterAll(() => close())

const tryAt = async (gateway: TestGateway, ip: string, username: string) =>
  (await gateway.call(login, { type: 'username', username, password: 'wrong' }, { ip })).failure

test('logins of one address are counted over both instances together, however many come at once', async () => {
  const tries = Array.from({ length: 8 }, (_, i) => tryAt(i % 2 ? a : b, '203.0.113.7', `nobody${i}`))
  const codes = (await Promise.all(tries)).map(({ code }) => code)
  expect(codes.toSorted()).toEqual([...Array(4).fill('LOGIN_FAILED'), ...Array(4).fill('RATE_LIMITED')])
  expect((await tryAt(a, '203.0.113.8', 'nobody9')).code).toBe('LOGIN_FAILED')
})

test('the next minute begins anew, and other calls are counted apart', async () => {
  const ip = '203.0.113.20'
  a.clock.advance(20_000)
  for (let count = 0; count < 4; count++) await tryAt(count % 2 ? a : b, ip, `someone${count}`)
  expect(await tryAt(b, ip, 'someone')).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 40 })
  const other = { username: 'x', password: 'y', confirmPassword: 'y', terms: false, challenge: 'z', registerUrl: '', domain: '' }
  expect((await a.call(register, { ...other, registerMethod: 'WEB' }, { ip })).failure.code).not.toBe('RATE_LIMITED')
})

test('an address is one however it is written, and of IPv6 the /64 that one customer has', async () => {
  a.clock.advance(60_000)
  const spellings = ['203.0.113.30', '::ffff:203.0.113.30', '203.0.113.30', '::FFFF:203.0.113.30', '203.0.113.30']
  const hops = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:0db8:0001:0002::77', '2001:db8:1:2::a', '2001:db8:1:2::b']
  for (const addresses of [spellings, hops]) {
    const codes: string[] = []
    for (const [i, ip] of addresses.entries()) codes.push((await tryAt(i % 2 ? a : b, ip, `hopper${i}`)).code)
    expect(codes).toEqual([...Array(4).fill('LOGIN_FAILED'), 'RATE_LIMITED'])
  }
})
