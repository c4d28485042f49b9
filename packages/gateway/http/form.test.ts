import { exampleOf } from '@portico/contract/examples'
import { calls } from '@portico/contract/index'
import { FORM_TYPE } from '@portico/contract/kit/call'
import { failureEnvelope } from '@portico/contract/kit/envelope'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '../testing/attacks.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'

const forms = Object.entries(calls).filter(([, row]) => row.form)

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const refusalOf = (response: LightMyRequestResponse) => {
  expect(response.statusCode, response.body).toBeGreaterThanOrEqual(400)
  expect(response.statusCode, response.body).toBeLessThan(500)
  return failureEnvelope.parse(response.json())
}

test('[CALL-03] the call for a link to a lost password is the one that takes a form', () => {
  expect(forms.map(([, { method, path }]) => `${method} ${path}`)).toEqual(['POST /wps/member/password/email'])
})

describe.each(forms)('%s takes a form', (_, row) => {
  const good = exampleOf(row).request as Readonly<Record<string, string>>
  const [field = ''] = Object.keys(good)
  const send = (payload: string, headers: Record<string, string> = {}) =>
    gateway.app.inject({ method: row.method, url: row.path, payload, headers: { 'content-type': FORM_TYPE, ...headers } })
  /** What is wrong with how it is written; how often somebody asked is another matter. */
  const judged = (response: LightMyRequestResponse): string => {
    const { success, code = '' } = response.json<{ success: boolean; code?: string }>()
    return !success && ['MALFORMED_BODY', 'INVALID_REQUEST', 'FIELD_INVALID'].includes(code) ? code : 'read'
  }
  const formOf = (request: Readonly<Record<string, string>>) => new URLSearchParams(request).toString()

  test('[CALL-03] and answers it as it answers JSON', async () => {
    for (const charset of ['', '; charset=UTF-8']) {
      const response = await send(formOf(good), { 'content-type': `${FORM_TYPE}${charset}` })
      expect(response.statusCode, response.body).toBe(200)
      row.response.parse(response.json<{ value: unknown }>().value)
      // No address is sent to twice within the minute.
      gateway.clock.advance(60_000)
    }
  })

  test.each([
    ['bytes that are no UTF-8', `${field}=%ff`],
    ['half an escape', `${field}=%z`],
    ['a field twice', `${field}=a&${field}=b`],
    ['a NUL', `${field}=%00`],
    ['a prototype', '__proto__=1'],
    ['a constructor', 'constructor=1'],
  ])('but none with %s', async (_what, spoilt) => expect(refusalOf(await send(`${formOf(good)}&${spoilt}`)).code).toBe('MALFORMED_BODY'))

  test.each(['', '{}', '=', '&&&', `${field}[]=a`, `${field}.a=1`])('nor %j, at the fields that are missing', async (payload) => {
    const response = await send(payload)
    const { code, fields = {} } = refusalOf(response)
    expect([code, Object.keys(fields).includes(field)]).toEqual(['INVALID_REQUEST', true])
  })

  test('nor one of another site, in another script, packed or too long', async () => {
    expect(refusalOf(await send(formOf(good), { 'sec-fetch-site': 'cross-site' })).code).toBe('UNSUPPORTED_MEDIA_TYPE')
    expect(refusalOf(await send(formOf(good), { 'content-type': `${FORM_TYPE}; charset=latin1` })).code).toBe('UNSUPPORTED_MEDIA_TYPE')
    expect(refusalOf(await send(formOf(good), { 'content-encoding': 'gzip' })).code).toBe('UNSUPPORTED_MEDIA_TYPE')
    expect(refusalOf(await send(`${field}=${'x'.repeat(65 * 1024)}`)).code).toBe('BODY_TOO_LARGE')
  })

  test('and refuses hostile texts in it as it does in JSON', async () => {
    for (const name of Object.keys(good))
      for (const [about, text] of Object.entries(HOSTILE_TEXTS)) {
        const request = { ...good, [name]: text }
        const [form, json] = [await send(formOf(request)), await send(JSON.stringify(request), { 'content-type': 'application/json' })]
        expect(form.statusCode, `${name}: ${about}`).toBeLessThan(500)
        // Half of a pair is no UTF-8, which a form cannot carry.
        if (about !== 'half a surrogate pair') expect(judged(form), `${name}: ${about}`).toBe(judged(json))
      }
  })
})
