import { createHmac, timingSafeEqual } from 'node:crypto'

/** Header that carries when a body was signed (seconds since 1970); the signature stands in `x-signature`. */
const TIMESTAMP_HEADER = 'x-timestamp'
const SIGNATURE_HEADER = 'x-signature'

const MOST_SKEW_SECONDS = 300

/** A body and its headers, by their names in lower case. */
export interface SignedBody {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const hmac = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest()

/** Signs a body: hex HMAC-SHA256 over `timestamp.body`. */
export const signBody = (secret: string, body: string, at: Date): SignedBody => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  return { body, headers: { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: hmac(secret, timestamp, body).toString('hex') } }
}

/** Whether the body was signed with the secret, not more than five minutes from now. Takes the same time for every wrong signature. */
export const isGenuine = (
  secret: string,
  { body, headers }: { readonly body: string; readonly headers: Readonly<Record<string, string | readonly string[] | undefined>> },
  now: Date,
): boolean => {
  const timestamp = String(headers[TIMESTAMP_HEADER] ?? '')
  const signature = String(headers[SIGNATURE_HEADER] ?? '')
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/i.test(signature)) return false
  const skew = Math.abs(now.getTime() / 1000 - Number(timestamp))
  return timingSafeEqual(hmac(secret, timestamp, body), Buffer.from(signature, 'hex')) && skew <= MOST_SKEW_SECONDS
}
