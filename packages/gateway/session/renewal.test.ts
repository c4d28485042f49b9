import { HEADERS } from '@portico/contract/kit/call'
import { getMemberInfo, setWithdrawPassword } from '@portico/contract/member/calls'
import { changePassword } from '@portico/contract/member/password-calls'
import { login } from '@portico/contract/session/calls'
import { endOtherSessions, ownSessions, prove } from '@portico/contract/session/own-calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const newTokenOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) => headers[HEADERS.newToken.toLowerCase()]
/** What the gateway says to a token as it is. */
const answerTo = async (token: string) => {
  const { method, path: url } = getMemberInfo
  const { statusCode } = await gateway.gateway.app.inject({ method, url, headers: { [HEADERS.token]: token } })
  return statusCode
}
const again = 'four patient herons'

describe('whoever shows again who they are [LOGIN-05]', () => {
  it.each([
    ['by a proof', (token: string) => gateway.call(prove, { type: 'password', password: PASSWORD }, { token })],
    [
      'with the withdraw password',
      (token: string) => gateway.call(setWithdrawPassword, { password: PASSWORD, withdrawPassword: '135790' }, { token }),
    ],
    [
      'with another password',
      (token: string) => gateway.call(changePassword, { oldPassword: PASSWORD, newPassword: again, confirmNewPassword: again }, { token }),
    ],
  ])('goes on under another token %s, and the one before ends when calls under way are over', async (way, show) => {
    const { token: before } = await gateway.register(`renew${way.length}`)
    const { list } = (await gateway.call(ownSessions, {}, { token: before })).value
    const answer = await show(before)
    expect(answer.status).toBe(200)
    const token = String(newTokenOf(answer))
    expect(token).toMatch(/^[\w-]{43}$/)
    expect([await answerTo(token), await answerTo(before)]).toEqual([200, 200])
    const after = (await gateway.call(ownSessions, {}, { token })).value.list
    expect(after.map(({ id, expiresAt }) => [id, expiresAt])).toEqual(list.map(({ id, expiresAt }) => [id, expiresAt]))
    gateway.clock.advance(10_000)
    expect([await answerTo(token), await answerTo(before)]).toEqual([200, 401])
  })

  it('keeps the token where what was shown is wrong', async () => {
    const { token } = await gateway.register('renewnone')
    const wrong = await gateway.call(prove, { type: 'password', password: 'wrong' }, { token })
    expect([wrong.failure.code, newTokenOf(wrong)]).toEqual(['PASSWORD_WRONG', undefined])
    gateway.clock.advance(10_000)
    expect(await answerTo(token)).toBe(200)
  })

  it('proves nothing for the token of before, while that is still good', async () => {
    const { token: stolen } = await gateway.register('renewproof')
    gateway.clock.advance(6 * 60_000)
    const token = String(newTokenOf(await gateway.call(prove, { type: 'password', password: PASSWORD }, { token: stolen })))
    const endOthers = async (by: string) => {
      const { method, path: url } = endOtherSessions
      const { body } = await gateway.gateway.app.inject({ method, url, headers: { [HEADERS.token]: by }, payload: {} })
      return body.includes('REAUTHENTICATE')
    }
    expect([await answerTo(stolen), await endOthers(stolen), await endOthers(token)]).toEqual([200, true, false])
  })

  it('leaves nobody a way in by the token of before, who then shows something too', async () => {
    const { token: stolen } = await gateway.register('renewtwice')
    const first = String(newTokenOf(await gateway.call(prove, { type: 'password', password: PASSWORD }, { token: stolen })))
    const second = String(newTokenOf(await gateway.call(prove, { type: 'password', password: PASSWORD }, { token: first })))
    expect([await answerTo(stolen), await answerTo(first), await answerTo(second)]).toEqual([401, 200, 200])
  })
})

describe('a login in the place of a session', () => {
  const logIn = (username: string, token?: string) =>
    gateway.call(login, { type: 'username', username, password: PASSWORD }, token === undefined ? {} : { token })

  it('ends that one, whosever it was, and its socket hears why; others stay', async () => {
    const [{ token: before }, elsewhere] = [await gateway.register('inplace'), (await gateway.login('inplace')).token]
    const { value } = await logIn('inplace', before)
    expect([await answerTo(before), await answerTo(elsewhere), await answerTo(value.token)]).toEqual([401, 200, 200])
    const [ended] = (await gateway.committedEvents('session.ended')).slice(-1)
    expect(ended?.data).toEqual({ reason: 'REPLACED' })
    await gateway.register('inplaceother')
    expect((await logIn('inplaceother', value.token)).status).toBe(200)
    expect(await answerTo(value.token)).toBe(401)
  })

  it('does not where it is refused', async () => {
    const { token } = await gateway.register('inplacewrong')
    const wrong = await gateway.call(login, { type: 'username', username: 'inplacewrong', password: 'wrong' }, { token })
    expect(wrong.failure.code).toBe('LOGIN_FAILED')
    expect(await answerTo(token)).toBe(200)
  })
})
