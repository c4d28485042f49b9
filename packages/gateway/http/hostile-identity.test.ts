import { exampleOf } from '@portico/contract/examples'
import { calls } from '@portico/contract/index'
import { type Call, HEADERS } from '@portico/contract/kit/call'
import { type FailureEnvelope, failureEnvelope } from '@portico/contract/kit/envelope'
import { login } from '@portico/contract/session/calls'
import { FLOW_COOKIE } from '@portico/contract/session/shapes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../kit/password.ts'
import { bindAddress } from '../member/index.ts'
import { HOSTILE_TEXTS, WRONG_TYPES } from '../testing/attacks.ts'
import { PASSWORD, type TestGateway, testGateway } from '../testing/gateway.ts'

/** Sign-in, factors, recovery, bindings, codes, social and exchange; registration has its own. */
const OURS = /^\/wps\/(session|verification|member\/(password|bindings|authenticator|passkey|factors|notMe|withdrawPassword))/
const rows = Object.entries(calls).filter(([, { path, method }]) => OURS.test(path) && method !== 'GET')

let gateway: TestGateway
let passwordHash: string
let people = 0
beforeAll(async () => {
  gateway = await testGateway()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => gateway.close())

interface Victim {
  readonly token: string
  readonly flow: string
}

/** Somebody with what a call wants: a session that was just opened, or a sign-in that has begun elsewhere, where a code is asked for. */
const victimOf = async (row: Call): Promise<Victim> => {
  people += 1
  const account = `target${people}`
  if (row.token === false && !row.path.includes('/flow')) return { token: '', flow: '' }
  const { id } = await gateway.members.create({ account, passwordHash, contacts: { payeeName: 'TRAN THI LAN' } })
  const token = await gateway.sessions.open(id, 'SITE', '127.0.0.1')
  if (row.token !== false) return { token, flow: '' }
  const boundAt = gateway.clock.now()
  const address = `+8491${1_000_000 + people}`
  await gateway.database.orm.transaction((tx) => bindAddress(tx, id, { kind: 'MOBILE', address, boundAt }))
  const begun = await gateway.call(login, { type: 'username', username: account, password: PASSWORD }, { ip: `11.0.${people % 250}.1` })
  return { token: '', flow: begun.cookies[FLOW_COOKIE]!.value }
}

/** What an attack must not move: who there is, how they come in, and where they are signed in. */
const stateOf = async (): Promise<string> => {
  const parts = [
    sql`select id, account, state, password_hash, nickname, contacts from member order by id`,
    sql`select * from member_binding order by member_id, kind`,
    sql`select id, ended_at from session order by id`,
    sql`select member_id from authenticator order by member_id`,
    sql`select * from passkey order by id`,
    sql`select * from social_identity order by member_id`,
    sql`select * from withdraw_password order by member_id`,
  ]
  const found: unknown[] = []
  for (const part of parts) found.push(await gateway.database.orm.execute(part))
  return JSON.stringify(found)
}

type Value = Readonly<Record<string, unknown>>

/** The texts of a request by their path, those within others included. */
const textsIn = (value: Value, before = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? [`${before}${key}`]
      : inner !== null && typeof inner === 'object'
        ? textsIn(inner as Value, `${before}${key}.`)
        : [],
  )

/** The request with another value at a path. */
const changed = (value: Value, path: string, to: unknown): Value => {
  const [key = '', ...rest] = path.split('.')
  return { ...value, [key]: rest.length === 0 ? to : changed(value[key] as Value, rest.join('.'), to) }
}

const ask = (row: Call, request: Value, { token, flow }: Victim) =>
  gateway.call(row, request as never, {
    ...(row.token === false ? {} : { token }),
    cookies: { [FLOW_COOKIE]: flow },
    ip: `12.1.${people % 250}.1`,
  })

/** Fields that may be blamed instead: the same value typed twice, and the two halves of a number. */
const TWINS: Readonly<Record<string, readonly string[]>> = {
  newPassword: ['confirmNewPassword'],
  countryDialingCode: ['mobileNum', 'mobileNo'],
}
/** Texts that a person may choose as they like. */
const FREE = new Set(['newPassword', 'confirmNewPassword', 'name', 'withdrawPassword'])
/** After these no further text would be looked at. */
const OVER = new Set<string>(['SIGN_IN_OVER', 'PASSWORD_LOCKED', 'CAPTCHA_REQUIRED'])

const takesBytes = ({ encrypted, method }: Call): boolean => !encrypted && method !== 'DELETE'
const attacked = rows.filter(([, row]) => takesBytes(row) || textsIn(exampleOf(row).request as Value).length > 0)

describe.each(attacked)('%s', (_, row) => {
  const example = exampleOf(row).request as Value
  const fields = textsIn(example)

  /** What is refused for its form says so at its field; anything else is a code with words of its own. */
  const blames = ({ code, fields: blamed = {} }: FailureEnvelope, field: string): boolean =>
    (code !== 'INVALID_REQUEST' && code !== 'FIELD_INVALID') ||
    Object.keys(blamed).every((each) => each === field || field.startsWith(`${each}.`) || (TWINS[field] ?? []).includes(each))

  if (fields.length > 0)
    test('answers every hostile text with a refusal at its field, and moves nothing', async () => {
      let who = await victimOf(row)
      for (const field of fields) {
        let before = await stateOf()
        for (const [name, text] of Object.entries(HOSTILE_TEXTS)) {
          const answer = await ask(row, changed(example, field, text), who)
          const about = `${field}: ${name}`
          expect(answer.status, about).toBeLessThan(500)
          if (answer.status !== 200) expect(blames(answer.failure, field), `${about}: ${JSON.stringify(answer.failure)}`).toBe(true)
          else expect(FREE.has(field) || row.token === false, about).toBe(true)
          // Where it was taken, where a sign-in has ended and where a name is closed, the next meets somebody else.
          if (answer.status === 200 || OVER.has(answer.failure.code)) {
            if (answer.status !== 200) expect(await stateOf(), about).toBe(before)
            who = await victimOf(row)
            before = await stateOf()
          }
        }
        expect(await stateOf(), field).toBe(before)
      }
    })

  if (fields.length > 0)
    test('answers what is no text as an invalid request', async () => {
      const who = await victimOf(row)
      const before = await stateOf()
      for (const field of fields)
        for (const value of WRONG_TYPES) {
          if (row.method === 'DELETE') continue
          const { status, failure } = await ask(row, changed(example, field, value), who)
          expect([status, failure.code], `${field}: ${JSON.stringify(value)}`).toEqual([400, 'INVALID_REQUEST'])
        }
      expect(await stateOf()).toBe(before)
    })

  if (takesBytes(row))
    test('answers bytes that are no UTF-8', async () => {
      const { token } = await victimOf(row)
      const payload = Buffer.from(JSON.stringify(example).replace(/":"([^"]*)"/, '":"\u00e9"'), 'latin1')
      const response = await gateway.app.inject({
        method: row.method,
        url: row.path,
        payload,
        headers: { 'content-type': 'application/json', ...(row.token === false ? {} : { [HEADERS.token]: token }) },
      })
      expect(response.statusCode, response.body).toBeLessThan(500)
      if (response.statusCode !== 200) failureEnvelope.parse(response.json())
    })
})
