import { randomUUID } from 'node:crypto'
import { type Call, HEADERS, payloadBody, type RequestOf, type ResponseOf, type SentOf } from '@portico/contract/kit/call'
import { type FailureEnvelope, failureEnvelope } from '@portico/contract/kit/envelope'
import type { sessionKeys } from '@portico/contract/session/calls'
import type { FastifyInstance } from 'fastify'
import { CompactEncrypt, importJWK } from 'jose'

export interface CallOptions {
  readonly token?: string
  readonly idempotencyKey?: string
  readonly language?: string
  readonly cookies?: Record<string, string>
  readonly headers?: Record<string, string>
  readonly ip?: string
}

export interface Answer<C extends Call> {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** Cookies that the answer sets, by name. */
  readonly cookies: Readonly<Record<string, { value: string; [attribute: string]: unknown }>>
  /** The value of a success; throws, saying the code, when the call was refused. */
  readonly value: ResponseOf<C>
  /** The envelope of a refusal; throws when the call succeeded. */
  readonly failure: FailureEnvelope
}

type PublishedKey = ResponseOf<typeof sessionKeys>['keys'][number]

/** Encrypts a request for the gateway's current key, as the renderer does. */
export const encryptRequest = async (value: unknown, key: PublishedKey): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'))

const pairs = (request: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request as Record<string, string | number | undefined>).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )

/** Calls contract rows through the gateway's real HTTP handling, without a port. A session that got another token is gone on with under that. */
export const createClient = (app: FastifyInstance, currentKey: () => Promise<PublishedKey>) => {
  const renewed = new Map<string, string>()
  /** The token that the session of this one goes on under, as a page would keep it. */
  const lastOf = (token: string): string => {
    const next = renewed.get(token)
    return next === undefined ? token : lastOf(next)
  }

  const headersFor = (row: Call, options: CallOptions): Record<string, string> => ({
    ...(options.token === undefined ? {} : { [HEADERS.token]: lastOf(options.token) }),
    ...(options.language === undefined ? {} : { [HEADERS.language]: options.language }),
    ...(row.movesMoney ? { [HEADERS.idempotencyKey]: options.idempotencyKey ?? randomUUID() } : {}),
    ...options.headers,
  })

  return async <C extends Call>(row: C, request: SentOf<C> | RequestOf<C>, options: CallOptions = {}): Promise<Answer<C>> => {
    const inQuery = row.method === 'GET' || row.method === 'DELETE'
    const body = row.encrypted ? { [payloadBody.key]: await encryptRequest(request, await currentKey()) } : request
    const response = await app.inject({
      method: row.method,
      url: row.path,
      headers: headersFor(row, options),
      ...(options.cookies ? { cookies: options.cookies } : {}),
      ...(options.ip ? { remoteAddress: options.ip } : {}),
      ...(inQuery ? { query: pairs(request) } : { payload: body as object }),
    })
    const next = response.headers[HEADERS.newToken.toLowerCase()]
    if (options.token !== undefined && next !== undefined) renewed.set(lastOf(options.token), String(next))
    const envelope = response.json<{ success: boolean; value: ResponseOf<C>; code?: string }>()
    return {
      status: response.statusCode,
      headers: response.headers,
      cookies: Object.fromEntries(response.cookies.map((cookie) => [cookie.name, { ...cookie }])),
      get value() {
        if (!envelope.success) throw new Error(`${row.method} ${row.path} was refused: ${JSON.stringify(envelope)}`)
        return envelope.value
      },
      get failure() {
        if (envelope.success) throw new Error(`${row.method} ${row.path} succeeded: ${JSON.stringify(envelope)}`)
        return failureEnvelope.parse(envelope)
      },
    }
  }
}
