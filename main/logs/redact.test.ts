import { describe, expect, test } from 'vitest'
import { createRedactor } from './redact.ts'

const TOKEN = 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c'
const redactor = createRedactor({ secrets: () => ['canary+secret/1', undefined, 'ab'], home: '/home/linh' })

describe('nothing secret gets through as text [DESKTOP-07]', () => {
  test.each([
    [`opened with ${TOKEN}`, 'opened with [opaque]'],
    ['error: token=abc123, again', 'error: token=[secret], again'],
    ['{"password":"correct horse \\"1\\"","page":2}', '{"password":[secret],"page":2}'],
    ['body {\\"refreshToken\\":\\"abc\\"} kept', 'body {\\"refreshToken\\":[secret]} kept'],
    ['Authorization: Bearer abc.def', 'Authorization: [secret]'],
    ['set-cookie: portico_remember=abc; Path=/', 'set-cookie: [secret]'],
    ['sent Bearer abcdefgh.1 along', 'sent Bearer [secret] along'],
    ['{"account":"[secret]","n":1}', '{"account":"[secret]","n":1}'],
    ['jwt eyJhbGciOi.eyJzdWIi.c2ln here', 'jwt [jwt] here'],
    ['card 4111 1111 1111 1111 declined', 'card [card] declined'],
    ['order 4111 1111 1111 1112 sent', 'order 4111 1111 1111 1112 sent'],
    ['call 0912345678 or +84 912 345 678', 'call [phone] or [phone]'],
    ['write to linh.88@mail.example now', 'write to [email] now'],
    ['GET https://me:pw@a.example/wps/x?token=1&b=2#c failed', 'GET https://[user]@a.example/wps/x?[query] failed'],
    ['open portico://promo/7?invite=abc', 'open portico://promo/7?[query]'],
    ['at /home/linh/apps/portico/main.js:1:2', 'at ~/apps/portico/main.js:1:2'],
    [`${'a_'.repeat(200)}token${'-b'.repeat(200)}=abc123 sent`, '[opaque]=[secret] sent'],
    ['me,linh@mail.example.vn;x', 'me,[email];x'],
    ['canary+secret/1 and canary%2Bsecret%2F1', '[secret] and [secret]'],
    ['aGVsbG8gd29ybGQgdGhpcyBpcyBhIGxvbmcgdGV4dA/+xyz==', '[opaque]'],
  ])('%s', (text, left) => {
    expect(redactor.text(text)).toBe(left)
    expect(redactor.text(left)).toBe(left)
  })

  test.each([
    'The line changed',
    '2026-11-21T08:00:00.000Z',
    'a.portico.example 34 ms',
    'ERR_CONNECTION_REFUSED',
    '127.0.0.1:8080 over 0.1.0',
  ])('leaves %s as it is', (text) => expect(redactor.text(text)).toBe(text))

  test('cuts what is too long', () => expect(redactor.text('a b '.repeat(10_000)).length).toBeLessThan(8_100))
})

describe('nothing secret gets through as a value [DESKTOP-07]', () => {
  test('by its name, in any spelling and at any depth', () => {
    const names = ['token', 'refreshToken', 'X-API-Key', 'set-cookie', 'USER_PASSWORD', 'payload', 'pin']
    const nested = { request: { headers: Object.fromEntries(names.map((name) => [name, 'abc'])) } }
    expect(redactor.value(nested)).toEqual({ request: { headers: Object.fromEntries(names.map((name) => [name, '[secret]'])) } })
  })

  test('as an object, a map or a set under such a name, but a yes or no may be known', () => {
    expect(redactor.value({ payload: { a: 1 }, tokens: ['a'], session: true, cookie: null })).toEqual({
      payload: '[secret]',
      tokens: '[secret]',
      session: true,
      cookie: '[secret]',
    })
    expect(redactor.value(new Map([['token', 'abc']]))).toEqual({ token: '[secret]' })
  })

  test('in the message, stack or cause of an error', () => {
    const error = new Error('token=abc', { cause: new Error(TOKEN) })
    const output = JSON.stringify(redactor.value({ error }))
    expect(output).toContain('token=[secret]')
    expect(output).not.toContain('abc')
    expect(output).not.toContain(TOKEN)
  })

  test('whatever its type or shape', () => {
    const round: Record<string, unknown> = { url: new URL('https://a.example/x?token=1') }
    round.self = round
    expect(redactor.value(round)).toEqual({ url: 'https://a.example/x?[query]', self: '[…]' })
    expect(redactor.value([Buffer.from(TOKEN), 4111111111111111n, 4111111111111111, () => TOKEN, Symbol(TOKEN)])).toEqual([
      '[43 bytes]',
      '[card]',
      '[card]',
      '[function]',
      '[symbol]',
    ])
    const trap = {
      get name(): string {
        throw new Error(TOKEN)
      },
    }
    expect(redactor.value({ trap })).toBe('[unreadable]')
  })
})
