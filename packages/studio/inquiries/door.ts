import type { Store } from '../rounds/store.ts'
import { isSignedBy, signatureOf } from '../wallet/signature.ts'

/** What the operator signs with: the key that this studio signs with, too. */
export interface InquiryKey {
  readonly vendor: string
  readonly keyId: string
  readonly secret: string
}

export interface Inquiry {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

export interface InquiryReply {
  readonly status: string
  readonly [field: string]: unknown
}

const SKEW_MS = 300_000
const NONCE = /^[A-Za-z0-9_-]{16,64}$/
const HTTP: Readonly<Record<string, number>> = {
  INVALID_REQUEST: 400,
  INVALID_SIGNATURE: 401,
  STALE_TIMESTAMP: 401,
  REPLAYED_NONCE: 401,
  UNKNOWN_VENDOR: 401,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
}

const headerOf = ({ headers }: Inquiry, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** Who may ask, and how answers are signed. */
export const createInquiryDoor = (key: InquiryKey, store: Store, now: () => number) => ({
  /** Why it is not answered; undefined for what may be. What is not signed spends no nonce. */
  refusalOf: (inquiry: Inquiry): string | undefined => {
    if (headerOf(inquiry, 'x-vendor') !== key.vendor || headerOf(inquiry, 'x-key-id') !== key.keyId) return 'UNKNOWN_VENDOR'
    const { method, path, body } = inquiry
    const [timestamp, nonce] = [headerOf(inquiry, 'x-timestamp'), headerOf(inquiry, 'x-nonce')]
    const isSigned = isSignedBy(key.secret, headerOf(inquiry, 'x-signature'), { first: method, path, timestamp, nonce, body })
    if (!NONCE.test(nonce) || !isSigned) return 'INVALID_SIGNATURE'
    if (!/^\d{10,15}$/.test(timestamp) || Math.abs(now() - Number(timestamp)) > SKEW_MS) return 'STALE_TIMESTAMP'
    store.run('DELETE FROM nonces WHERE at < ?', now() - 3 * SKEW_MS)
    return store.run('INSERT OR IGNORE INTO nonces (nonce, at) VALUES (?, ?)', nonce, now()) === 1 ? undefined : 'REPLAYED_NONCE'
  },

  answer: (inquiry: Inquiry, reply: InquiryReply) => {
    const status = HTTP[reply.status] ?? 200
    const body = JSON.stringify({ ...reply, serverTime: new Date(now()).toISOString() })
    const [timestamp, nonce] = [String(now()), headerOf(inquiry, 'x-nonce')]
    const signature = signatureOf(key.secret, { first: String(status), path: inquiry.path, timestamp, nonce, body })
    const signed = { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature }
    return { status, body, headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...signed } }
  },
})

export type InquiryDoor = ReturnType<typeof createInquiryDoor>
