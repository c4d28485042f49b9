import { get } from 'node:http'
import { captchaChallenge, login } from '@portico/contract/session/calls'
import { systemStatus } from '@portico/contract/system/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'

describe('rate limits', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ config: { rates: { all: 12, login: 2, register: 2, captcha: 3 } } })
  })
  afterAll(() => gateway.close())

  test('logins are fewer, counted by address, and say when to come back', async () => {
    const attempt = async (ip: string) => gateway.call(login, { type: 'username', username: 'nobody', password: PASSWORD }, { ip })
    await attempt('203.0.113.1')
    await attempt('203.0.113.1')
    const refused = await attempt('203.0.113.1')
    expect([refused.status, refused.failure.code]).toEqual([429, 'RATE_LIMITED'])
    expect(refused.failure.retryAfter).toBeGreaterThan(0)
    expect(refused.headers['retry-after']).toBe(String(refused.failure.retryAfter))
    expect((await attempt('203.0.113.2')).failure.code).toBe('LOGIN_FAILED')
  })

  test('whoever goes on after that is locked for the rest of the minute [SYSTEM-06]', async () => {
    const attempt = async () => gateway.call(captchaChallenge, {}, { ip: '203.0.113.9' })
    for (let count = 0; count < 34; count++) await attempt()
    const refused = await attempt()
    expect([refused.status, refused.failure.code]).toEqual([403, 'IP_LOCKED'])
    expect(refused.failure.retryAfter).toBeGreaterThan(0)
  })

  test('are not dodged by another spelling of the address, nor by naming another caller [SYSTEM-06]', async () => {
    const { port } = new URL(await gateway.start())
    const ask = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'X-Forwarded-For': '203.0.113.77' }
        get({ port, path, headers }, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
      })
    const spellings = [captchaChallenge.path, captchaChallenge.path.replace('/w', '/%77'), `http://any.host${captchaChallenge.path}`]
    for (const path of spellings) expect(await ask(path)).toBe(200)
    for (const path of spellings) expect([path, await ask(path)]).toEqual([path, 429])
  })

  test('captchas are counted apart from logins', async () => {
    const codes = []
    for (let count = 0; count < 4; count++) codes.push((await gateway.call(captchaChallenge, {}, { ip: '203.0.113.3' })).status)
    expect(codes).toEqual([200, 200, 200, 429])
  })

  test('everything together has its own, generous limit, unknown paths included, pages not', async () => {
    const ip = '203.0.113.4'
    for (let count = 0; count < 12; count++) expect((await gateway.call(systemStatus, {}, { ip })).status).toBe(200)
    expect((await gateway.call(systemStatus, {}, { ip })).failure.code).toBe('RATE_LIMITED')
    const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.app.inject({ url: '/healthz', remoteAddress: ip })))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  })
})

test('behind a proxy callers are told apart by what the proxy says, not by what they say through it [SYSTEM-06]', async () => {
  const gateway = await testGateway({ config: { proxies: 1, rates: { all: 12, login: 2, register: 2, captcha: 3 } } })
  const ask = async (claimedAddress: string, address: string) =>
    (await gateway.call(captchaChallenge, {}, { ip: '10.0.0.2', headers: { 'X-Forwarded-For': `${claimedAddress}, ${address}` } })).status
  const codes = []
  for (const claimedAddress of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'])
    codes.push(await ask(claimedAddress, '203.0.113.5'))
  expect(codes).toEqual([200, 200, 200, 429])
  expect(await ask('203.0.113.5', '203.0.113.6')).toBe(200)
  await gateway.close()
})
