import { HEADERS } from '@portico/contract/kit/call'
import { HELD_TOKEN } from '@portico/contract/desktop/names'
import { getMemberInfo } from '@portico/contract/member/calls'
import { register } from '@portico/contract/registration/calls'
import { login, logout, resumeSession } from '@portico/contract/session/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { changeSignInPassword } from '@portico/contract/session/flow-calls'
import { REMEMBER_COOKIE, sessionValue } from '@portico/contract/session/shapes'
import { systemStatus } from '@portico/contract/system/calls'
import { describe, expect, test } from 'vitest'
import { alive, failure, ONE, refusing, success, testGateway, TWO } from './testing/gateway.ts'

const TOKEN = 'canary-token-q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5'
const COOKIE = 'canary-cookie-z9x8c7v6b5n4m3l2k1j0h9g8f7d6s5'
const begun = { ...sessionExample, token: TOKEN }
const cookie = { 'Set-Cookie': `${REMEMBER_COOKIE}=${COOKIE}; Path=/wps/session; HttpOnly; SameSite=Strict` }
const post = { method: 'POST', body: '{}' }
const contentOf = async (response: Response) => `${JSON.stringify([...response.headers])}${await response.text()}`
/** Says no to a session, and nothing at all to who would resume it. */
const unknownTo = (code: string) =>
  alive((request) => (new URL(request.url).pathname === resumeSession.path ? refusing(request) : failure(code, 401)))
const sentToken = (request: Request | undefined) => request?.headers.get(HEADERS.token)

describe('[DESKTOP-01] the token', () => {
  test.each([
    [login, 'POST'],
    [register, 'PUT'],
    [resumeSession, 'POST'],
    [changeSignInPassword, 'POST'],
  ] as const)('stays in main when %o begins a session', async (row, method) => {
    const client = testGateway({ [ONE]: alive(() => success(begun, { headers: cookie })) })
    const answer = await contentOf(await client.fetch(row.path, { method, body: '{}' }))
    expect(answer).not.toContain('canary')
    expect(answer).toContain(HELD_TOKEN)
    expect([client.vault.token(), client.vault.remember()]).toEqual([TOKEN, COOKIE])
  })

  test('has a stand-in that the contract takes for one', () => {
    expect(sessionValue.safeParse({ ...begun, token: HELD_TOKEN })).toMatchObject({ success: true })
  })

  test('goes with the calls that need one, and with no others', async () => {
    const client = testGateway({ [ONE]: alive() }, { secrets: { token: TOKEN } })
    await client.fetch(getMemberInfo.path, { withToken: true })
    await client.fetch(getMemberInfo.path)
    await client.fetch(systemStatus.path, { withToken: true })
    expect(client.calls().map(sentToken)).toEqual([TOKEN, null, null])
  })

  test('whatever the renderer sends in its place, never leaves', async () => {
    const client = testGateway({ [ONE]: alive() })
    await client.fetch(getMemberInfo.path, { headers: { [HEADERS.token]: 'stolen', Cookie: 'a=b', 'X-Other': 'c' } })
    const [request] = client.calls()
    expect([sentToken(request), request?.headers.get('cookie'), request?.headers.get('x-other')]).toEqual([null, null, null])
  })

  test('is taken out of any answer in which it stands', async () => {
    const echo = alive((request) =>
      success({ note: `you are ${sentToken(request)}` }, { headers: { 'X-Trace-Id': 'trace', Location: TOKEN } }),
    )
    const client = testGateway({ [ONE]: echo }, { secrets: { token: TOKEN, remember: COOKIE } })
    const answer = await contentOf(await client.fetch(getMemberInfo.path, { withToken: true }))
    expect(answer).not.toContain('canary')
    expect(answer).toContain(`you are ${HELD_TOKEN}`)
  })

  test('serves calls of main itself, whose refusals are told by their codes', async () => {
    const client = testGateway({ [ONE]: alive(() => success(sessionExample.member)) }, { secrets: { token: TOKEN } })
    expect(await client.ask(getMemberInfo, {})).toEqual(sessionExample.member)
    expect(sentToken(client.calls()[0])).toBe(TOKEN)
    client.servers[ONE] = alive(() => failure('NOT_A_MEMBER', 403))
    await expect(client.ask(getMemberInfo, {})).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
  })
})

