import { posix } from 'node:path'
import { type Call, HEADERS, PLATFORM } from '@portico/contract/kit/call'
import { languageOf } from '@portico/contract/kit/brand'
import { resumeSession } from '@portico/contract/session/calls'
import { DEVICE_COOKIE } from '@portico/contract/session/own-shapes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { hashToken } from '../kit/hash-token.ts'
import type { Platform } from '../platform.ts'
import type { Binding, CallContext, Caller } from './bind.ts'
import { successOf } from './envelope.ts'
import { checkReadWhole, readQuery, readRequest } from './request.ts'
import type { Door } from './door.ts'
import { payloadOf } from './encrypted-body.ts'

/** What the calls of every area need of the areas that guard them. */
export interface Guards {
  /** @throws Failure NOT_LOGGED_IN | SESSION_EXPIRED */
  callerOf(token: string, language?: string): Promise<Caller>
  /** @throws Failure MAINTENANCE while the site is closed for this call */
  admit(row: Call, ip: string): Promise<void>
  /** Counts a call that is limited, at all instances together. @throws Failure RATE_LIMITED */
  count(call: string, address: string, most: number): Promise<void>
  /** Opens the encrypted body of a request. @throws Failure PAYLOAD_INVALID */
  readonly encryption: { decrypt(payload: string): Promise<unknown> }
  /** Who is logged in at the operator's desk and may ask the call. @throws Failure OPERATOR_KEY_WRONG | OPERATOR_ROLE_WRONG */
  personOf(token: string, row: Call): Promise<string>
  /** Does the work between writing down that an operator asked for it and what came of it. */
  logged<Value>(action: OperatorAction, work: () => Promise<Value>): Promise<Value>
}

/** A call of an operator that may change something. */
export interface OperatorAction {
  readonly person: string
  /** The call's name in the contract. */
  readonly call: string
  readonly request: unknown
  readonly ip: string
  readonly traceId: string
}

const KEY = /^[A-Za-z0-9_-]{8,100}$/
/** Where browsers send the cookie of a known device. */
const DEVICE_PATH = '/wps/'
const COOKIE_PATH = posix.dirname(resumeSession.path)

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)
const header = (request: FastifyRequest, name: string) => single(request.headers[name.toLowerCase()])

const bearer = (request: FastifyRequest): string => (header(request, HEADERS.token) ?? '').replace(/^Bearer /i, '').trim()

const callerFor = async (row: Call, request: FastifyRequest, guards: Guards, { brand }: Platform): Promise<Caller | null> => {
  const token = bearer(request)
  if (row.token === false || (row.token === 'optional' && token === '')) return null
  if (token === '') throw new Failure('NOT_LOGGED_IN')
  const language = header(request, HEADERS.language)
  const caller = await guards.callerOf(token, language === undefined ? undefined : languageOf(brand, language).code)
  // Calls outside of the cookie's path know nothing of a trial account.
  if (caller.deviceHash !== undefined && row.path.startsWith(DEVICE_PATH)) {
    if (hashToken(request.cookies[DEVICE_COOKIE] ?? '') !== caller.deviceHash) throw new Failure('NOT_LOGGED_IN')
  }
  if (row.only === 'agent' && !caller.agent) throw new Failure('NOT_AN_AGENT')
  return caller
}

const idempotencyKeyOf = (row: Call, request: FastifyRequest): string => {
  if (!row.movesMoney) return ''
  const key = header(request, HEADERS.idempotencyKey)
  if (key === undefined || !KEY.test(key)) throw new Failure('IDEMPOTENCY_KEY_REQUIRED')
  return key
}

const AUTHORITY = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** The origin that was asked, which goes into policies and links of other pages and so must be nothing but an origin. */
const siteOf = ({ protocol, host }: FastifyRequest): string => {
  if (!AUTHORITY.test(host)) throw new Failure('INVALID_REQUEST', { fields: { host: { rule: 'invalid' } } })
  return `${protocol === 'https' ? 'https' : 'http'}://${host}`
}

const bodyOf = async (row: Call, request: FastifyRequest, guards: Guards): Promise<unknown> => {
  if (row.method === 'GET' || row.method === 'DELETE') return readQuery(request.query)
  if (row.encrypted) return guards.encryption.decrypt(payloadOf(request.body))
  return request.body === undefined ? {} : request.body
}

const checkPlatform = (name: string | undefined): void => {
  if (name !== undefined && name !== PLATFORM)
    throw new Failure('INVALID_REQUEST', { fields: { [HEADERS.platform]: { rule: 'invalid_value' } } })
}

