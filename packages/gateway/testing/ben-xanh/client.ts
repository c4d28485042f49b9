import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../ports/clock.ts'

const TIMEOUT_MS = 10_000

interface Merchant {
  readonly url: string
  readonly id: string
  readonly secret: string
}

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

/** What a request is signed over: method, path, time and the hash of its body. */
export const requestSignature = (secret: string, method: string, path: string, time: string, body: string): string =>
  hmac(secret, [method, path, time, createHash('sha256').update(body).digest('hex')].join('\n')).toString('hex')

/** What a notice is signed over: its fields but `sign`, by name, as `k=v` with `&` between. */
export const noticeSignature = (secret: string, fields: URLSearchParams): string =>
  hmac(
    secret,
    [...fields]
      .filter(([name]) => name !== 'sign')
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  ).toString('hex')

export const sameSignature = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** A signed call; undefined where the provider knows no such thing. @throws Error for every other refusal, silence and time-out */
export const createClient =
  ({ url, id, secret }: Merchant, clock: Clock) =>
  async (method: 'GET' | 'POST', path: string, content?: object): Promise<unknown> => {
    const body = content ? JSON.stringify(content) : ''
    const time = String(Math.floor(clock.now().getTime() / 1000))
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        'content-type': 'application/json',
        'x-bx-merchant': id,
        'x-bx-time': time,
        'x-bx-sign': requestSignature(secret, method, path, time, body),
      },
      ...(content ? { body } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new Error(`Ben Xanh answered ${answer.status}`)
    return answer.json()
  }