describe('[DESKTOP-01] the cookie of a remembered device', () => {
  test('goes with a resume, a sign-in and a logout only', async () => {
    const client = testGateway({ [ONE]: alive() }, { secrets: { token: TOKEN, remember: COOKIE } })
    await client.fetch(resumeSession.path, post)
    await client.fetch(login.path, post)
    await client.fetch(getMemberInfo.path, { withToken: true })
    await client.fetch(logout.path, { method: 'DELETE', withToken: true })
    const sent = `${REMEMBER_COOKIE}=${COOKIE}`
    expect(client.calls().map(({ headers }) => headers.get('cookie'))).toEqual([sent, sent, null, sent])
  })

  test('is found among others that a network joined with commas', async () => {
    const joined = `other=1; Expires=Sat, 21 Nov 2026 08:00:00 GMT, ${cookie['Set-Cookie']}`
    const client = testGateway({ [ONE]: alive(() => success(begun, { headers: { 'Set-Cookie': joined } })) })
    await client.fetch(login.path, post)
    expect(client.vault.remember()).toBe(COOKIE)
  })

  test('is forgotten when the gateway does not take it', async () => {
    const client = testGateway({ [ONE]: alive(() => failure('NOT_LOGGED_IN', 401)) }, { secrets: { remember: COOKIE } })
    expect((await client.fetch(resumeSession.path, post)).status).toBe(401)
    expect(client.vault.remember()).toBeUndefined()
    expect(client.ends).toEqual([])
  })

  test('stays where it was not the one refused: the vault was not open yet, or a fresh one came meanwhile', async () => {
    const client = testGateway({ [ONE]: alive(() => failure('NOT_LOGGED_IN', 401)) })
    let writes = 0
    const { hold } = client.vault
    client.vault.hold = (changed) => {
      writes += 1
      return hold(changed)
    }
    await client.fetch(resumeSession.path, post)
    expect(writes).toBe(0)
    client.servers[ONE] = alive(async () => {
      await hold({ remember: 'the-fresh-one' })
      return failure('NOT_LOGGED_IN', 401)
    })
    await hold({ remember: COOKIE })
    await client.fetch(resumeSession.path, post)
    expect(client.vault.remember()).toBe('the-fresh-one')
  })

  test.each([login, register])('of one member is not the session’s of another who signs in and wants none: %o', async (row) => {
    const client = testGateway({ [ONE]: unknownTo('SESSION_EXPIRED') }, { secrets: { token: 'x'.repeat(40), remember: COOKIE } })
    await client.fetch(getMemberInfo.path, { withToken: true })
    expect(client.vault.remember()).toBe(COOKIE)
    client.servers[ONE] = alive(() => success(begun))
    await client.fetch(row.path, { method: row.method, body: '{}' })
    expect([client.vault.token(), client.vault.remember(), client.vault.left(), client.ends]).toEqual([
      TOKEN,
      undefined,
      COOKIE,
      ['EXPIRED'],
    ])
  })
})

