import { changePassword } from '@portico/contract/member/password-calls'
import { login, resumeSession } from '@portico/contract/session/calls'
import { endOtherSessions } from '@portico/contract/session/own-calls'
import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallContext } from '../http/bind.ts'
import { hashToken } from '../kit/hash-token.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { refusalOf } from '../testing/player.ts'
import { enterBy, HOME, PHONE, statusBy, WINDOWS } from '../testing/sign-in.ts'
import { rememberToken, session } from './schema.ts'

const NEW = 'three quiet herons'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const enter = enterBy(() => gateway)
const statusOf = statusBy(() => gateway)
const flow = () => gateway.gateway.services.login.flow

/** A visit of a browser; the cookies that it is given go nowhere. */
const visit = (cookies: Readonly<Record<string, string>> = {}): CallContext => ({
  traceId: 'race',
  ip: HOME,
  site: 'https://aurora.example',
  language: 'EN',
  operator: '',
  token: '',
  idempotencyKey: '',
  cookies,
  headers: {},
  rawBody: '',
  setCookie: () => undefined,
  clearCookie: () => undefined,
  renewToken: () => undefined,
})
const change = (token: string) =>
  gateway.call(changePassword, { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW }, { token })
const sessionsOf = (memberId: string) => gateway.database.orm.$count(session, eq(session.memberId, memberId))

describe('who has shown something a moment before it is worth nothing', () => {
  test('has no session by a password that was changed meanwhile, nor a cookie', async () => {
    await gateway.members.create({ account: 'raced1', password: PASSWORD })
    const own = await enter('raced1', WINDOWS)
    // As `login` has it once the password was judged right.
    const row = (await gateway.members.byAccount('raced1'))!
    await change(own.token)
    const before = await sessionsOf(row.id)
    const arrival = { portal: 'SITE', method: 'PASSWORD', remember: true, context: visit() } as const
    expect(await refusalOf(flow().finish(row, arrival))).toBe('LOGIN_FAILED')
    expect(await sessionsOf(row.id)).toBe(before)
    expect(await gateway.database.orm.$count(rememberToken, eq(rememberToken.memberId, row.id))).toBe(0)
    const again = await gateway.call(login, { type: 'username', username: 'raced1', password: NEW }, { ip: HOME })
    expect(again.status).toBe(200)
  })

  test('has none by a device that was forgotten meanwhile, by its owner or with the password', async () => {
    for (const [account, forget] of [
      ['raced2', (token: string) => gateway.call(endOtherSessions, {}, { token })],
      ['raced3', change],
    ] as const) {
      await gateway.members.create({ account, password: PASSWORD })
      const thief = await enter(account, PHONE, HOME, true)
      const own = await enter(account, WINDOWS)
      // As `resume` has them once the token was taken.
      const row = (await gateway.members.byAccount(account))!
      const tokenHash = hashToken(thief.cookies[REMEMBER_COOKIE]!)
      const [family] = await gateway.database.orm.select().from(rememberToken).where(eq(rememberToken.tokenHash, tokenHash))
      expect((await forget(own.token)).status).toBe(200)
      const arrival = { portal: 'SITE', method: 'REMEMBERED', remember: true, context: visit(), family: family! } as const
      expect(await refusalOf(flow().finish(row, arrival))).toBe('NOT_LOGGED_IN')
      expect(await gateway.database.orm.$count(rememberToken, eq(rememberToken.memberId, row.id))).toBe(0)
      expect(await statusOf(own.token)).toBe(200)
      const cookies = { [REMEMBER_COOKIE]: thief.cookies[REMEMBER_COOKIE]! }
      expect((await gateway.call(resumeSession, {}, { ip: HOME, cookies })).failure.code).toBe('NOT_LOGGED_IN')
    }
  })

  test('has none for an account that was blocked meanwhile, however they came', async () => {
    await gateway.members.create({ account: 'raced4', password: PASSWORD })
    const row = (await gateway.members.byAccount('raced4'))!
    await gateway.sessions.block(row.id)
    for (const method of ['PASSWORD', 'SMS', 'SOCIAL', 'PASSKEY'] as const) {
      const arrival = { portal: 'SITE', method, remember: true, context: visit() } as const
      expect(await refusalOf(flow().finish(row, arrival)), method).toBe('ACCOUNT_BLOCKED')
    }
    expect(await sessionsOf(row.id)).toBe(0)
  })
})