const checkMerchant = (merchant: string | undefined, { brand }: Platform): void => {
  if (merchant !== undefined && merchant !== brand.merchantCode) throw new Failure('MERCHANT_UNKNOWN')
}

/** What a request says of its reader in the fields that its row names for that [CALL-11] [CALL-27]. */
const readerOf = ({ reader }: Call, parsed: unknown): { readonly language: string | undefined; readonly merchant: string | undefined } => {
  const field = (name: string | undefined): string | undefined => {
    const value = name === undefined ? undefined : (parsed as Readonly<Record<string, unknown>>)[name]
    return typeof value === 'string' ? value : undefined
  }
  return { language: field(reader?.language), merchant: field(reader?.merchant) }
}

const contextOf = (
  row: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
  operator: string,
  language: string | undefined,
): CallContext => ({
  operator,
  token: bearer(request),
  traceId: request.id,
  ip: request.ip,
  site: siteOf(request),
  language: languageOf(platform.brand, language ?? header(request, HEADERS.language)).code,
  idempotencyKey: idempotencyKeyOf(row, request),
  cookies: request.cookies,
  headers: request.headers,
  rawBody: request.rawBody,
  setCookie: (name, value, { maxAgeSeconds, path = COOKIE_PATH, sameSite }) => {
    const secure = request.protocol === 'https'
    void reply.setCookie(name, value, { path, httpOnly: true, sameSite: sameSite ?? 'strict', secure, maxAge: maxAgeSeconds })
  },
  clearCookie: (name) => void reply.clearCookie(name, { path: COOKIE_PATH }),
  renewToken: (token) => void reply.header(HEADERS.newToken, token),
})

/** Guesses at secrets, new accounts and messages. Captchas cost only the instance that draws them. */
const isCountedTogether = ({ limit }: Call): boolean => limit !== undefined && limit !== 'captcha'

/** At the door people say who they are in the call itself: its keys and codes are for no log. */
const isDoor = ({ desk }: Call): boolean => desk === 'door'

const isOperatorAction = (row: Call): boolean => row.only === 'operator' && row.method !== 'GET' && !isDoor(row)

/** Registers one contract row: merchant, maintenance, token, request, account, handler, response, in this order. */
export const registerCall = (
  app: FastifyInstance,
  binding: Binding,
  platform: Platform,
  guards: Guards,
  options: { name: string; perMinute?: number; door: Door },
): void => {
  const { row } = binding
  const handle = binding.handle as (input: { request: unknown; caller: Caller | null; context: CallContext }) => Promise<unknown>
  /** What the handler answers, as the contract has it. */
  const answered = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (isCountedTogether(row) && options.perMinute !== undefined) await guards.count(options.name, request.ip, options.perMinute)
    const caller = await callerFor(row, request, guards, platform)
    const operator = row.only === 'operator' && !isDoor(row) ? await guards.personOf(bearer(request), row) : ''
    const body = await bodyOf(row, request, guards)
    const parsed = readRequest(row.request, body)
    if (row.movesMoney) checkReadWhole(body, parsed)
    const reader = readerOf(row, parsed)
    checkMerchant(reader.merchant, platform)
    const context = contextOf(row, request, reply, platform, operator, reader.language)
    if (row.account === 'real' && caller?.trial) throw new Failure('NEED_TRUE_ACCOUNT')
    const work = () => handle({ request: parsed, caller, context })
    const action = { person: operator, call: options.name, request: parsed, ip: request.ip, traceId: request.id }
    const value = row.response.safeParse(await (isOperatorAction(row) ? guards.logged(action, work) : work()))
    if (!value.success) {
      platform.log.error(
        { traceId: request.id, call: options.name, issues: value.error.issues.slice(0, 5) },
        'an answer breaks the contract',
      )
      throw new Failure('INTERNAL')
    }
    return value.data
  }
  app.route({
    method: row.method,
    url: row.path,
    ...(row.mostBytes === undefined ? {} : { bodyLimit: row.mostBytes }),
    config: options.perMinute === undefined ? {} : { rateLimit: { max: options.perMinute, timeWindow: 60_000 } },
    onRequest: (request, _, done) => {
      request.callName = options.name
      done()
    },
    handler: async (request, reply) => {
      checkMerchant(header(request, HEADERS.merchant), platform)
      checkPlatform(header(request, HEADERS.platform))
      await guards.admit(row, request.ip)
      const answer = () => answered(request, reply)
      const value = isCountedTogether(row) ? options.door.pass(answer, () => request.raw.socket.destroyed) : answer()
      return reply.header('Cache-Control', 'no-store').send(successOf(await value))
    },
  })
}
