import { endOtherSessions, endOwnSession, ownSessions, prove, signInHistory } from '@portico/contract/session/own-calls'
import { login, resumeSession } from '@portico/contract/session/calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { enterBy, PHONE, statusBy, WINDOWS } from '../testing/sign-in.ts'

const MINUTE = 60_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const enter = enterBy(() => gateway)
const statusOf = statusBy(() => gateway)
const listOf = async (token: string) => (await gateway.call(ownSessions, {}, { token })).value.list
const proof = { type: 'password', password: PASSWORD } as const

describe('the sessions of a member', () => {
  test('are listed with device, address, method and times, the one that asks first', async () => {
    await gateway.members.create({ account: 'lister1', password: PASSWORD })
    const laptop = await enter('lister1', WINDOWS)
    gateway.clock.advance(10 * MINUTE)
    const phone = await enter('lister1', PHONE, '198.51.100.7')
    const list = await listOf(laptop.token)
    const start = gateway.clock.now().getTime() - 10 * MINUTE
    expect(list).toMatchObject([
      {
        current: true,
        state: 'ACTIVE',
        portal: 'SITE',
        method: 'PASSWORD',
        client: { browser: 'Chrome', system: 'Windows', form: 'COMPUTER' },
        ip: '203.0.113.24',
        signedInAt: new Date(start).toISOString(),
        lastSeenAt: new Date(start + 10 * MINUTE).toISOString(),
        expiresAt: new Date(start + 1440 * MINUTE).toISOString(),
      },
      { current: false, client: { browser: 'Safari', system: 'iOS', form: 'PHONE' }, ip: '198.51.100.7' },
    ])
    expect((await listOf(phone.token)).map(({ current }) => current)).toEqual([true, false])
    await gateway.members.create({ account: 'lister2', password: PASSWORD })
    expect(await listOf((await enter('lister2', PHONE)).token)).toHaveLength(1)
  })

  test('are ended one by one, after a fresh proof, and only by their owner', async () => {
    for (const account of ['ender1', 'ender2']) await gateway.members.create({ account, password: PASSWORD })
    const [own, other, foreign] = [await enter('ender1', WINDOWS), await enter('ender1', PHONE), await enter('ender2', PHONE)]
    const id = (await listOf(other.token))[0]!.id
    const end = (token: string) => gateway.call(endOwnSession, { id }, { token })
    expect((await end(foreign.token)).failure.code).toBe('SESSION_UNKNOWN')
    gateway.clock.advance(5 * MINUTE + 1)
    expect((await end(own.token)).failure).toMatchObject({ code: 'REAUTHENTICATE', methods: ['PASSWORD'] })
    expect(await statusOf(other.token)).toBe(200)
    const { freshUntil } = (await gateway.call(prove, proof, { token: own.token })).value
    expect(freshUntil).toBe(new Date(gateway.clock.now().getTime() + 5 * MINUTE).toISOString())
    expect((await end(own.token)).value).toEqual({ ended: 1 })
    expect((await gateway.call(getMemberInfo, {}, { token: other.token })).failure.code).toBe('SESSION_EXPIRED')
    expect(await statusOf(own.token)).toBe(200)
  })

  test('a step-up is not satisfied by an old proof, another session’s or another member’s', async () => {
    for (const account of ['prover1', 'prover2']) await gateway.members.create({ account, password: PASSWORD })
    const [own, beside, foreign] = [await enter('prover1', WINDOWS), await enter('prover1', PHONE), await enter('prover2', PHONE)]
    const refusal = async (token: string) => {
      const reply = await gateway.call(endOtherSessions, {}, { token })
      return reply.status === 200 ? reply.status : reply.failure.code
    }
    gateway.clock.advance(6 * MINUTE)
    for (const { token } of [beside, foreign]) await gateway.call(prove, proof, { token })
    expect(await refusal(own.token)).toBe('REAUTHENTICATE')
    expect((await gateway.call(prove, { type: 'password', password: 'wrong' }, { token: own.token })).failure.code).toBe('PASSWORD_WRONG')
    expect(await refusal(own.token)).toBe('REAUTHENTICATE')
    await gateway.call(prove, proof, { token: own.token })
    gateway.clock.advance(6 * MINUTE)
    expect(await refusal(own.token)).toBe('REAUTHENTICATE')
    await gateway.call(prove, proof, { token: own.token })
    expect(await refusal(own.token)).toBe(200)
    expect([await statusOf(own.token), await statusOf(beside.token), await statusOf(foreign.token)]).toEqual([200, 401, 200])
  })

  test('a session opened by a remember cookie has no fresh proof', async () => {
    await gateway.members.create({ account: 'stale1', password: PASSWORD })
    const { cookies } = await enter('stale1', WINDOWS, undefined, true)
    gateway.clock.advance(6 * MINUTE)
    const { token } = (await gateway.call(resumeSession, {}, { cookies })).value
    expect((await gateway.call(endOtherSessions, {}, { token })).failure.code).toBe('REAUTHENTICATE')
  })

  test('are ended all but the own, with the cookies that would open them again', async () => {
    await gateway.members.create({ account: 'ender3', password: PASSWORD })
    const own = await enter('ender3', WINDOWS, undefined, true)
    const other = await enter('ender3', PHONE, undefined, true)
    expect((await gateway.call(endOtherSessions, {}, { token: own.token })).value).toEqual({ ended: 1 })
    expect(await statusOf(other.token)).toBe(401)
    expect((await gateway.call(resumeSession, {}, { cookies: other.cookies })).failure.code).toBe('NOT_LOGGED_IN')
    expect((await gateway.call(resumeSession, {}, { cookies: own.cookies })).status).toBe(200)
  })

  test('end after a day however much they are used, and one that is resumed at the end of the first one’s day', async () => {
    await gateway.members.create({ account: 'daylong', password: PASSWORD })
    const plain = await enter('daylong', WINDOWS)
    const remembered = await enter('daylong', PHONE, undefined, true)
    for (let hour = 0; hour < 47; hour++) {
      gateway.clock.advance(29 * MINUTE)
      expect(await statusOf(plain.token)).toBe(200)
    }
    const resumed = (await gateway.call(resumeSession, {}, { cookies: remembered.cookies })).value.token
    gateway.clock.advance(29 * MINUTE)
    expect([await statusOf(plain.token), await statusOf(resumed)]).toEqual([200, 200])
    gateway.clock.advance(48 * MINUTE)
    for (const token of [plain.token, resumed])
      expect((await gateway.call(getMemberInfo, {}, { token })).failure.code).toBe('SESSION_EXPIRED')
  })

  test('are ten at most; the one seen least recently makes room', async () => {
    await gateway.members.create({ account: 'crowded', password: PASSWORD })
    const tokens: string[] = []
    for (let n = 0; n < 11; n++) {
      gateway.clock.advance(1_000)
      tokens.push((await enter('crowded', WINDOWS)).token)
    }
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, ...Array.from({ length: 10 }, () => 200)])
    expect(await listOf(tokens[10]!)).toHaveLength(10)
  })
})

