import { getMemberInfo } from '@portico/contract/member/calls'
import { disownChange, forgotPassword, resetPasswordByLink } from '@portico/contract/member/password-calls'
import { resumeSession } from '@portico/contract/session/calls'
import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bindAddress, unbindAddress } from '../member/index.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { ownersOf } from '../testing/owners.ts'
import { enterBy, PHONE } from '../testing/sign-in.ts'

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
    expect((await disown(token)).value).toEqual({ restored: 'EMAIL' })
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
    expect((await disown(await tokenTo(person.mobile))).value).toEqual({ restored: null })
  })
})
