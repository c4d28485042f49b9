import type * as z from 'zod/mini'
import type { FailureCode } from './failure.ts'

export type Schema = z.ZodMiniType

/** One gateway call: everything about it that two programs must agree on. */
export interface Call<Request extends Schema = Schema, Response extends Schema = Schema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  /** One line for the published reference. */
  readonly summary: string
  /** `optional`: works for guests, and is personal when a token is sent. */
  readonly token: boolean | 'optional'
  /** The body travels as `{payload: <compact JWE>}`; a plain body is refused. */
  readonly encrypted: boolean
  /** Needs an `Idempotency-Key`; a repeated key gets the first answer again. */
  readonly movesMoney?: true
  /** Reserved for a class of callers besides members. */
  readonly only?: 'agent' | 'operator' | 'provider'
  /** GET and DELETE read it from the query, the others from a JSON body. */
  readonly request: Request
  readonly response: Response
  readonly failures: readonly FailureCode[]
  readonly example: { readonly request: z.input<Request>; readonly response: z.input<Response> }
}

export type RequestOf<C extends Call> = z.output<C['request']>
export type SentOf<C extends Call> = z.input<C['request']>
export type ResponseOf<C extends Call> = z.output<C['response']>

/** Declares a call. The gateway's route, the renderer's endpoint and the published reference are derived from it. */
export const call = <Request extends Schema, Response extends Schema, const Token extends Call['token']>(
  row: Call<Request, Response> & { readonly token: Token },
): Call<Request, Response> & { readonly token: Token } => row

/** An encrypted call's outer body. */
export const payloadBody = { contentType: 'application/json', key: 'payload' } as const

/** Names of the headers every call may carry. */
export const HEADERS = {
  merchant: 'Merchant',
  language: 'Language',
  device: 'Device',
  token: 'Authorization',
  idempotencyKey: 'Idempotency-Key',
  traceId: 'X-Trace-Id',
} as const