test('the history names who came in and who was refused, the latest first, for 90 days', async () => {
  await gateway.members.create({ account: 'past1', password: PASSWORD })
  const wrong = { type: 'username', username: 'Past1', password: 'not this 1' } as const
  await gateway.call(login, wrong, { ip: '192.0.2.9', headers: PHONE })
  await gateway.call(login, { ...wrong, username: 'nobody-past' })
  gateway.clock.advance(MINUTE)
  const { token } = await enter('past1', WINDOWS)
  const { list, total } = (await gateway.call(signInHistory, { pageNo: 1, pageSize: 5 }, { token })).value
  expect(total).toBe(2)
  expect(list).toMatchObject([
    { result: 'SIGNED_IN', method: 'PASSWORD', current: true, client: { browser: 'Chrome' } },
    { result: 'WRONG_PASSWORD', current: false, ip: '192.0.2.9', client: { system: 'iOS' } },
  ])
  gateway.clock.advance(91 * 1440 * MINUTE)
  await gateway.database.orm.transaction(async (tx) => {
    for (const area of gateway.areas) await area.sweep?.(tx, gateway.clock.now())
  })
  const later = await enter('past1', WINDOWS)
  expect((await gateway.call(signInHistory, {}, { token: later.token })).value.total).toBe(1)
})
