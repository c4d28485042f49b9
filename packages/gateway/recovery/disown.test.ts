import { beginAuthenticator, confirmAuthenticator } from '@portico/contract/factor/calls'
import { addPasskey, beginPasskey } from '@portico/contract/factor/passkey-calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { disownChange, forgotPassword, resetPasswordByLink } from '@portico/contract/member/password-calls'
import { resumeSession } from '@portico/contract/session/calls'
import { prove } from '@portico/contract/session/own-calls'
import { loginByPasskey, provePasskey, signInPasskey } from '@portico/contract/session/passkey-calls'
import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../kit/duration.ts'
import { bindAddress, unbindAddress } from '../member/index.ts'
import { identitiesOf, insertIdentity } from '../social/store.ts'
import { shownBy } from '../testing/authenticator.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { ownersOf } from '../testing/owners.ts'
import { enterBy, PHONE } from '../testing/sign-in.ts'
import { softwarePasskey } from '../testing/software-passkey.ts'

const SITE = 'http://localhost:8080'
const headers = { host: 'localhost:8080' }
const NEW = 'three quiet herons'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const { join, textTo, attempt } = ownersOf(() => gateway)
const enter = enterBy(() => gateway)
const ask = (username: string, email: string, ip: string) => gateway.call(forgotPassword, { username, email }, { ip, language: 'EN' })
const linkTo = async (email: string) => /#reset=([\w-]+)/.exec(await textTo(email, 'resetLink'))?.[1] ?? ''
const resetByLink = (token: string) =>
  gateway.call(resetPasswordByLink, { token, newPassword: NEW, confirmNewPassword: NEW }, { language: 'EN' })

describe('whoever gets a notice of what they did not do', () => {
  const tokenTo = async (to: string) => /#notMe=([\w-]+)/.exec(await textTo(to))?.[1] ?? ''
  const disown = (token: string) => gateway.call(disownChange, { token })

  it('ends all that is open, leaves the password worth nothing, and has their address again', async () => {
    const person = await join()
    const thief = await enter(person.account, PHONE, undefined, true)
    const former = { kind: 'EMAIL', address: person.email } as const
    const member = { id: person.id, account: person.account }
    await gateway.database.orm.transaction(async (tx) => {
      await bindAddress(tx, person.id, { kind: 'EMAIL', address: 'thief@mail.example', boundAt: gateway.clock.now() })
      await gateway.notices.tell(tx, {
        member,
        template: 'emailChanged',
        values: (common) => ({ ...common, masked: 'th•••@mail.example' }),
        language: 'EN',
        former,
      })
    })
    const token = await tokenTo(person.email)
    expect((await disown('nonsense')).failure.code).toBe('LINK_OVER')
    expect((await disown(token)).value).toMatchObject({ restored: 'EMAIL' })
    expect((await disown(token)).failure.code).toBe('LINK_OVER')
    expect((await gateway.call(getMemberInfo, {}, { token: thief.token })).failure.code).toBe('SESSION_EXPIRED')
    const cookies = { [REMEMBER_COOKIE]: thief.cookies[REMEMBER_COOKIE]! }
    expect((await gateway.call(resumeSession, {}, { cookies })).failure.code).toBe('NOT_LOGGED_IN')
    expect((await attempt(person.account, PASSWORD)).failure.code).toBe('LOGIN_FAILED')
    // The owner comes back by the address that is theirs again; the other one gets nothing.
    await ask(person.account, 'thief@mail.example', '10.4.0.1')
    await ask(person.account, person.email, '10.4.0.2')
    expect(await linkTo('thief@mail.example')).toBe('')
    expect((await resetByLink(await linkTo(person.email))).status).toBe(200)
    expect((await attempt(person.account, NEW, '203.0.113.24')).status).toBe(200)
  })

  it('does not take an address from the member whose it is by now', async () => {
    const [person, next] = [await join(), await join()]
    await person.bind()
    await gateway.database.orm.transaction(async (tx) => {
      await unbindAddress(tx, person.id, 'MOBILE')
      await gateway.notices.tell(tx, {
        member: { id: person.id, account: person.account },
        template: 'mobileRemoved',
        values: (common) => common,
        language: 'EN',
        former: { kind: 'MOBILE', address: person.mobile },
      })
      await bindAddress(tx, next.id, { kind: 'MOBILE', address: person.mobile, boundAt: gateway.clock.now() })
    })
    expect((await disown(await tokenTo(person.mobile))).value).toMatchObject({ restored: null })
  })

  it('takes away what was added with the change and since, and leaves what was there before', async () => {
    const person = await join()
    const link = (provider: 'google' | 'facebook') => {
      const identity = { provider, issuer: `https://${provider}.example`, subject: person.id, email: null, name: '' }
      return gateway.database.orm.transaction((tx) => insertIdentity(tx, person.id, identity, gateway.clock.now()))
    }
    const add = async (session: string) => {
      const key = softwarePasskey(SITE)
      const { value } = await gateway.call(beginPasskey, {}, { token: session, headers })
      const answer = await gateway.call(addPasskey, { name: 'Key', credential: key.make(value) }, { token: session, headers })
      expect(answer.status).toBe(200)
      return key
    }
    const own = await add((await enter(person.account, PHONE, person.ip)).token)
    const show = async (key: typeof own) => {
      const question = await gateway.call(signInPasskey, {}, { headers })
      const cookies = Object.fromEntries(Object.entries(question.cookies).map(([name, { value }]) => [name, value]))
      return gateway.call(loginByPasskey, { credential: key.show(question.value) }, { cookies, headers })
    }
    await link('google')
    gateway.clock.advance(3 * DAY_MS)
    // Somebody at a session that its owner has left open, and has just used the passkey in.
    const left = (await show(own)).value.token
    await person.bind()
    const { value: request } = await gateway.call(provePasskey, {}, { token: left, headers })
    await gateway.call(prove, { type: 'passkey', credential: own.show(request) }, { token: left, headers })
    const theirs = await add(left)
    const notice = await tokenTo(person.email)
    gateway.clock.advance(60_000)
    await link('facebook')

    expect((await disown(notice)).value.removed).toEqual({ passkeys: 1, authenticator: false, links: 1, devices: 1 })
    expect((await show(theirs)).failure.code).toBe('PASSKEY_REFUSED')
    expect((await show(own)).status).toBe(200)
    expect((await identitiesOf(gateway.database.orm, person.id)).map(({ provider }) => provider)).toEqual(['google'])
  })

  it('takes an app away that was set up since, with its recovery codes, and what was known of its device', async () => {
    const person = await join()
    const { token } = await enter(person.account, PHONE, person.ip)
    await person.bind()
    const { value: app } = await gateway.call(beginAuthenticator, {}, { token })
    await gateway.call(confirmAuthenticator, { code: shownBy(gateway, app.secret) }, { token })
    expect((await disown(await tokenTo(person.email))).value.removed).toMatchObject({ authenticator: true, devices: 1 })
    await ask(person.account, person.email, '10.4.0.3')
    await resetByLink(await linkTo(person.email))
    // No app that the owner has never seen is asked for.
    expect((await attempt(person.account, NEW, person.ip)).status).toBe(200)
  })
})
