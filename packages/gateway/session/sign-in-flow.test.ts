import { getMemberInfo } from '@portico/contract/member/calls'
import { cancelSignIn, changeSignInPassword, sendSignInCode, verifySignIn } from '@portico/contract/session/flow-calls'
import { login } from '@portico/contract/session/calls'
import { FLOW_COOKIE } from '@portico/contract/session/shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeSetting } from '../db/settings.ts'
import { bindAddress, setPassword } from '../member/index.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'

const NEW = 'three quiet herons'

describe('a sign-in that asks for another password [LOGIN-06] [LOGIN-20]', () => {
  let house: TestGateway
  beforeAll(async () => {
    house = await testGateway()
  })
  afterAll(() => house.close())

  /** Logs in to an account whose password somebody else chose. */
  const begin = async (account: string) => {
    await house.members.create({ account, password: PASSWORD, mustChangePassword: true, contacts: { payeeName: 'TRAN THI LAN' } })
    const { failure, cookies, status } = await house.call(login, { type: 'username', username: account, password: PASSWORD })
    return { failure, status, cookies: { [FLOW_COOKIE]: cookies[FLOW_COOKIE]!.value }, cookie: cookies[FLOW_COOKIE]! }
  }
  const change = (cookies: Record<string, string>, newPassword: string, confirmNewPassword = newPassword) =>
    house.call(changeSignInPassword, { newPassword, confirmNewPassword }, { cookies })

  it('opens no session before it, and one after it, in the browser where it began', async () => {
    const { failure, status, cookies, cookie } = await begin('lanforced')
    expect(status).toBe(401)
    expect(failure).toMatchObject({
      code: 'SIGN_IN_INCOMPLETE',
      next: { step: 'CHANGE_PASSWORD', reason: 'CHOSEN_BY_OTHER', account: 'lanforced', methods: [] },
    })
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/wps/session' })
    expect((await change({}, NEW)).failure.code).toBe('SIGN_IN_OVER')
    const { value } = await change(cookies, NEW)
    expect((await house.call(getMemberInfo, {}, { token: value.token })).value.account).toBe('lanforced')
    expect((await change(cookies, `${NEW} 2`)).failure.code).toBe('SIGN_IN_OVER')
    expect((await house.login('lanforced', { password: NEW })).member.account).toBe('lanforced')
    expect((await house.call(login, { type: 'username', username: 'lanforced', password: PASSWORD })).failure.code).toBe('LOGIN_FAILED')
  })

  it('refuses a password that would be guessed, and says why [PASSWORD-03]', async () => {
    const { cookies } = await begin('huongweak1990')
    const refused = async (newPassword: string) => (await change(cookies, newPassword)).failure.fields?.['newPassword']?.rule
    expect(await refused('a1b2c3d')).toBe('short')
    expect(await refused('password1')).toBe('common')
    expect(await refused('HuongWeak1990')).toBe('personal')
    expect(await refused('tranthilan')).toBe('personal')
    expect(await refused('aurora1990')).toBe('personal')
    expect(await refused('kx7kx7kx7kx7')).toBe('guessable')
    expect(await refused(PASSWORD)).toBe('same')
    expect((await change(cookies, NEW, `${NEW} `)).failure.fields).toEqual({ confirmNewPassword: { rule: 'confirm' } })
    expect((await change(cookies, NEW)).status).toBe(200)
  })

  it('takes a password as it was typed: blanks, any sign, 64 letters', async () => {
    for (const [index, password] of [
      ` ${NEW} `,
      '密码够长吗 héron 🦩',
      'nine herons stood quietly beside the slow green river at 5 o clock'.slice(0, 64),
      'quả cầu lửa của sông hồng'.normalize('NFD'),
      'quả cầu lửa của sông hồng'.normalize('NFC'),
    ].entries()) {
      const account = `exact${index}`
      const { cookies } = await begin(account)
      expect((await change(cookies, password)).status).toBe(200)
      expect((await house.call(login, { type: 'username', username: account, password })).status).toBe(200)
      // Neither trimmed nor folded: what looks the same is another password.
      for (const other of new Set([password.trim(), password.normalize('NFC'), password.normalize('NFD')])) {
        if (other === password) continue
        expect((await house.call(login, { type: 'username', username: account, password: other })).failure.code).toBe('LOGIN_FAILED')
      }
    }
  })

  it('does not come for another’s choice where the brand has switched that off [REGISTER-11]', async () => {
    const brand = { ...house.config.brand, modules: { ...house.config.brand.modules, forcedPasswordChange: false } }
    const other = await testGateway({ config: { brand } })
    await other.members.create({ account: 'unforced', password: PASSWORD, mustChangePassword: true })
    expect((await other.call(login, { type: 'username', username: 'unforced', password: PASSWORD })).status).toBe(200)
    await other.close()
  })

  it('opens one session however often its last answer is sent at once', async () => {
    const { cookies } = await begin('atonce')
    const answers = await Promise.all(Array.from({ length: 8 }, () => change(cookies, NEW)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('ends when it is cancelled, when its time is over, and when the account is shut out', async () => {
    const cancelled = await begin('cancelled')
    await house.call(cancelSignIn, {}, { cookies: cancelled.cookies })
    expect((await change(cancelled.cookies, NEW)).failure.code).toBe('SIGN_IN_OVER')
    const blocked = await begin('blockedflow')
    await house.sessions.block((await house.members.byAccount('blockedflow'))!.id)
    expect((await change(blocked.cookies, NEW)).failure.code).toBe('ACCOUNT_BLOCKED')
    const late = await begin('lateflow')
    house.clock.advance(15 * 60_000)
    expect((await change(late.cookies, NEW)).failure.code).toBe('SIGN_IN_OVER')
  })

  it('comes when a password is too old, where the brand has set days, and not before [PASSWORD-01]', async () => {
    await house.members.create({ account: 'oldpassword', password: PASSWORD })
    const attempt = () => house.call(login, { type: 'username', username: 'oldpassword', password: PASSWORD })
    house.clock.advance(400 * 86_400_000)
    expect((await attempt()).status).toBe(200)
    await writeSetting(house.database.orm, 'passwords.days', 90)
    const { failure, cookies } = await attempt()
    expect(failure.next).toMatchObject({ step: 'CHANGE_PASSWORD', reason: 'EXPIRED' })
    expect((await change({ [FLOW_COOKIE]: cookies[FLOW_COOKIE]!.value }, NEW)).status).toBe(200)
    expect((await house.call(login, { type: 'username', username: 'oldpassword', password: NEW })).status).toBe(200)
  })
})

describe('a sign-in from a device and a network that the account was never seen at [LOGIN-09]', () => {
  let house: TestGateway
  beforeAll(async () => {
    house = await testGateway()
  })
  afterAll(() => house.close())

  const ELSEWHERE = '198.51.100.7'
  /** An account with a proved number, which has signed in from home before. */
  const join = async (account: string, address: string) => {
    const { member } = await house.register(account, { payeeName: 'TRAN THI LAN' })
    const boundAt = house.clock.now()
    await house.database.orm.transaction((tx) => bindAddress(tx, member.id, { kind: 'MOBILE', address, boundAt }))
    return member.id
  }
  const attempt = (account: string, { ip = ELSEWHERE, cookies = {} }: { ip?: string; cookies?: Record<string, string> } = {}) =>
    house.call(login, { type: 'username', username: account, password: PASSWORD }, { ip, cookies })
  const valuesOf = ({ cookies }: { cookies: Readonly<Record<string, { value: string }>> }) =>
    Object.fromEntries(Object.entries(cookies).map(([name, { value }]) => [name, value]))
  const codeSentTo = async (to: string) => {
    const { list } = await house.messages.list({ to, size: 1 })
    return /\b\d{6}\b/.exec(list.find((message) => message.to === to)?.text ?? '')?.[0] ?? ''
  }

  it('is proved by a code to the bound number, and then opens the session', async () => {
    await join('lanaway', '+84912000001')
    expect((await attempt('lanaway', { ip: '127.0.0.9' })).status).toBe(200)
    const first = await attempt('lanaway')
    expect(first.failure.next).toMatchObject({ step: 'VERIFY', reason: 'NEW_DEVICE', methods: [{ method: 'SMS', to: '+84 ••• 001' }] })
    const cookies = valuesOf(first)
    expect((await house.call(sendSignInCode, { method: 'SMS' }, { cookies })).value.to).toBe('+84 ••• 001')
    const code = await codeSentTo('+84912000001')
    const answer = (more: object = {}) => house.call(verifySignIn, { method: 'SMS', code, ...more }, { cookies, ip: ELSEWHERE })
    expect((await house.call(verifySignIn, { method: 'SMS', code }, {})).failure.code).toBe('SIGN_IN_OVER')
    const { value } = await answer()
    expect((await house.call(getMemberInfo, {}, { token: value.token })).value.account).toBe('lanaway')
    expect((await answer()).failure.code).toBe('SIGN_IN_OVER')
  })

  it('is over after five wrong answers, however many come at once, and the right one comes too late', async () => {
    await join('guessedat', '+84912000002')
    const cookies = valuesOf(await attempt('guessedat'))
    await house.call(sendSignInCode, { method: 'SMS' }, { cookies })
    const code = await codeSentTo('+84912000002')
    const wrong = code === '000000' ? '111111' : '000000'
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => house.call(verifySignIn, { method: 'SMS', code: wrong }, { cookies })),
    )
    const refused = answers.filter(({ failure }) => failure.code === 'CODE_WRONG')
    expect(refused.map(({ failure }) => failure.remaining).toSorted()).toEqual(['1', '2', '3', '4'])
    expect((await house.call(verifySignIn, { method: 'SMS', code }, { cookies })).failure.code).toBe('SIGN_IN_OVER')
  })

  it('asks no more on a device that its owner trusts, for thirty days', async () => {
    await join('trusting', '+84912000004')
    const cookies = valuesOf(await attempt('trusting'))
    await house.call(sendSignInCode, { method: 'SMS' }, { cookies })
    const code = await codeSentTo('+84912000004')
    const opened = await house.call(verifySignIn, { method: 'SMS', code, trustDevice: true }, { cookies, ip: ELSEWHERE })
    const device = valuesOf(opened)
    expect((await attempt('trusting', { ip: '203.0.113.5', cookies: device })).status).toBe(200)
    expect((await attempt('trusting', { ip: '192.0.2.5' })).failure.next?.step).toBe('VERIFY')
    house.clock.advance(31 * 86_400_000)
    expect((await attempt('trusting', { ip: '192.0.2.6', cookies: device })).failure.next?.step).toBe('VERIFY')
  })

  it('asks for the code first and for another password after it', async () => {
    const id = await join('twosteps', '+84912000005')
    const row = (await house.members.byId(id))!
    await house.database.orm.transaction((tx) => setPassword(tx, id, row.passwordHash))
    const cookies = valuesOf(await attempt('twosteps'))
    const chosen = { newPassword: NEW, confirmNewPassword: NEW }
    expect((await house.call(changeSignInPassword, chosen, { cookies })).failure.next?.step).toBe('VERIFY')
    await house.call(sendSignInCode, { method: 'SMS' }, { cookies })
    const code = await codeSentTo('+84912000005')
    const verified = await house.call(verifySignIn, { method: 'SMS', code }, { cookies })
    expect(verified.failure.next).toMatchObject({ step: 'CHANGE_PASSWORD', reason: 'CHOSEN_BY_OTHER' })
    expect((await house.call(changeSignInPassword, chosen, { cookies })).status).toBe(200)
  })
})
