import type { SentOf } from '@portico/contract/kit/call'
import { forgotPassword, resetPasswordByLink } from '@portico/contract/member/password-calls'
import { resumeSession } from '@portico/contract/session/calls'
import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPassword } from '../member/index.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { ownersOf } from '../testing/owners.ts'
import { enterBy, statusBy, WINDOWS } from '../testing/sign-in.ts'
import { passwordLink } from './schema.ts'

const NEW = 'three quiet herons'
const MINUTE = 60_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const { join, textTo, attempt } = ownersOf(() => gateway)
const enter = enterBy(() => gateway)
const statusOf = statusBy(() => gateway)
const ask = (username: string, email: string, ip: string, more: Partial<SentOf<typeof forgotPassword>> = {}) =>
  gateway.call(forgotPassword, { username, email, ...more }, { ip, language: 'EN' })
const linkTo = async (email: string) => /#reset=([\w-]+)/.exec(await textTo(email, 'resetLink'))?.[1] ?? ''
const resetByLink = (token: string, newPassword = NEW, confirmNewPassword = newPassword) =>
  gateway.call(resetPasswordByLink, { token, newPassword, confirmNewPassword }, { language: 'EN' })

describe('a password that is won back by e-mail [PASSWORD-02] [CALL-03] [CALL-26]', () => {
  it('is chosen by a link, once, within half an hour; it opens no session, and ends every one [LOGIN-10]', async () => {
    const person = await join()
    const session = await enter(person.account, WINDOWS, undefined, true)
    await person.bind()
    expect((await ask(` ${person.account} `, person.email.toUpperCase(), person.ip)).status).toBe(200)
    const token = await linkTo(person.email)
    // Whoever opens the page spends nothing.
    expect((await resetByLink(token, 'short')).failure.fields).toMatchObject({ newPassword: { rule: 'short' } })
    expect((await resetByLink(token, 'tranthilan')).failure.fields).toMatchObject({ newPassword: { rule: 'personal' } })
    expect((await resetByLink(token, PASSWORD)).failure.fields).toEqual({ newPassword: { rule: 'same' } })
    expect((await resetByLink(token, NEW, `${NEW}!`)).failure.fields).toEqual({ confirmNewPassword: { rule: 'confirm' } })
    const reset = await resetByLink(token)
    expect(reset.value).toEqual({})
    expect(Object.keys(reset.cookies)).toEqual([])
    expect((await resetByLink(token)).failure.code).toBe('LINK_OVER')
    expect(await statusOf(session.token)).toBe(401)
    const cookies = { [REMEMBER_COOKIE]: session.cookies[REMEMBER_COOKIE]! }
    expect((await gateway.call(resumeSession, {}, { cookies })).failure.code).toBe('NOT_LOGGED_IN')
    expect((await attempt(person.account, PASSWORD)).failure.code).toBe('LOGIN_FAILED')
    expect((await attempt(person.account, NEW, '203.0.113.24')).status).toBe(200)
    expect(await textTo(person.email, 'passwordReset')).toContain('Every device was logged out.')
    expect(await textTo(person.mobile, 'passwordReset')).toContain('Not you?')
    const { list } = await gateway.audit.read({ account: person.id, size: 10 })
    expect(list.map(({ action }) => action)).toContain('PASSWORD_RESET')
  })

  it('works once however often its link is sent at once', async () => {
    const person = await join()
    await person.bind()
    await ask(person.account, person.email, person.ip)
    const token = await linkTo(person.email)
    const replies = await Promise.all(Array.from({ length: 6 }, () => resetByLink(token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('has a link that dies with its time, with a newer one, and with the password that it replaces', async () => {
    const person = await join()
    await person.bind()
    await ask(person.account, person.email, person.ip)
    const first = await linkTo(person.email)
    gateway.clock.advance(MINUTE)
    await ask(person.account, person.email, person.ip)
    const second = await linkTo(person.email)
    expect((await resetByLink(first)).failure.code).toBe('LINK_OVER')
    const { passwordHash } = (await gateway.members.byId(person.id))!
    await gateway.database.orm.transaction((tx) => setPassword(tx, person.id, `${passwordHash} `))
    expect((await resetByLink(second)).failure.code).toBe('LINK_OVER')
    await gateway.database.orm.transaction((tx) => setPassword(tx, person.id, passwordHash))
    gateway.clock.advance(30 * MINUTE)
    expect((await resetByLink(second)).failure.code).toBe('LINK_OVER')
    expect((await resetByLink('nonsense')).failure.code).toBe('LINK_OVER')
  })

  it('says and does the same for every name and address, and sends to the owner alone', async () => {
    const [person, other, shutOut] = [await join(), await join(), await join()]
    for (const each of [person, other, shutOut]) await each.bind()
    await gateway.sessions.block(shutOut.id)
    const count = () => gateway.database.orm.$count(passwordLink)
    const before = await count()
    const replies = [
      await ask(person.account, person.email, '10.8.0.1'),
      await ask('nobody404', 'nobody404@mail.example', '10.8.0.2'),
      await ask(person.account, 'another@mail.example', '10.8.0.3'),
      await ask(person.account, other.email, '10.8.0.4', await gateway.captchaWithAnswer()),
      await ask(shutOut.account, shutOut.email, '10.8.0.5'),
    ]
    expect(new Set(replies.map(({ status, value, cookies }) => JSON.stringify([status, value, cookies]))).size).toBe(1)
    expect((await count()) - before).toBe(5)
    const sentTo = async (to: string) => (await gateway.messages.list({ to, size: 5 })).list.map(({ state }) => state)
    expect(await sentTo(person.email)).toEqual(['STORED'])
    for (const address of ['nobody404@mail.example', 'another@mail.example', other.email, shutOut.email])
      expect(await sentTo(address), address).toEqual(['WITHHELD'])
    // The budgets are the same, too.
    for (const [name, email, ip] of [
      [other.account, person.email, '10.8.0.1'],
      ['nobody404', 'nobody404@mail.example', '10.8.0.2'],
    ] as const)
      expect((await ask(name, email, ip)).failure.code).toBe('MESSAGE_QUOTA')
  })

  it('asks for letters from the third time on, for names that are no account as well, and locks nobody out', async () => {
    const person = await join()
    await person.bind()
    for (const [name, email] of [
      [person.account, person.email],
      ['nobody405', 'nobody405@mail.example'],
    ] as const) {
      for (let count = 1; count <= 2; count += 1) expect((await ask(name, email, `10.7.${count}.1`)).status).toBe(200)
      for (let count = 3; count <= 14; count += 1)
        expect((await ask(name, email, `10.7.${count}.1`)).failure).toMatchObject({ code: 'CAPTCHA_REQUIRED', captcha: true })
      const letters = await gateway.captchaWithAnswer()
      expect((await ask(name, email, '10.7.20.1', { ...letters, captcha: 'xxxx' })).failure.code).toBe('CAPTCHA_WRONG')
      gateway.clock.advance(MINUTE)
      expect((await ask(name, email, '10.7.21.1', await gateway.captchaWithAnswer())).status).toBe(200)
    }
    expect((await attempt(person.account, PASSWORD)).failure.code).not.toBe('PASSWORD_LOCKED')
  })

  it('builds its link from the brand’s own site, whatever host and mirror the call came through', async () => {
    const person = await join()
    await person.bind()
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }
    await gateway.call(forgotPassword, { username: person.account, email: person.email }, { ip: person.ip, headers })
    const text = await textTo(person.email, 'resetLink')
    expect(text).toContain('https://aurora.example/recover#reset=')
    expect(text).not.toContain('evil')
  })

  it.each(['', ' ', 'x', 'a@b', 'a b@mail.example', 'a@mail\n.example', `${'a'.repeat(300)}@mail.example`, "'; drop table member --"])(
    'refuses %j as an address, at its field',
    async (email) => {
      expect(Object.keys((await ask('lost1', email, '10.6.0.1')).failure.fields ?? {})).toEqual(['email'])
    },
  )
})
