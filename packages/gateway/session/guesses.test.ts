import { resetPassword } from '@portico/contract/member/operator-calls'
import { login } from '@portico/contract/session/calls'
import { DEVICE_COOKIE } from '@portico/contract/session/own-shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededRandom } from '../ports/random.ts'
import { openBeside } from '../testing/database.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'

const MINUTE = 60_000
/** Hundreds of passwords are hashed one after the other, on a machine that may have other work. */
const PATIENCE = { timeout: 240_000 }

let gateway: TestGateway
let beside: TestGateway
let close: () => Promise<void>
beforeAll(async () => {
  gateway = await testGateway()
  const database = await openBeside(gateway.database)
  beside = await testGateway({ database, clock: gateway.clock, random: seededRandom('beside') })
  close = async () => {
    await beside.close()
    await database.close()
    await gateway.close()
  }
})
afterAll(() => close())

const attempt = (username: string, password: string) => ({ type: 'username' as const, username, password })

/** A guess of a program that reads the letters of every picture. */
const guess = async (username: string, word: string, { ip = '198.51.100.1', cookie = '', at = gateway } = {}) => {
  const reply = await at.call(
    login,
    { ...attempt(username, word), ...(await at.captchaWithAnswer()) },
    { ip, cookies: { [DEVICE_COOKIE]: cookie } },
  )
  return reply.status === 200 ? { code: 'DONE', retryAfter: undefined } : reply.failure
}

describe('guesses at a password', () => {
  test.each(['thao88', 'nobody77'])(
    'are ten in any hour from strangers, wherever they come from, for %s whether it exists or not',
    async (username) => {
      if (username === 'thao88') await gateway.members.create({ account: username, password: PASSWORD })
      expect((await guess(username, 'wrong')).code).toBe('LOGIN_FAILED')
      gateway.clock.advance(50 * MINUTE)
      for (let count = 1; count < 10; count += 1) {
        const at = count % 2 ? gateway : beside
        expect((await guess(username, `wrong ${count}`, { ip: `198.51.100.${count}`, at })).code).toBe('LOGIN_FAILED')
      }
      for (const at of [gateway, beside])
        expect(await guess(username, PASSWORD, { at })).toMatchObject({ code: 'PASSWORD_LOCKED', retryAfter: 600 })
      gateway.clock.advance(10 * MINUTE - 1)
      expect(await guess(username, PASSWORD)).toMatchObject({ code: 'PASSWORD_LOCKED', retryAfter: 1 })
      gateway.clock.advance(1)
      // The hour of the first is over, that of the other nine is not.
      expect((await guess(username, 'wrong')).code).toBe('LOGIN_FAILED')
      expect(await guess(username, 'wrong')).toMatchObject({ code: 'PASSWORD_LOCKED', retryAfter: 3_000 })
      gateway.clock.advance(50 * MINUTE)
      expect((await guess(username, PASSWORD)).code).toBe(username === 'thao88' ? 'DONE' : 'LOGIN_FAILED')
    },
  )

  test('at fifty at once over two gateways are judged ten times', async () => {
    await gateway.members.create({ account: 'flooded', password: PASSWORD })
    const guesses = Array.from({ length: 50 }, (_, i) => guess('flooded', `wrong ${i}`, { at: i % 2 ? gateway : beside }))
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(10)
    expect(codes.filter((code) => code === 'PASSWORD_LOCKED')).toHaveLength(40)
  })

  test('of strangers leave the owner on a known device in, a hundred times of a hundred', PATIENCE, async () => {
    await gateway.members.create({ account: 'owner88', password: PASSWORD })
    const first = await gateway.call(login, attempt('owner88', PASSWORD))
    const cookie = first.cookies[DEVICE_COOKIE]!.value
    const results: string[] = []
    for (let count = 0; count < 100; count += 1) {
      if (count % 8 === 0) {
        await guess('owner88', 'wrong')
        gateway.clock.advance(MINUTE)
      }
      results.push((await guess('owner88', PASSWORD, { cookie, at: count % 2 ? gateway : beside })).code)
    }
    expect(new Set(results)).toEqual(new Set(['DONE']))
    expect((await guess('owner88', PASSWORD)).code).toBe('PASSWORD_LOCKED')
    // Nobody’s device but the member’s own.
    await gateway.members.create({ account: 'other88', password: PASSWORD })
    const foreign = (await gateway.call(login, attempt('other88', PASSWORD))).cookies[DEVICE_COOKIE]!.value
    expect((await guess('owner88', PASSWORD, { cookie: foreign })).code).toBe('PASSWORD_LOCKED')
  })

  test('from a known device are ten an hour as well', async () => {
    await gateway.members.create({ account: 'lender1', password: PASSWORD })
    const cookie = (await gateway.call(login, attempt('lender1', PASSWORD))).cookies[DEVICE_COOKIE]!.value
    for (let count = 0; count < 10; count += 1) expect((await guess('lender1', 'wrong', { cookie })).code).toBe('LOGIN_FAILED')
    expect((await guess('lender1', PASSWORD, { cookie })).code).toBe('PASSWORD_LOCKED')
    expect((await guess('lender1', PASSWORD)).code).toBe('DONE')
  })

  test('end after a hundred wrong ones in a row, until the owner comes from a known device', async () => {
    await gateway.members.create({ account: 'besieged', password: PASSWORD })
    const cookie = (await gateway.call(login, attempt('besieged', PASSWORD))).cookies[DEVICE_COOKIE]!.value
    for (let hour = 0; hour < 10; hour += 1) {
      for (let count = 0; count < 10; count += 1) await gateway.members.guesses.take('besieged')
      gateway.clock.advance(60 * MINUTE)
    }
    gateway.clock.advance(24 * 60 * MINUTE)
    expect((await guess('besieged', PASSWORD)).code).toBe('PASSWORD_LOCKED')
    expect((await guess('besieged', PASSWORD, { cookie })).code).toBe('DONE')
    expect((await guess('besieged', PASSWORD)).code).toBe('DONE')
  })

  test('begin anew when the operator sets another password', async () => {
    await gateway.members.create({ account: 'resetter', password: PASSWORD })
    for (let count = 0; count < 10; count += 1) await guess('resetter', 'wrong')
    const { password } = (await gateway.call(resetPassword, { account: 'resetter' }, { token: gateway.operatorKey })).value
    expect((await guess('resetter', password)).code).toBe('SIGN_IN_INCOMPLETE')
  })
})

test(
  '[LOGIN-07] a name that is no account is still asked for letters after 10,001 others were tried, also at a second gateway',
  PATIENCE,
  async () => {
    const wrong = attempt('nobody-at-all', 'wrong password 1')
    for (let count = 0; count < 3; count += 1) expect((await gateway.call(login, wrong)).failure.code).toBe('LOGIN_FAILED')
    for (let from = 0; from < 10_001; from += 500)
      await Promise.all(Array.from({ length: Math.min(500, 10_001 - from) }, (_, i) => gateway.members.guesses.take(`other-${from + i}`)))
    for (const at of [gateway, beside])
      expect((await at.call(login, wrong)).failure).toMatchObject({ code: 'CAPTCHA_REQUIRED', captcha: true })
  },
)
