import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SignedNotice } from '../ports/payment-provider.ts'

/** Header that carries when a notice was signed; the signature stands in `X-Signature`. */
export const TIMESTAMP_HEADER = 'x-timestamp'
export const SIGNATURE_HEADER = 'x-signature'

const MOST_SKEW_SECONDS = 300

const hmac = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest()

export const signNotice = (secret: string, body: string, at: Date): SignedNotice => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  return { body, timestamp, signature: hmac(secret, timestamp, body).toString('hex') }
}

/** Whether the notice was signed with the secret, not more than five minutes from now. Takes the same time for every wrong signature. */
export const isGenuine = (secret: string, { body, timestamp, signature }: SignedNotice, now: Date): boolean => {
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/i.test(signature)) return false
  const skew = Math.abs(now.getTime() / 1000 - Number(timestamp))
  return timingSafeEqual(hmac(secret, timestamp, body), Buffer.from(signature, 'hex')) && skew <= MOST_SKEW_SECONDS
}
