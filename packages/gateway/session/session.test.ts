import { captchaImage, login, logout, resumeSession } from '@portico/contract/session/calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'

const attempt = (username: string, password: string) => ({ type: 'username' as const, username, password })

describe('a session', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway()
    await gateway.register('linh88')
  })
  afterAll(() => gateway.close())

  test('[LOGIN-05] starts with a token, and only the first login ever says so', async () => {
    const first = await gateway.register('firsttime')
    expect(first.firstTimeLogin).toBe(true)
    const second = await gateway.login('FirstTime')
    expect(second).toMatchObject({ firstTimeLogin: false, member: { account: 'firsttime', agent: false } })
    expect((await gateway.call(getMemberInfo, {}, { token: second.token })).value.account).toBe('firsttime')
  })

  test('ends at logout, for its own token only', async () => {
    const [one, two] = [await gateway.login('linh88'), await gateway.login('linh88')]
    expect((await gateway.call(getMemberInfo, {}, { token: one.token })).status).toBe(200)
    await gateway.call(logout, {}, { token: one.token })
    expect((await gateway.call(getMemberInfo, {}, { token: one.token })).failure.code).toBe('SESSION_EXPIRED')
    expect((await gateway.call(getMemberInfo, {}, { token: two.token })).status).toBe(200)
  })

  test('has a token of its own at each sign-in, whatever the caller brings', async () => {
    const before = await gateway.login('linh88')
    const brought = 'x'.repeat(43)
    for (const token of [before.token, brought]) {
      const { value } = await gateway.call(login, attempt('linh88', PASSWORD), { token })
      expect([before.token, brought]).not.toContain(value.token)
      expect((await gateway.call(getMemberInfo, {}, { token: value.token })).status).toBe(200)
    }
    expect((await gateway.call(getMemberInfo, {}, { token: brought })).failure.code).toBe('NOT_LOGGED_IN')
  })

  test('idles out after 30 minutes, and a call within them keeps it', async () => {
    const { token } = await gateway.login('linh88')
    gateway.clock.advance(29 * 60_000)
    expect((await gateway.call(getMemberInfo, {}, { token })).status).toBe(200)
    gateway.clock.advance(29 * 60_000)
    expect((await gateway.call(getMemberInfo, {}, { token })).status).toBe(200)
    gateway.clock.advance(30 * 60_000)
    const { failure, status } = await gateway.call(getMemberInfo, {}, { token })
    expect([status, failure.code]).toEqual([401, 'SESSION_EXPIRED'])
  })

  test('is refused without a token and with an unknown one', async () => {
    expect((await gateway.call(getMemberInfo, {})).failure.code).toBe('NOT_LOGGED_IN')
    expect((await gateway.call(getMemberInfo, {}, { token: 'x'.repeat(43) })).failure.code).toBe('NOT_LOGGED_IN')
    expect(
      (await gateway.call(getMemberInfo, {}, { headers: { Authorization: `Bearer ${(await gateway.login('linh88')).token}` } })).status,
    ).toBe(200)
  })

  test('resumes once from a remember cookie, which is rotated and keeps its day [LOGIN-12]', async () => {
    const first = await gateway.call(login, { ...attempt('linh88', PASSWORD), remember: true })
    const cookie = first.cookies[REMEMBER_COOKIE]!
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 86_400 })
    gateway.clock.advance(3_600_000)
    const resumed = await gateway.call(resumeSession, {}, { cookies: { [REMEMBER_COOKIE]: cookie.value } })
    expect(resumed.value.member.account).toBe('linh88')
    const rotated = resumed.cookies[REMEMBER_COOKIE]!
    expect(rotated.value).not.toBe(cookie.value)
    expect(rotated['maxAge']).toBe(82_800)
    expect((await gateway.call(resumeSession, {}, { cookies: { [REMEMBER_COOKIE]: cookie.value } })).failure.code).toBe('NOT_LOGGED_IN')

    const out = await gateway.call(logout, {}, { token: resumed.value.token, cookies: { [REMEMBER_COOKIE]: rotated.value } })
    expect(out.cookies[REMEMBER_COOKIE]?.value).toBe('')
    expect((await gateway.call(resumeSession, {}, { cookies: { [REMEMBER_COOKIE]: rotated.value } })).failure.code).toBe('NOT_LOGGED_IN')
  })

  test('is not resumed after it was logged out by a call without its cookie, and others of the account are', async () => {
    const remembered = async () => {
      const reply = await gateway.call(login, { ...attempt('linh88', PASSWORD), remember: true })
      return { token: reply.value.token, cookies: { [REMEMBER_COOKIE]: reply.cookies[REMEMBER_COOKIE]!.value } }
    }
    const [one, other] = [await remembered(), await remembered()]
    await gateway.call(logout, {}, { token: one.token })
    expect((await gateway.call(resumeSession, {}, { cookies: one.cookies })).failure.code).toBe('NOT_LOGGED_IN')
    expect((await gateway.call(resumeSession, {}, { cookies: other.cookies })).status).toBe(200)
  })

  test('is forgotten a month after it has ended', async () => {
    const { token } = await gateway.login('linh88')
    await gateway.call(logout, {}, { token })
    const sweep = () =>
      gateway.database.orm.transaction(async (tx) => {
        for (const area of gateway.areas) await area.sweep?.(tx, gateway.clock.now())
      })
    gateway.clock.advance(29 * 86_400_000)
    await sweep()
    expect((await gateway.call(getMemberInfo, {}, { token })).failure.code).toBe('SESSION_EXPIRED')
    gateway.clock.advance(2 * 86_400_000)
    await sweep()
    expect((await gateway.call(getMemberInfo, {}, { token })).failure.code).toBe('NOT_LOGGED_IN')
  })

  test('is not resumed after a day [LOGIN-12]', async () => {
    const first = await gateway.call(login, { ...attempt('linh88', PASSWORD), remember: true })
    gateway.clock.advance(86_400_000)
    const cookies = { [REMEMBER_COOKIE]: first.cookies[REMEMBER_COOKIE]!.value }
    expect((await gateway.call(resumeSession, {}, { cookies })).failure.code).toBe('NOT_LOGGED_IN')
  })

  test('of the site is for members, agents and trial accounts, and of no other type [LOGIN-16]', async () => {
    await gateway.members.create({ account: 'machine1', password: PASSWORD, type: 9 })
    for (const [portal, code] of [
      ['SITE', 'NOT_A_MEMBER'],
      ['AGENT', 'NOT_AN_AGENT'],
    ] as const)
      expect((await gateway.call(login, { ...attempt('machine1', PASSWORD), portal })).failure.code).toBe(code)
  })

  test('of the agent office is for agents', async () => {
    expect((await gateway.call(login, { ...attempt('linh88', PASSWORD), portal: 'AGENT' })).failure.code).toBe('NOT_AN_AGENT')
    await gateway.members.create({ account: 'agent01', password: PASSWORD, type: 1, affiliateCode: 'AG01' })
    expect((await gateway.login('agent01', { portal: 'AGENT' })).member).toMatchObject({ agent: true, affiliateCode: 'AG01' })
  })

  test.each(['linh88', 'nobody88'])(
    '[LOGIN-07] asks for letters after three failures, for %s whether it exists or not',
    async (username) => {
      const wrong = attempt(username, 'wrong password 1')
      for (const asks of [undefined, undefined, true]) {
        const { failure } = await gateway.call(login, wrong)
        expect([failure.code, failure.captcha]).toEqual(['LOGIN_FAILED', asks])
      }
      expect((await gateway.call(login, wrong)).failure).toMatchObject({ code: 'CAPTCHA_REQUIRED', captcha: true })
      const { captchaId, image } = (await gateway.call(captchaImage, {})).value
      expect(image).toMatch(/^data:image\/svg\+xml;base64,/)
      expect((await gateway.call(login, { ...wrong, captchaId, captcha: 'zzzz' })).failure).toMatchObject({
        code: 'CAPTCHA_WRONG',
        captcha: true,
      })
    },
  )

  test.each(['minh88', 'nobody99'])('[LOGIN-07] judges three of ten at once, for %s whether it exists or not', async (username) => {
    if (username === 'minh88') await gateway.register(username)
    const spellings = Array.from({ length: 10 }, (_, i) => (i % 2 ? username : username.toUpperCase()))
    const codes = await Promise.all(
      spellings.map(async (name) => (await gateway.call(login, attempt(name, 'wrong password 1'))).failure.code),
    )
    expect(codes.toSorted()).toEqual([...Array(7).fill('CAPTCHA_REQUIRED'), ...Array(3).fill('LOGIN_FAILED')])
  })

  test('opens at ten places at once for who knows the password', async () => {
    await gateway.register('quan88')
    const all = await Promise.all(Array.from({ length: 10 }, () => gateway.login('quan88')))
    expect(new Set(all.map(({ token }) => token)).size).toBe(10)
  })

  test('opens again once the letters are right, and a picture serves once', async () => {
    const picture = await gateway.captchaWithAnswer()
    expect((await gateway.call(login, { ...attempt('linh88', PASSWORD), ...picture })).value.member.account).toBe('linh88')
    expect((await gateway.call(login, attempt('linh88', 'wrong password 1'))).failure.captcha).toBeUndefined()
    expect(await gateway.captcha.answered(picture.captchaId, picture.captcha)).toBe(false)
  })
})
