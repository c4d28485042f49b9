import { takeBreak } from '@portico/contract/control/calls'
import { login, logout, resumeSession } from '@portico/contract/session/calls'
import { forgetRemembered, rememberedAccounts } from '@portico/contract/session/remember-calls'
import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bindAddress } from '../member/index.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { attempt } from '../testing/sign-in.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  await gateway.register('linh88')
  await gateway.register('thanhphong')
})
afterAll(() => gateway.close())

type Cookies = Record<string, { readonly value: string }>

/** One browser, with its cookies. */
let jar: Record<string, string>
beforeEach(() => {
  jar = {}
})
const take = (cookies: Cookies) => {
  for (const [name, { value }] of Object.entries(cookies)) jar[name] = value
}
const enter = async (username: string, remember = true) => {
  const { value, cookies } = await gateway.call(login, attempt(username, remember), { cookies: jar })
  take(cookies)
  return value.token
}
const leave = async (token: string, keep: boolean) =>
  take((await gateway.call(logout, { keep: keep ? 'true' : 'false' }, { token, cookies: jar })).cookies)
const list = async () => (await gateway.call(rememberedAccounts, {}, { cookies: jar })).value.list
const press = async (id: string, ip = '127.0.0.1') => {
  const answer = await gateway.call(resumeSession, { id }, { cookies: jar, ip })
  take(answer.cookies)
  return answer
}

describe('one press for a remembered device [LOGIN-13]', () => {
  test('who asked to be remembered is listed, by a masked name, and comes in by one press, again and again', async () => {
    await leave(await enter('linh88'), true)
    await leave(await enter('thanhphong'), true)
    const found = await list()
    expect(found.map(({ name, initials }) => [name, initials])).toEqual([
      ['th***ng', 'T'],
      ['li***88', 'L'],
    ])
    expect(JSON.stringify(found)).not.toMatch(/linh88|thanhphong/)
    for (let time = 0; time < 3; time++) {
      const linh = (await list()).find(({ initials }) => initials === 'L')!
      const answer = await press(linh.id)
      expect(answer.value.member.account).toBe('linh88')
      await leave(answer.value.token, true)
      gateway.clock.advance(60_000)
    }
    expect((await list()).map(({ initials }) => initials)).toEqual(['L', 'T'])
  })

  test('nobody is listed who did not ask for it, or has left without it, or after a day', async () => {
    await leave(await enter('linh88', false), true)
    expect(await list()).toEqual([])
    await leave(await enter('linh88'), true)
    await leave(await enter('thanhphong'), false)
    expect((await list()).map(({ initials }) => initials)).toEqual(['L'])
    gateway.clock.advance(24 * 3_600_000)
    expect(await list()).toEqual([])
  })

  test('who has excluded themselves is remembered by no device', async () => {
    await gateway.register('excluded1')
    await enter('excluded1')
    const first = jar
    jar = {}
    const token = await enter('excluded1')
    expect((await gateway.call(takeBreak, { term: 'M6' }, { token })).status).toBe(200)
    for (const cookies of [first, jar]) expect((await gateway.call(resumeSession, {}, { cookies })).failure.code).toBe('NOT_LOGGED_IN')
  })

  test('who was not remembered takes nobody off the list by leaving, but themselves', async () => {
    await leave(await enter('linh88'), true)
    await leave(await enter('thanhphong'), true)
    await leave(await enter('linh88', false), false)
    expect((await list()).map(({ initials }) => initials)).toEqual(['T'])
    await leave(await enter('linh88', false), false)
    expect((await list()).map(({ initials }) => initials)).toEqual(['T'])
  })

  test('another browser knows nobody, and an id without its cookie opens nothing', async () => {
    await leave(await enter('linh88'), true)
    const [linh] = await list()
    jar = {}
    expect(await list()).toEqual([])
    expect((await press(linh!.id)).failure.code).toBe('NOT_LOGGED_IN')
  })

  test('what is forgotten on this device is worth nothing any more, here or in other hands', async () => {
    await leave(await enter('linh88'), true)
    await leave(await enter('thanhphong'), true)
    const before = { ...jar }
    const linh = (await list()).find(({ initials }) => initials === 'L')!
    take((await gateway.call(forgetRemembered, { id: linh.id }, { cookies: jar })).cookies)
    expect((await list()).map(({ initials }) => initials)).toEqual(['T'])
    jar = before
    expect((await press(linh.id)).failure.code).toBe('NOT_LOGGED_IN')
  })

  test('[I.e] a thief’s second use of a token ends its family and leaves the other account’s alone', async () => {
    await leave(await enter('linh88'), true)
    await leave(await enter('thanhphong'), true)
    const stolen = { ...jar }
    const [phong] = await list()
    await press(phong!.id)
    gateway.clock.advance(60_000)
    jar = stolen
    expect((await gateway.call(resumeSession, {}, { cookies: jar })).failure.code).toBe('NOT_LOGGED_IN')
    expect((await list()).map(({ initials }) => initials)).toEqual(['L'])
  })

  test('a page of another site that sends the cookie opens nothing, and blocked accounts are not listed', async () => {
    await leave(await enter('linh88'), true)
    const [linh] = await list()
    const crossSite = { cookies: jar, headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await gateway.call(resumeSession, { id: linh!.id }, crossSite)).failure.code).toBe('NOT_LOGGED_IN')
    const { id } = (await gateway.members.byAccount('linh88'))!
    await gateway.sessions.block(id)
    expect(await list()).toEqual([])
    expect((await press(linh!.id)).failure.code).toBe('NOT_LOGGED_IN')
    await gateway.database.orm.transaction((tx) => gateway.members.setState(tx, id, 'ACTIVE'))
  })

  test('from a new network one press is not enough where more can be asked for, and the device is remembered after it', async () => {
    const row = (await gateway.members.byAccount('linh88'))!
    await gateway.database.orm.transaction((tx) =>
      bindAddress(tx, row.id, { kind: 'EMAIL', address: 'linh@mail.example', boundAt: gateway.clock.now() }),
    )
    await leave(await enter('linh88'), true)
    const [linh] = await list()
    const answer = await press(linh!.id, '198.51.100.7')
    expect(answer.failure).toMatchObject({ code: 'SIGN_IN_INCOMPLETE', next: { step: 'VERIFY', account: 'linh88' } })
    // It was spent on the way: nobody has use of it.
    expect(await list()).toEqual([])
    gateway.clock.advance(60_000)
    expect((await gateway.call(resumeSession, {}, { cookies: jar })).failure.code).toBe('NOT_LOGGED_IN')
  })

  test('a cookie that somebody made is nobody’s', async () => {
    for (const value of ['', '.', 'x'.repeat(43), `${'x'.repeat(43)}.${'y'.repeat(43)}`, '..'.repeat(2_000), '🙂']) {
      jar = { [REMEMBER_COOKIE]: encodeURIComponent(value) }
      expect(await list()).toEqual([])
    }
  })
})
