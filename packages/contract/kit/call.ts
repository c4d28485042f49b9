import type * as z from 'zod/mini'
import { lazily } from './lazily.ts'
import { nothing } from './wire.ts'

export type Schema = z.ZodMiniType

/** One gateway call: everything about it that two programs must agree on. */
export interface Call<Request extends Schema = Schema, Response extends Schema = Schema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  /** `optional`: works for guests, and is personal when a token is sent. */
  readonly token: boolean | 'optional'
  /** Its answer begins a session, and ends the one whose token it is sent with, if any; that token is not judged. */
  readonly begins?: true
  /** The body travels as `{payload: <compact JWE>}`; a plain body is refused. */
  readonly encrypted?: true
  /** Needs an `Idempotency-Key`; a repeated key gets the first answer again. */
  readonly movesMoney?: true
  /** Its body may also be a form, as `FORM_TYPE` has it; every field of the request is a text. */
  readonly form?: true
  /** Most bytes of its body, where that is more than a usual one needs. */
  readonly mostBytes?: number
  /** Counts against one of the gateway's stricter limits of calls a minute, besides the one on all calls of an address. */
  readonly limit?: 'login' | 'register' | 'captcha'
  /** `real`: trial accounts are refused with NEED_TRUE_ACCOUNT. */
  readonly account?: 'real'
  /** Reserved for a class of callers besides members. */
  readonly only?: 'agent' | 'operator' | 'provider'
  /**
   * Which people at the operator's desk may ask it, besides administrators; `roleOf` says it where it is absent. `door`: whoever shows in
   * the call itself who they are, and what they say goes into no log.
   */
  readonly desk?: 'door' | 'reader' | 'support' | 'finance' | 'administrator'
  /** Fields of the request that say the reader's language and merchant; they go before the headers of the same meaning. */
  readonly reader?: { readonly language: string; readonly merchant?: string }
  /** GET and DELETE read it from the query, the others from a JSON body, or a form where the row says so. */
  readonly request: Request
  readonly response: Response
}

export type RequestOf<C extends Call> = z.output<C['request']>
export type SentOf<C extends Call> = z.input<C['request']>
export type ResponseOf<C extends Call> = z.output<C['response']>

type Row<Request extends Schema, Response extends Schema> = Omit<Call, 'request' | 'response'> & {
  /** Left out where there is nothing to say. */
  readonly request?: () => Request
  readonly response: () => Response
}

/**
 * Declares a call. The gateway's route, the renderer's endpoint and the published reference are derived from it; its
 * docstring is the summary there. The schemas are built when they are first read: a page knows many rows and asks few of them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<Response extends Schema, const Token extends Call['token'], Request extends Schema = typeof nothing>(
  row: Row<Request, Response> & { readonly token: Token },
): Call<Request, Response> & { readonly token: Token } {
  const { request = () => nothing as Schema as Request, response, ...facts } = row
  return Object.assign(lazily({ request, response }), facts)
}

/** An encrypted call's outer body. */
export const payloadBody = { contentType: 'application/json', key: 'payload' } as const

/** The media type of a form, as browsers send one. */
export const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Names of the headers every call may carry. */
export const HEADERS = {
  merchant: 'Merchant',
  language: 'Language',
  device: 'Device',
  platform: 'Platform',
  token: 'Authorization',
  /** In an answer: the session goes on under this token, and the one that was sent is good for ten seconds more. */
  newToken: 'New-Token',
  idempotencyKey: 'Idempotency-Key',
  traceId: 'X-Trace-Id',
} as const

/** The one platform there is: what the `Platform` header of a call says, if it has one. */
export const PLATFORM = 'WEB'
