import { getMemberInfo } from '@portico/contract/member/calls'
import { login, logout, resumeSession } from '@portico/contract/session/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { sendSignInCode } from '@portico/contract/session/flow-calls'
import { forgetRemembered, rememberedAccounts } from '@portico/contract/session/remember-calls'
import { FLOW_COOKIE, REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { expect, describe, test } from 'vitest'
import { alive, failure, ONE, refusing, success, testGateway } from './testing/gateway.ts'

const TOKEN = 'canary-token-q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5'
const ANN = 'canary-ann-z9x8c7v6b5n4m3l2k1j0h9g8f7d6s5'
const BOTH = `canary-bob-m5n6b7v8c9x0z1a2s3d4f5g6h7j8k9l0.${ANN}`
const ID = '6b1f3c5e-0d0a-4a6e-9f5b-1f2e3d4c5b6a'
const setCookie = (value: string) => ({ headers: { 'Set-Cookie': `${REMEMBER_COOKIE}=${value}; Path=/wps/session; HttpOnly` } })
const as = (id: string, value: string | undefined) => {
  const session = { ...sessionExample, token: TOKEN, member: { ...sessionExample.member, id } }
  return alive(() => success(session, value === undefined ? {} : setCookie(value)))
}
const post = { method: 'POST', body: '{}' }
const choose = { method: 'POST', body: JSON.stringify({ id: ID }) }
const leave = { method: 'DELETE', withToken: true }
const cookieOf = (client: ReturnType<typeof testGateway>) => client.calls().at(-1)?.headers.get('cookie')
const stored = ({ vault }: ReturnType<typeof testGateway>) => [vault.token(), vault.remember(), vault.left()]

describe('the list of who was here [LOGIN-13] [DESKTOP-01]', () => {
  test('is asked for, pressed and cleared by the cookie, which no answer shows to a window', async () => {
    const client = testGateway({ [ONE]: alive(() => success({ list: [{ id: ID }], note: BOTH })) }, { secrets: { left: BOTH } })
    expect(await (await client.fetch(rememberedAccounts.path)).text()).not.toContain('canary')
    expect(cookieOf(client)).toBe(`${REMEMBER_COOKIE}=${BOTH}`)
    client.servers[ONE] = alive(() => success({}, setCookie(ANN)))
    const answer = await client.fetch(forgetRemembered.path, choose)
    expect(`${JSON.stringify([...answer.headers])}${await answer.text()}`).not.toContain('canary')
    expect([cookieOf(client), ...stored(client)]).toEqual([`${REMEMBER_COOKIE}=${BOTH}`, undefined, undefined, ANN])
    client.servers[ONE] = alive(() => success({}, setCookie('')))
    await client.fetch(forgetRemembered.path, choose)
    expect(stored(client)).toEqual([undefined, undefined, undefined])
  })

  test('holds whoever signs out and says so, and they come back by a press alone, heard or not', async () => {
    for (const server of [alive(), refusing]) {
      const client = testGateway({ [ONE]: server }, { secrets: { token: TOKEN, remember: BOTH } })
      await client.fetch(`${logout.path}?keep=true`, leave)
      expect([...stored(client), client.ends]).toEqual([undefined, undefined, BOTH, ['LOGOUT']])
      client.servers[ONE] = as('ann', ANN)
      await client.fetch(resumeSession.path, post)
      expect(cookieOf(client)).toBeNull()
    }
    const client = testGateway({ [ONE]: as('ann', BOTH) }, { secrets: { left: ANN } })
    await client.fetch(resumeSession.path, choose)
    expect([cookieOf(client), ...stored(client)]).toEqual([`${REMEMBER_COOKIE}=${ANN}`, TOKEN, BOTH, undefined])
  })

  test('keeps the others when somebody leaves it', async () => {
    const client = testGateway({ [ONE]: alive(() => success({}, setCookie(ANN))) }, { secrets: { token: TOKEN, remember: BOTH } })
    await client.fetch(logout.path, leave)
    expect(stored(client)).toEqual([undefined, undefined, ANN])
    // Who was never on it leaves it as it is.
    await client.vault.hold({ token: TOKEN })
    client.servers[ONE] = alive()
    await client.fetch(logout.path, leave)
    expect(stored(client)).toEqual([undefined, undefined, ANN])
  })

  test('keeps the others when no gateway hears that somebody leaves it, and has nothing left of who did', async () => {
    const BOB = BOTH.split('.')[0]!
    const lost = alive(() => Promise.reject(new TypeError('the line went down')))
    for (const server of [refusing, lost, alive(() => failure('SESSION_EXPIRED', 401))]) {
      const client = testGateway({ [ONE]: server }, { secrets: { token: TOKEN, remember: BOTH } })
      await client.fetch(logout.path, leave)
      expect(stored(client)).toEqual([undefined, undefined, ANN])
      client.servers[ONE] = alive(() => success({ list: [{ id: ID }] }))
      await client.fetch(rememberedAccounts.path)
      expect(cookieOf(client)).toBe(`${REMEMBER_COOKIE}=${ANN}`)
      await client.fetch(resumeSession.path, choose)
      expect(cookieOf(client)).not.toContain(BOB)
    }
    // As where a window lets go of the session without a call.
    const client = testGateway({ [ONE]: refusing }, { secrets: { token: TOKEN, remember: BOTH } })
    await client.session.leave()
    expect(stored(client)).toEqual([undefined, undefined, ANN])
  })

  test('goes with a sign-in, which gives the next cookie, and serves no session of who wants none', async () => {
    const client = testGateway({ [ONE]: as('bob', BOTH) }, { secrets: { left: ANN } })
    await client.fetch(login.path, post)
    expect([cookieOf(client), ...stored(client)]).toEqual([`${REMEMBER_COOKIE}=${ANN}`, TOKEN, BOTH, undefined])
    client.servers[ONE] = as('cat', undefined)
    await client.fetch(login.path, post)
    expect(stored(client)).toEqual([TOKEN, undefined, BOTH])
    client.servers[ONE] = alive(() => failure('SESSION_EXPIRED', 401))
    await client.fetch(getMemberInfo.path, { withToken: true })
    expect(client.calls().map(({ url }) => new URL(url).pathname)).not.toContain(resumeSession.path)
    expect([...stored(client), client.ends]).toEqual([undefined, undefined, BOTH, ['REPLACED', 'EXPIRED']])
  })

  test('leaves nothing of one member’s windows to another who is pressed', async () => {
    const client = testGateway({ [ONE]: as('ann', ANN) }, {})
    await client.fetch(login.path, post)
    await client.fetch(`${logout.path}?keep=true`, leave)
    await client.fetch(resumeSession.path, choose)
    expect(client.ends).toEqual(['LOGOUT'])
    await client.fetch(`${logout.path}?keep=true`, leave)
    client.servers[ONE] = as('bob', BOTH)
    await client.fetch(resumeSession.path, choose)
    expect(client.ends).toEqual(['LOGOUT', 'LOGOUT', 'REPLACED'])
  })

  test('keeps the others when one press is refused, or wants another proof, whose cookie goes with the next step', async () => {
    const client = testGateway({ [ONE]: alive(() => failure('NOT_LOGGED_IN', 401)) }, { secrets: { left: BOTH } })
    await client.fetch(resumeSession.path, choose)
    expect(stored(client)).toEqual([undefined, undefined, BOTH])
    const headers: [string, string][] = [
      ['Set-Cookie', `${REMEMBER_COOKIE}=${ANN}; Path=/wps/session`],
      ['Set-Cookie', `${FLOW_COOKIE}=canary-flow; Path=/wps/session`],
    ]
    client.servers[ONE] = alive(() =>
      Response.json({ success: false, code: 'SIGN_IN_INCOMPLETE', traceId: 't' }, { status: 401, headers: new Headers(headers) }),
    )
    await client.fetch(resumeSession.path, choose)
    expect(stored(client)).toEqual([undefined, undefined, ANN])
    await client.fetch(sendSignInCode.path, post)
    expect(cookieOf(client)).toBe(`${FLOW_COOKIE}=canary-flow`)
  })

  test('is gone once nobody of it can come back', async () => {
    const client = testGateway({ [ONE]: alive(() => success({ list: [] })) }, { secrets: { left: BOTH } })
    await client.fetch(rememberedAccounts.path)
    expect(stored(client)).toEqual([undefined, undefined, undefined])
  })
})
