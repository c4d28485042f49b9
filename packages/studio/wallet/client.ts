import { randomBytes } from 'node:crypto'
import { isSignedBy, signatureOf } from './signature.ts'
import type { Authenticated, Wallet, WalletReply } from './wallet.ts'

export interface WalletKey {
  readonly url: string
  readonly vendor: string
  readonly keyId: string
  readonly secret: string
}

/** After this a call counts as unanswered. */
const PATIENCE_MS = 3000
const UNANSWERED = { status: 'UNANSWERED' } as const

/** The signed client of the vendor API. An answer whose signature does not hold is no answer. */
export const connectWallet = (key: WalletKey, { now, send = fetch }: { now: () => number; send?: typeof fetch }): Wallet => {
  const call = async (path: string, content: unknown): Promise<{ readonly status: string }> => {
    const url = new URL(`/vendor/v1/${path}`, key.url)
    const body = JSON.stringify(content)
    const timestamp = String(now())
    const nonce = randomBytes(16).toString('hex')
    const signature = signatureOf(key.secret, { first: 'POST', path: url.pathname, timestamp, nonce, body })
    try {
      const answer = await send(url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          'Content-Type': 'application/json',
          'X-Vendor': key.vendor,
          'X-Key-Id': key.keyId,
          'X-Timestamp': timestamp,
          'X-Nonce': nonce,
          'X-Signature': signature,
        },
      })
      const text = await answer.text()
      const parts = {
        first: String(answer.status),
        path: url.pathname,
        timestamp: answer.headers.get('X-Timestamp') ?? '',
        nonce,
        body: text,
      }
      if (answer.status >= 500 || !isSignedBy(key.secret, answer.headers.get('X-Signature') ?? '', parts)) return UNANSWERED
      const reply = JSON.parse(text) as { status?: unknown }
      return typeof reply.status === 'string' ? (reply as { status: string }) : UNANSWERED
    } catch {
      // Refused, broken off or too late: what came of it is unknown.
      return UNANSWERED
    }
  }
  return {
    authenticate: async (token) => (await call('session/authenticate', { token })) as Authenticated | { status: string },
    send: async (path, body) => (await call(path, body)) as WalletReply,
  }
}
