import { createHmac, hash, randomUUID } from 'node:crypto'
import { VENDOR_CALLS, type VendorCallName } from '@portico/contract/vendor/calls'
import { VENDOR_HEADERS } from '@portico/contract/vendor/paths'
import { signedAnswer, signedRequest } from '@portico/contract/vendor/signing'
import { VENDOR_HTTP, type VendorStatus } from '@portico/contract/vendor/statuses'
import { Deviation } from './deviation.ts'

export interface Key {
  readonly vendor: string
  readonly keyId: string
  readonly secret: string
}

export interface Message {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
export interface RawAnswer {
  readonly status: number
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
/** Carries a message to the wallet and its answer back. */
export type Transport = (message: Message) => Promise<RawAnswer>

export type Reply = { readonly http: number; readonly headers: Readonly<Record<string, string>> } & Readonly<Record<string, unknown>>

/** What a message is spoilt by, and what it is sent with in the place of the usual. */
export interface Spoilt {
  readonly key?: Key
  readonly at?: number
  readonly nonce?: string
  /** Sent in the place of the body that was signed. */
  readonly altered?: string
  readonly raw?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly transport?: Transport
  readonly query?: string
}

const mac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

/** A signed message of the vendor API. */
export const messageOf = (
  { vendor, keyId, secret }: Key,
  { method, path, body, at, nonce }: { method: string; path: string; body: string; at: number; nonce: string },
): Message => ({
  method,
  path,
  body,
  headers: {
    ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    [VENDOR_HEADERS.vendor]: vendor,
    [VENDOR_HEADERS.keyId]: keyId,
    [VENDOR_HEADERS.timestamp]: String(at),
    [VENDOR_HEADERS.nonce]: nonce,
    [VENDOR_HEADERS.signature]: mac(secret, signedRequest(method, path, String(at), nonce, hash('sha256', body))),
  },
})

/**
 * A vendor's server. Whatever is asked, the answer has to be signed, of the HTTP status that its status says, and of the form that the contract says.
 */
export const createClient = (key: Key, transport: Transport, now: () => number) => {
  const send = async (name: VendorCallName, fields: Readonly<Record<string, unknown>>, spoilt: Spoilt = {}): Promise<Reply> => {
    const { method, path: pattern, reply: schema } = VENDOR_CALLS[name]
    const path = pattern.replace(/:(\w+)/, (_, field: string) => encodeURIComponent(String(fields[field]))) + (spoilt.query ?? '')
    const body = method === 'GET' ? '' : (spoilt.raw ?? JSON.stringify(fields))
    const by = spoilt.key ?? key
    const nonce = spoilt.nonce ?? randomUUID()
    const message = messageOf(by, { method, path, body, at: spoilt.at ?? now(), nonce })
    const {
      status,
      headers,
      body: text,
    } = await (spoilt.transport ?? transport)({
      ...message,
      headers: { ...message.headers, ...spoilt.headers },
      body: spoilt.altered ?? body,
    })
    let content: unknown
    try {
      content = JSON.parse(text)
    } catch {
      throw new Deviation(`${path} answered ${status} with what is no JSON: ${text.slice(0, 80)}`)
    }
    const read = schema.safeParse(content)
    if (!read.success)
      throw new Deviation(`the answer of ${path} has another form than the contract says: ${read.error.issues[0]?.path.join('.')}`)
    const reply = read.data as Readonly<Record<string, unknown>> & { readonly status: VendorStatus }
    const expected = VENDOR_HTTP[reply.status] ?? 200
    if (status !== expected) throw new Deviation(`${reply.status} came with the HTTP status ${status} instead of ${expected}`)
    const signature = mac(by.secret, signedAnswer(status, path, headers['x-timestamp'] ?? '', nonce, hash('sha256', text)))
    // What no key is known for cannot be signed.
    if (reply.status !== 'UNKNOWN_VENDOR' && headers['x-signature'] !== signature)
      throw new Deviation(`the answer of ${path} with ${reply.status} is not signed, or not as it should be`)
    return { ...reply, http: status, headers }
  }
  return { key, send, now, transport }
}

export type Client = ReturnType<typeof createClient>

/** Over the network. */
export const overHttp =
  (url: string, patienceMs = 10_000): Transport =>
  async ({ method, path, headers, body }) => {
    const answer = await fetch(new URL(path, url), {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      ...(method === 'POST' ? { body } : {}),
    })
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
  }
