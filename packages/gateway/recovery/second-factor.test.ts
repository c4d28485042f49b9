import { addPasskey, beginPasskey } from '@portico/contract/factor/passkey-calls'
import { forgotPassword, resetPasswordByLink } from '@portico/contract/member/password-calls'
import { resetPassword } from '@portico/contract/member/operator-calls'
import { login } from '@portico/contract/session/calls'
import { verifySignIn } from '@portico/contract/session/flow-calls'
import { FLOW_COOKIE } from '@portico/contract/session/shapes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enrolApp, shownBy } from '../testing/authenticator.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { ownersOf } from '../testing/owners.ts'
import { enterBy, WINDOWS } from '../testing/sign-in.ts'
import { softwarePasskey } from '../testing/software-passkey.ts'

const NEW = 'three quiet herons'
const HOME = '203.0.113.24'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const { join, textTo } = ownersOf(() => gateway)
const enter = enterBy(() => gateway)

/** Wins the password back by e-mail. */
const recover = async ({ account, email, ip }: { account: string; email: string; ip: string }) => {
  await gateway.call(forgotPassword, { username: account, email }, { ip })
  const token = /#reset=([\w-]+)/.exec(await textTo(email, 'resetLink'))?.[1] ?? ''
  expect((await gateway.call(resetPasswordByLink, { token, newPassword: NEW, confirmNewPassword: NEW })).status).toBe(200)
}
const attempt = (username: string, ip: string) => gateway.call(login, { type: 'username', username, password: NEW }, { ip })

it('a password that was won back goes round no second factor, not even at home, until that was shown once', async () => {
  const person = await join()
  const { token } = await enter(person.account, WINDOWS)
  const { secret } = await enrolApp(gateway, token)
  await person.bind()
  await recover(person)
  const first = await attempt(person.account, HOME)
  const methods = [{ method: 'TOTP' }, { method: 'RECOVERY_CODE' }]
  expect(first.failure.next).toMatchObject({ step: 'VERIFY', reason: 'FACTOR_REQUIRED', methods })
  // Another begun sign-in is asked as well.
  expect((await attempt(person.account, HOME)).failure.next?.step).toBe('VERIFY')
  gateway.clock.advance(30_000)
  const cookies = { [FLOW_COOKIE]: first.cookies[FLOW_COOKIE]!.value }
  const request = { method: 'TOTP', code: shownBy(gateway, secret) } as const
  expect((await gateway.call(verifySignIn, request, { cookies, ip: HOME })).status).toBe(200)
  expect((await attempt(person.account, HOME)).failure.next?.reason).toBe('OWN_FACTOR')
})

it('nor round a passkey, which is all that there is: no address and no place stands in for it', async () => {
  const person = await join()
  const { token } = await enter(person.account, WINDOWS)
  const headers = { host: 'localhost:8080' }
  const creation = (await gateway.call(beginPasskey, {}, { token, headers })).value
  const credential = softwarePasskey('http://localhost:8080').make(creation)
  expect((await gateway.call(addPasskey, { name: 'Laptop', credential }, { token, headers })).status).toBe(200)
  await person.bind()
  await recover(person)
  const { next } = (await attempt(person.account, HOME)).failure
  expect(next).toMatchObject({ step: 'VERIFY', reason: 'FACTOR_REQUIRED', methods: [{ method: 'PASSKEY' }] })
})

it('without one, the address that it was won back by proves nothing more at the first sign-in, and another address does', async () => {
  const person = await join()
  await person.bind()
  await recover(person)
  expect((await attempt(person.account, '198.51.100.9')).failure.next?.methods).toMatchObject([{ method: 'SMS' }])
})

it('nor does one that an operator set, of which the owner is told', async () => {
  const person = await join()
  const { token } = await enter(person.account, WINDOWS)
  await enrolApp(gateway, token)
  await person.bind()
  const { password } = (await gateway.call(resetPassword, { account: person.account }, { token: gateway.operatorKey })).value
  const { failure } = await gateway.call(login, { type: 'username', username: person.account, password }, { ip: HOME })
  expect(failure.next).toMatchObject({ step: 'VERIFY', methods: [{ method: 'TOTP' }, { method: 'RECOVERY_CODE' }] })
  expect(await textTo(person.email, 'passwordReset')).toContain('/recover#notMe=')
})
