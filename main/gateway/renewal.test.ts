import { HEADERS } from '@portico/contract/kit/call'
import { placeBets } from '@portico/contract/bets/calls'
import { getMemberInfo } from '@portico/contract/member/calls'
import { login, resumeSession } from '@portico/contract/session/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { REMEMBER_COOKIE } from '@portico/contract/session/shapes'
import { describe, expect, test } from 'vitest'
import { alive, failure, ONE, success, testGateway } from './testing/gateway.ts'

const OLD = 'the-old-token-q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5'
const NEW = 'the-new-token-q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5'
const SUCCESSOR = 'the-successor-z9x8c7v6b5n4m3l2k1j0h9g8f7d6s5'
const secrets = { token: OLD, remember: 'the-cookie-of-this-device-z9x8c7v6b5' }
const setCookie = { 'Set-Cookie': `${REMEMBER_COOKIE}=${SUCCESSOR}; Path=/wps/session; HttpOnly` }
const money = { method: 'POST', body: '{}', headers: { [HEADERS.idempotencyKey]: 'once' } }

/** A gateway to which the old session has run out, and which knows the device. */
const forgetful = (device = true) =>
  alive((request) => {
    if (new URL(request.url).pathname === resumeSession.path)
      return device ? success({ ...sessionExample, token: NEW }, { headers: setCookie }) : failure('NOT_LOGGED_IN', 401)
    return request.headers.get(HEADERS.token) === NEW ? success(sessionExample.member) : failure('SESSION_EXPIRED', 401)
  })
const paths = (client: ReturnType<typeof testGateway>) => client.calls().map(({ url }) => new URL(url).pathname)

describe('[DESKTOP-01] a session that has run out', () => {
  test('goes on by the remembered device: no window hears of it, and the call that met it is sent again', async () => {
    const client = testGateway({ [ONE]: forgetful() }, { secrets })
    const answer = await client.fetch(getMemberInfo.path, { withToken: true })
    expect(await answer.json()).toMatchObject({ success: true })
    expect(paths(client)).toEqual([getMemberInfo.path, resumeSession.path, getMemberInfo.path])
    expect([client.vault.token(), client.vault.remember(), client.ends]).toEqual([NEW, SUCCESSOR, []])
  })

  test('is resumed once for all that meet its end together, the socket among them', async () => {
    const client = testGateway({ [ONE]: forgetful() }, { secrets })
    const calls = Array.from({ length: 4 }, () => client.fetch(getMemberInfo.path, { withToken: true }))
    const [goesOn] = await Promise.all([client.gateway.renew(), ...calls])
    expect(goesOn).toBe(true)
    expect(paths(client).filter((path) => path === resumeSession.path)).toHaveLength(1)
    expect(client.ends).toEqual([])
  })

  test('is refused before money moves, so that a bet may be sent again under its key', async () => {
    const client = testGateway({ [ONE]: forgetful() }, { secrets })
    await client.fetch(placeBets.path, { ...money, withToken: true })
    const sent = client.calls().filter(({ url }) => new URL(url).pathname === placeBets.path)
    expect(sent.map(({ headers }) => [headers.get(HEADERS.token), headers.get(HEADERS.idempotencyKey)])).toEqual([
      [OLD, 'once'],
      [NEW, 'once'],
    ])
  })

  test('ends where the device is not known either, or was never remembered', async () => {
    for (const remember of ['of-another-day-z9x8c7v6b5n4', undefined]) {
      const client = testGateway({ [ONE]: forgetful(false) }, { secrets: { token: OLD, ...(remember ? { remember } : {}) } })
      expect((await client.fetch(getMemberInfo.path, { withToken: true })).status).toBe(401)
      expect([client.vault.token(), client.vault.remember(), client.ends]).toEqual([undefined, undefined, ['EXPIRED']])
    }
  })

  test('leaves its windows to who comes back, and not to another member', async () => {
    const as = (id: string) => alive(() => success({ ...sessionExample, token: NEW, member: { ...sessionExample.member, id } }))
    const client = testGateway({ [ONE]: as('ann') })
    const signIn = (id: string) => {
      client.servers[ONE] = as(id)
      return client.fetch(login.path, { method: 'POST', body: '{}' })
    }
    await signIn('ann')
    await client.session.end('EXPIRED')
    await signIn('ann')
    expect(client.ends).toEqual(['EXPIRED'])
    await client.session.end('EXPIRED')
    await signIn('bob')
    expect(client.ends).toEqual(['EXPIRED', 'EXPIRED', 'REPLACED'])
  })
})
