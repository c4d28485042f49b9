import { changePassword } from '@portico/contract/member/password-calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { login, resumeSession } from '@portico/contract/session/calls'
import { ownSessions } from '@portico/contract/session/own-calls'
import { changeSignInPassword } from '@portico/contract/session/flow-calls'
import { FLOW_COOKIE, REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindAddress } from '../member/index.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { enterBy, HOME, PHONE, statusBy, WINDOWS } from '../testing/sign-in.ts'

const NEW = 'three quiet herons'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const enter = enterBy(() => gateway)
const statusOf = statusBy(() => gateway)
const change = (token: string, more: object = {}) =>
  gateway.call(changePassword, { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW, ...more }, { token, language: 'EN' })
const bindMail = async (account: string, address: string) => {
  const { id } = (await gateway.members.byAccount(account))!
  const boundAt = gateway.clock.now()
  await gateway.database.orm.transaction((tx) => bindAddress(tx, id, { kind: 'EMAIL', address, boundAt }))
}
const mailTo = async (to: string) => (await gateway.messages.list({ to, size: 5 })).list
const logOf = async (account: string) => {
  const { id } = (await gateway.members.byAccount(account))!
  return (await gateway.audit.read({ account: id, size: 20 })).list.map(({ action }) => action)
}

describe('a password that its owner changes while signed in [CALL-03] [CALL-26]', () => {
  test('ends every other session and remembered device, leaves this one no longer life, and is told and written down', async () => {
    await gateway.members.create({ account: 'changer1', password: PASSWORD })
    const own = await enter('changer1', WINDOWS, undefined, true)
    const other = await enter('changer1', PHONE, '198.51.100.7', true)
    await bindMail('changer1', 'changer1@mail.example')
    const life = (await gateway.call(ownSessions, {}, { token: own.token })).value.list[0]!.expiresAt
    gateway.clock.advance(20 * 60_000)
    expect((await change(own.token)).value).toEqual({ ended: 1 })
    expect(await statusOf(own.token)).toBe(200)
    expect((await gateway.call(getMemberInfo, {}, { token: other.token })).failure.code).toBe('SESSION_EXPIRED')
    const resume = (cookies: Record<string, string>) =>
      gateway.call(resumeSession, {}, { ip: HOME, cookies: { [REMEMBER_COOKIE]: cookies[REMEMBER_COOKIE]! } })
    expect((await resume(other.cookies)).failure.code).toBe('NOT_LOGGED_IN')
    expect((await gateway.call(ownSessions, {}, { token: own.token })).value.list).toMatchObject([{ current: true, expiresAt: life }])
    expect((await resume(own.cookies)).status).toBe(200)
    expect((await gateway.call(login, { type: 'username', username: 'changer1', password: PASSWORD })).failure.code).toBe('LOGIN_FAILED')
    const again = await gateway.call(login, { type: 'username', username: 'changer1', password: NEW }, { ip: HOME })
    expect(again.value.member.account).toBe('changer1')
    const [notice] = await mailTo('changer1@mail.example')
    expect(notice).toMatchObject({ template: 'passwordChanged', subject: 'Your password was changed - Aurora' })
    expect(notice?.text).toMatch(/https:\/\/aurora\.example\/recover#notMe=[\w-]{43}/)
    expect(await logOf('changer1')).toContain('PASSWORD_CHANGED')
  })

  test('needs the present one, and a new one that is not it, not guessed and typed twice alike', async () => {
    await gateway.members.create({ account: 'changer2', password: PASSWORD, contacts: { payeeName: 'TRAN THI LAN' } })
    const { token } = await enter('changer2', WINDOWS)
    const fieldsOf = async (more: object) => (await change(token, more)).failure.fields
    expect((await change(token, { oldPassword: 'wrong' })).failure.code).toBe('PASSWORD_WRONG')
    expect((await change(token, { oldPassword: ` ${PASSWORD}` })).failure.code).toBe('PASSWORD_WRONG')
    const twice = (newPassword: string) => ({ newPassword, confirmNewPassword: newPassword })
    expect(await fieldsOf(twice('a1b2c3d'))).toMatchObject({ newPassword: { rule: 'short' } })
    expect(await fieldsOf(twice('tranthilan'))).toMatchObject({ newPassword: { rule: 'personal' } })
    expect(await fieldsOf(twice(PASSWORD))).toEqual({ newPassword: { rule: 'same' } })
    expect(await fieldsOf({ confirmNewPassword: `${NEW} ` })).toEqual({ confirmNewPassword: { rule: 'confirm' } })
    expect((await change(token)).status).toBe(200)
  })

  test('is guessed at ten times an hour in a session', async () => {
    await gateway.members.create({ account: 'changer3', password: PASSWORD })
    const { token } = await enter('changer3', WINDOWS)
    const guesses = await Promise.all(Array.from({ length: 15 }, () => change(token, { oldPassword: 'wrong' })))
    expect(guesses.filter(({ failure }) => failure.code === 'PASSWORD_WRONG')).toHaveLength(10)
    expect((await change(token)).failure.code).toBe('PASSWORD_LOCKED')
  })
})

test('a change that a sign-in asks for ends the sessions there are, and is told and written down [LOGIN-20] [PASSWORD-01]', async () => {
  const { id } = await gateway.members.create({ account: 'forced1', password: PASSWORD, mustChangePassword: true })
  const before = await gateway.sessions.open(id, 'SITE', '127.0.0.9')
  await bindMail('forced1', 'forced1@mail.example')
  const { cookies } = await gateway.call(login, { type: 'username', username: 'forced1', password: PASSWORD })
  const flow = { [FLOW_COOKIE]: cookies[FLOW_COOKIE]!.value }
  const wish = { newPassword: NEW, confirmNewPassword: NEW }
  // Another sign-in with the old password has begun as well.
  const second = await gateway.call(login, { type: 'username', username: 'forced1', password: PASSWORD })
  const { value } = await gateway.call(changeSignInPassword, wish, { cookies: flow })
  expect(await statusOf(value.token)).toBe(200)
  expect(await statusOf(before)).toBe(401)
  const late = { [FLOW_COOKIE]: second.cookies[FLOW_COOKIE]!.value }
  expect((await gateway.call(changeSignInPassword, wish, { cookies: late })).failure.code).toBe('SIGN_IN_OVER')
  expect(await mailTo('forced1@mail.example')).toMatchObject([{ template: 'passwordChanged' }])
  expect(await logOf('forced1')).toEqual(expect.arrayContaining(['PASSWORD_CHANGED', 'SESSIONS_ENDED']))
})
