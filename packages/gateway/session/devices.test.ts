import { endOwnSession, ownSessions, signInHistory } from '@portico/contract/session/own-calls'
import { DEVICE_COOKIE } from '@portico/contract/session/own-shapes'
import { login, logout, resumeSession } from '@portico/contract/session/calls'
import { takeBreak } from '@portico/contract/control/calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { attempt, enterBy, PHONE, statusBy, WINDOWS } from '../testing/sign-in.ts'

const MINUTE = 60_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const enter = enterBy(() => gateway)
const statusOf = statusBy(() => gateway)
const listOf = async (token: string) => (await gateway.call(ownSessions, {}, { token })).value.list

describe('a remembered device', () => {
  const resume = (cookie: string, headers = {}) => gateway.call(resumeSession, {}, { cookies: { [REMEMBER_COOKIE]: cookie }, headers })

  test('is in the list when its session has run out, and is forgotten there', async () => {
    await gateway.members.create({ account: 'absent1', password: PASSWORD })
    const away = await enter('absent1', PHONE, '198.51.100.7', true)
    gateway.clock.advance(31 * MINUTE)
    const { token } = await enter('absent1', WINDOWS)
    const [own, remembered] = await listOf(token)
    expect([own, remembered]).toMatchObject([{ state: 'ACTIVE' }, { state: 'REMEMBERED', client: { system: 'iOS' }, ip: '198.51.100.7' }])
    await gateway.call(endOwnSession, { id: remembered!.id }, { token })
    expect(await listOf(token)).toHaveLength(1)
    expect((await resume(away.cookies[REMEMBER_COOKIE]!)).failure.code).toBe('NOT_LOGGED_IN')
  })

  test('whose rotated cookie comes again loses its family and every session of it, and the member is shown it', async () => {
    await gateway.members.create({ account: 'stolen1', password: PASSWORD })
    const first = await enter('stolen1', WINDOWS, undefined, true)
    const apart = await enter('stolen1', PHONE)
    gateway.clock.advance(40 * MINUTE)
    const thief = await resume(first.cookies[REMEMBER_COOKIE]!)
    const loot = thief.cookies[REMEMBER_COOKIE]!.value
    gateway.clock.advance(10_001)
    expect((await resume(first.cookies[REMEMBER_COOKIE]!)).failure.code).toBe('NOT_LOGGED_IN')
    expect((await gateway.call(getMemberInfo, {}, { token: thief.value.token })).failure.code).toBe('SESSION_EXPIRED')
    expect((await resume(loot)).failure.code).toBe('NOT_LOGGED_IN')
    const { token } = await enter('stolen1', PHONE)
    expect((await gateway.call(signInHistory, {}, { token })).value.list[1]).toMatchObject({ result: 'REMEMBERED_TWICE' })
    expect(await statusOf(apart.token)).toBe(401)
  })

  test('whose cookie two tabs send at once is not taken for stolen', async () => {
    await gateway.members.create({ account: 'twotabs', password: PASSWORD })
    const { cookies } = await enter('twotabs', WINDOWS, undefined, true)
    const replies = await Promise.all([resume(cookies[REMEMBER_COOKIE]!), resume(cookies[REMEMBER_COOKIE]!)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401])
    const won = replies.find(({ status }) => status === 200)!
    expect(await statusOf(won.value.token)).toBe(200)
  })

  test('is not resumed from another site, and not once its account was blocked', async () => {
    const member = await gateway.members.create({ account: 'crosser', password: PASSWORD })
    const { cookies } = await enter('crosser', WINDOWS, undefined, true)
    expect((await resume(cookies[REMEMBER_COOKIE]!, { 'Sec-Fetch-Site': 'cross-site' })).failure.code).toBe('NOT_LOGGED_IN')
    await gateway.sessions.block(member.id)
    await gateway.database.orm.transaction((tx) => gateway.members.setState(tx, member.id, 'ACTIVE'))
    expect((await resume(cookies[REMEMBER_COOKIE]!)).failure.code).toBe('NOT_LOGGED_IN')
  })

  test('is not resumed once its owner has excluded themselves, nor is anything that came of it', async () => {
    await gateway.members.create({ account: 'breaker', password: PASSWORD })
    const first = await enter('breaker', WINDOWS, undefined, true)
    const resumed = await resume(first.cookies[REMEMBER_COOKIE]!)
    const { token } = await enter('breaker', PHONE)
    expect((await gateway.call(takeBreak, { term: 'M6' }, { token })).status).toBe(200)
    expect((await resume(resumed.cookies[REMEMBER_COOKIE]!.value)).failure.code).toBe('NOT_LOGGED_IN')
    expect([await statusOf(resumed.value.token), await statusOf(token)]).toEqual([401, 401])
  })

  test('is forgotten with a logout of a session that was resumed by it', async () => {
    await gateway.members.create({ account: 'leaver1', password: PASSWORD })
    const first = await enter('leaver1', WINDOWS, undefined, true)
    const resumed = await resume(first.cookies[REMEMBER_COOKIE]!)
    await gateway.call(logout, {}, { token: resumed.value.token })
    expect((await resume(resumed.cookies[REMEMBER_COOKIE]!.value)).failure.code).toBe('NOT_LOGGED_IN')
  })
})

describe('a known device', () => {
  test('is a cookie that opens nothing, is sent where it is wanted, and serves several accounts', async () => {
    for (const account of ['device1', 'device2']) await gateway.members.create({ account, password: PASSWORD })
    const first = await gateway.call(login, attempt('device1'))
    const cookie = first.cookies[DEVICE_COOKIE]!
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/wps', maxAge: 400 * 86_400 })
    const cookies = { [DEVICE_COOKIE]: cookie.value }
    expect((await gateway.call(login, attempt('device2'), { cookies })).cookies[DEVICE_COOKIE]!.value).toBe(cookie.value)
    expect((await gateway.call(resumeSession, {}, { cookies })).failure.code).toBe('NOT_LOGGED_IN')
    // Nobody chooses the cookie by which another browser is known.
    const planted = await gateway.call(login, attempt('device1'), { cookies: { [DEVICE_COOKIE]: 'planted' } })
    expect(planted.cookies[DEVICE_COOKIE]!.value).not.toBe('planted')
  })
})
