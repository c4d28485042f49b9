import { login } from '@portico/contract/session/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { changeSignInPassword } from '@portico/contract/session/flow-calls'
import { FLOW_COOKIE } from '@portico/contract/session/shapes'
import { redeemExchange } from '@portico/contract/session/social-calls'
import { systemStatus } from '@portico/contract/system/calls'
import { expect, test } from 'vitest'
import { alive, ONE, success, testGateway } from './testing/gateway.ts'

const TOKEN = 'canary-token-q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5'
const post = { method: 'POST', body: '{}' }
const contentOf = async (response: Response) => `${JSON.stringify([...response.headers])}${await response.text()}`

test('[DESKTOP-01] the cookie of a sign-in of several steps stays in main and goes with no other call', async () => {
  const flow = `${FLOW_COOKIE}=canary-flow-a1s2d3; Path=/wps/session; HttpOnly; SameSite=Strict`
  const steps = alive((request) =>
    new URL(request.url).pathname === login.path
      ? Response.json({ success: false, code: 'SIGN_IN_INCOMPLETE', traceId: 't' }, { status: 401, headers: { 'Set-Cookie': flow } })
      : success({ ...sessionExample, token: TOKEN }, { headers: { 'Set-Cookie': `${FLOW_COOKIE}=; Max-Age=0; Path=/wps/session` } }),
  )
  const client = testGateway({ [ONE]: steps })
  expect(await contentOf(await client.fetch(login.path, post))).not.toContain('canary')
  await client.fetch(systemStatus.path)
  await client.fetch(changeSignInPassword.path, post)
  await client.fetch(changeSignInPassword.path, post)
  expect(client.calls().map((request) => request.headers.get('cookie'))).toEqual([null, null, `${FLOW_COOKIE}=canary-flow-a1s2d3`, null])
  expect(client.vault.token()).toBe(TOKEN)
})

test('[DESKTOP-01] a session that a one-time code was traded for stays in main, and a newcomer brings none', async () => {
  const newcomer = { newcomer: { ticket: 'a-ticket', provider: 'google', suggestion: 'linh' } }
  const replies = [newcomer, { ...sessionExample, token: TOKEN }]
  const client = testGateway({ [ONE]: alive(() => success(replies.shift())) })
  expect(await contentOf(await client.fetch(redeemExchange.path, post))).toContain('a-ticket')
  expect(client.vault.token()).toBeUndefined()
  expect(await contentOf(await client.fetch(redeemExchange.path, post))).not.toContain('canary')
  expect(client.vault.token()).toBe(TOKEN)
})
