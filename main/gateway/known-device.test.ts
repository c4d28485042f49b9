import { getMemberInfo } from '@portico/contract/member/calls'
import { login, logout } from '@portico/contract/session/calls'
import { sessionExample } from '@portico/contract/session/examples'
import { DEVICE_COOKIE } from '@portico/contract/session/own-shapes'
import { expect, test } from 'vitest'
import { alive, ONE, success, testGateway } from './testing/gateway.ts'

test('the cookie of a known device goes with what begins a session and with its calls, and outlives it; it never reaches the renderer', async () => {
  const headers = { 'Set-Cookie': `${DEVICE_COOKIE}=canary-device; Path=/wps; HttpOnly; SameSite=Lax` }
  const client = testGateway({ [ONE]: alive(() => success(sessionExample, { headers })) })
  const signIn = () => client.fetch(login.path, { method: 'POST', body: '{}' })
  const answer = await signIn()
  expect(`${JSON.stringify([...answer.headers])}${await answer.text()}`).not.toContain('canary')
  await client.fetch(getMemberInfo.path, { withToken: true })
  await client.fetch(logout.path, { method: 'DELETE', withToken: true })
  await signIn()
  const cookie = `${DEVICE_COOKIE}=canary-device`
  expect(client.calls().map((request) => request.headers.get('Cookie'))).toEqual([null, cookie, cookie, cookie])
})
