import { bindOwnAddress, ownBindings, removeOwnAddress, sendBindingCode } from '@portico/contract/member/binding-calls'
import { forgotPassword, resetPasswordByLink } from '@portico/contract/member/password-calls'
import { prove } from '@portico/contract/session/own-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolApp, shownBy } from '../testing/authenticator.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'
import { ownersOf } from '../testing/owners.ts'
import { enterBy, PHONE, WINDOWS } from '../testing/sign-in.ts'

const MINUTE = 60_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const { join, textTo } = ownersOf(() => gateway)
const enter = enterBy(() => gateway)

/** Signed in at home, before there is anything to be asked for. */
const arrive = async () => {
  const owner = await join()
  return { ...owner, ...(await enter(owner.account, WINDOWS)) }
}
type Arrived = Awaited<ReturnType<typeof arrive>>

const send = ({ token, ip }: Arrived, email: string) =>
  gateway.call(sendBindingCode, { kind: 'EMAIL', email }, { token, ip, language: 'EN' })
const codeTo = async (to: string) => /\b(\d{6})\b/.exec(await textTo(to, 'code'))?.[1] ?? ''
const bind = ({ token, ip }: Arrived, email: string, verificationCode: string) =>
  gateway.call(bindOwnAddress, { kind: 'EMAIL', email, verificationCode }, { token, ip, language: 'EN' })
const bound = async ({ token }: Arrived) => (await gateway.call(ownBindings, {}, { token })).value.list.map(({ masked }) => masked)
const own = async (person: Arrived, email: string) => {
  expect((await send(person, email)).status).toBe(200)
  return bind(person, email, await codeTo(email))
}
const other = (code: string) => (code === '000000' ? '111111' : '000000')

