import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { OUTBOX_PATH } from './outbox-page.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const open = ({
  host = 'localhost:8080',
  ip = '127.0.0.1',
  headers = {},
}: {
  host?: string
  ip?: string
  headers?: Record<string, string>
} = {}) => gateway.app.inject({ method: 'GET', url: OUTBOX_PATH, remoteAddress: ip, headers: { host, ...headers } })

it('shows what would have gone out, as text and without scripts, and nothing that goes to nobody', async () => {
  expect((await open()).body).toContain('Nothing has been sent')
  const request = { purpose: 'LOGIN', ip: '127.0.0.1', language: 'EN' } as const
  await gateway.codes.send({ ...request, to: '<script>@mail.example' })
  await gateway.codes.send({ ...request, to: '+84987654321', withheld: true })
  const { body, headers, statusCode } = await open()
  expect(statusCode).toBe(200)
  expect(body).toContain('&#60;script&#62;@mail.example')
  expect(body).not.toContain('<script')
  expect(body).not.toContain('+84987654321')
  expect(body).toMatch(/Your code to log in at Aurora is\n\n<mark>\d{6}<\/mark>/)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

it('is there for this machine alone', async () => {
  for (const host of ['127.0.0.1:8080', '[::1]:8080', 'localhost']) expect((await open({ host })).statusCode).toBe(200)
  expect((await open({ ip: '::ffff:127.0.0.1' })).statusCode).toBe(200)
  expect((await open({ ip: '192.168.1.7' })).statusCode).toBe(404)
  expect((await open({ host: 'rebound.example' })).statusCode).toBe(404)
  expect((await open({ headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode).toBe(404)
  expect((await open({ headers: { forwarded: 'for=203.0.113.7' } })).statusCode).toBe(404)
})

it('is no part of a gateway without the demonstration', async () => {
  const bare = await testGateway({ integrations: {} })
  const { statusCode } = await bare.app.inject({ method: 'GET', url: OUTBOX_PATH, headers: { host: 'localhost' } })
  expect(statusCode).toBe(404)
  await bare.close()
})