describe('[DESKTOP-01] a session ends', () => {
  test.each(['SESSION_EXPIRED', 'NOT_LOGGED_IN'])(
    'when the gateway says %s, once, and a device that could not be asked for stays remembered',
    async (code) => {
      const client = testGateway({ [ONE]: unknownTo(code) }, { secrets: { token: TOKEN, remember: COOKIE } })
      await Promise.all([client.fetch(getMemberInfo.path, { withToken: true }), client.fetch(getMemberInfo.path, { withToken: true })])
      expect([client.vault.token(), client.vault.remember(), client.ends]).toEqual([undefined, COOKIE, ['EXPIRED']])
    },
  )

  test('but not by an answer to a guest, nor to a token that was replaced meanwhile', async () => {
    const client = testGateway({ [ONE]: alive(() => failure('NOT_LOGGED_IN', 401)) }, { secrets: { token: TOKEN } })
    await client.fetch(getMemberInfo.path)
    client.servers[ONE] = alive(async () => {
      await client.vault.hold({ token: 'the-next-token-0123456789' })
      return failure('SESSION_EXPIRED', 401)
    })
    await client.fetch(getMemberInfo.path, { withToken: true })
    expect([client.vault.token(), client.ends]).toEqual(['the-next-token-0123456789', []])
  })

  test('by a logout, whether or not a gateway hears it', async () => {
    for (const server of [alive(), refusing]) {
      const client = testGateway({ [ONE]: server }, { secrets: { token: TOKEN, remember: COOKIE } })
      await client.fetch(logout.path, { method: 'DELETE', withToken: true })
      expect([client.vault.token(), client.vault.remember(), client.ends]).toEqual([undefined, undefined, ['LOGOUT']])
      await client.session.end('LOGOUT')
      expect(client.ends).toEqual(['LOGOUT'])
    }
  })

  test('by its own logout, and not by that of the one before, which a gateway answered late', async () => {
    const { promise: late, resolve: answer } = Promise.withResolvers<Response>()
    const client = testGateway({ [ONE]: alive(() => late) }, { secrets: { token: TOKEN, remember: COOKIE } })
    const leaving = client.fetch(logout.path, { method: 'DELETE', withToken: true })
    await client.session.leave()
    await client.vault.hold({ token: 'the-next-token-0123456789', remember: 'the-next-cookie' })
    answer(success({}))
    await leaving
    expect(sentToken(client.calls()[0])).toBe(TOKEN)
    expect([client.vault.token(), client.vault.remember(), client.ends]).toEqual([
      'the-next-token-0123456789',
      'the-next-cookie',
      ['LOGOUT'],
    ])
  })

  test('when somebody else signs in over it, as at the door of the agent office: nothing of it is left for them', async () => {
    const client = testGateway(
      { [ONE]: alive(() => success(begun, { headers: cookie })) },
      { secrets: { token: 'of-the-one-before-q1w2e3r4t5y6u7i8', remember: 'of-the-one-before' } },
    )
    const holds: unknown[] = []
    const { hold } = client.vault
    client.vault.hold = (changed) => {
      holds.push(changed.token)
      return hold(changed)
    }
    await client.fetch(login.path, post)
    expect([client.vault.token(), client.vault.remember(), client.ends]).toEqual([TOKEN, COOKIE, ['REPLACED']])
    // Windows and socket get an end and a beginning.
    expect(holds).toEqual([null, TOKEN])
  })

  test('once: a window that lets go of one that has run out does not make the device forgotten', async () => {
    const client = testGateway({ [ONE]: unknownTo('SESSION_EXPIRED') }, { secrets: { token: TOKEN, remember: COOKIE } })
    await client.fetch(getMemberInfo.path, { withToken: true })
    await client.session.leave()
    expect([client.vault.remember(), client.ends]).toEqual([COOKIE, ['EXPIRED']])
    await client.vault.hold({ token: TOKEN })
    await client.session.leave()
    expect([client.vault.token(), client.vault.remember(), client.ends]).toEqual([undefined, undefined, ['EXPIRED', 'LOGOUT']])
  })

  test('but not with its gateway: the next domain knows it too', async () => {
    const client = testGateway({ [ONE]: refusing, [TWO]: alive() }, { secrets: { token: TOKEN } })
    await client.fetch(getMemberInfo.path, { withToken: true })
    expect([client.lines.active(), client.vault.token(), client.ends]).toEqual([TWO, TOKEN, []])
  })
})