describe('an address that a member binds', () => {
  it('is proved by a code that was sent to it, shown in part, and written down', async () => {
    const person = await arrive()
    expect(await bound(person)).toEqual([])
    expect((await send(person, ' New.One@Mail.Example ')).value.resendAfter).toBe(60)
    const code = await codeTo('new.one@mail.example')
    expect((await bind(person, 'new.one@mail.example', other(code))).failure).toMatchObject({ code: 'CODE_WRONG', remaining: '4' })
    expect((await bind(person, 'NEW.one@mail.example', code)).value).toMatchObject({ kind: 'EMAIL', masked: 'ne•••@mail.example' })
    expect((await bind(person, 'new.one@mail.example', code)).failure.code).toBe('CODE_EXPIRED')
    expect(await bound(person)).toEqual(['ne•••@mail.example'])
    const { list } = await gateway.audit.read({ account: person.id, size: 5 })
    expect(list[0]).toMatchObject({ action: 'ADDRESS_BOUND', details: expect.stringContaining('ne•••@mail.example') as unknown })
    const request = { kind: 'MOBILE', mobileNum: person.mobileNum, countryDialingCode: '84' } as const
    const { token, ip } = person
    expect((await gateway.call(sendBindingCode, request, { token, ip })).status).toBe(200)
    const verificationCode = await codeTo(person.mobile)
    expect((await gateway.call(bindOwnAddress, { ...request, verificationCode }, { token, ip })).status).toBe(200)
    expect(await textTo('new.one@mail.example', 'mobileChanged')).not.toBe('')
    expect(await textTo(person.mobile, 'mobileChanged')).toBe('')
  })

  it('takes the place of the former one, which is told and can have it back', async () => {
    const person = await arrive()
    await own(person, 'former@mail.example')
    gateway.clock.advance(MINUTE)
    expect((await own(person, 'later@mail.example')).status).toBe(200)
    expect(await bound(person)).toEqual(['la•••@mail.example'])
    expect(await textTo('former@mail.example', 'emailChanged')).toMatch(/changed to la•••@mail\.example .*[^]*\/recover#notMe=/)
    expect(await textTo('later@mail.example', 'emailChanged')).toBe('')
  })

  it('needs the second factor of who has one', async () => {
    const person = await arrive()
    const { secret } = await enrolApp(gateway, person.token)
    gateway.clock.advance(5 * MINUTE + 1)
    const { token } = person
    await gateway.call(prove, { type: 'password', password: PASSWORD }, { token })
    expect((await send(person, 'thief@mail.example')).failure).toMatchObject({ code: 'REAUTHENTICATE', methods: ['TOTP', 'RECOVERY_CODE'] })
    expect((await gateway.call(prove, { type: 'totp', code: shownBy(gateway, secret) }, { token })).status).toBe(200)
    expect((await send(person, 'owner@mail.example')).status).toBe(200)
  })

  it('needs a proof of this session and of the last five minutes: none older, none of another session, none of another member', async () => {
    const [person, stranger] = [await arrive(), await arrive()]
    const elsewhere = await enter(person.account, PHONE)
    gateway.clock.advance(5 * MINUTE + 1)
    const proveAt = (token: string) => gateway.call(prove, { type: 'password', password: PASSWORD }, { token })
    await proveAt(stranger.token)
    await proveAt(elsewhere.token)
    const refused = async () => [
      (await send(person, 'fresh@mail.example')).failure.code,
      (await bind(person, 'fresh@mail.example', '123456')).failure.code,
      (await gateway.call(removeOwnAddress, { kind: 'EMAIL' }, { token: person.token })).failure.code,
    ]
    expect(await refused()).toEqual(Array.from({ length: 3 }, () => 'REAUTHENTICATE'))
    await proveAt(person.token)
    gateway.clock.advance(5 * MINUTE)
    expect((await send(person, 'fresh@mail.example')).status).toBe(200)
    gateway.clock.advance(MINUTE)
    expect(await refused()).toEqual(Array.from({ length: 3 }, () => 'REAUTHENTICATE'))
  })

  it('says that it is another account’s to nobody but who has proved to have it', async () => {
    const [first, second] = [await arrive(), await arrive()]
    await own(first, 'shared@mail.example')
    gateway.clock.advance(MINUTE)
    expect((await send(second, 'shared@mail.example')).status).toBe(200)
    const code = await codeTo('shared@mail.example')
    expect((await bind(second, 'shared@mail.example', other(code))).failure.code).toBe('CODE_WRONG')
    expect((await bind(second, 'shared@mail.example', code)).failure.fields).toEqual({ email: { rule: 'taken' } })
    expect((await send(first, 'shared@mail.example')).failure.fields).toEqual({ email: { rule: 'same' } })
  })

  it('takes no code that another session asked for, and judges five of fifty at once', async () => {
    const [first, second] = [await arrive(), await arrive()]
    await send(first, 'swapped@mail.example')
    const code = await codeTo('swapped@mail.example')
    expect((await bind(second, 'swapped@mail.example', code)).failure.code).toBe('CODE_EXPIRED')
    const replies = await Promise.all(Array.from({ length: 50 }, () => bind(first, 'swapped@mail.example', other(code))))
    expect(replies.filter(({ failure }) => failure.code === 'CODE_WRONG')).toHaveLength(5)
    expect((await bind(first, 'swapped@mail.example', code)).failure.code).toBe('CODE_EXPIRED')
  })

  it('is removed, told of it, and no link that was sent to it before opens anything', async () => {
    const person = await arrive()
    await own(person, 'leaving@mail.example')
    await gateway.call(forgotPassword, { username: person.account, email: 'leaving@mail.example' }, { ip: '10.3.0.1' })
    const token = /#reset=([\w-]+)/.exec(await textTo('leaving@mail.example', 'resetLink'))?.[1] ?? ''
    expect((await gateway.call(removeOwnAddress, { kind: 'EMAIL' }, { token: person.token })).value).toEqual({})
    expect(await bound(person)).toEqual([])
    expect(await textTo('leaving@mail.example', 'emailRemoved')).toContain('/recover#notMe=')
    const wish = { token, newPassword: 'three quiet herons', confirmNewPassword: 'three quiet herons' }
    expect((await gateway.call(resetPasswordByLink, wish)).failure.code).toBe('LINK_OVER')
  })

  it.each([
    { kind: 'EMAIL' },
    { kind: 'EMAIL', email: 'no address' },
    { kind: 'MOBILE' },
    { kind: 'MOBILE', mobileNum: '12', countryDialingCode: '84' },
  ] as const)('is refused at its field where it is none: %j', async (request) => {
    const { token } = await arrive()
    const { failure } = await gateway.call(sendBindingCode, request, { token })
    expect(failure.code).toBe('FIELD_INVALID')
    expect(['email', 'mobileNum', 'countryDialingCode']).toContain(Object.keys(failure.fields ?? {})[0])
  })
})
