import { createHmac, timingSafeEqual } from 'node:crypto'
import { depositWebhook } from '@portico/contract/cashier/calls'
import type { RequestOf } from '@portico/contract/kit/call'
import { parseUnits } from '@portico/contract/kit/money'
import type { Clock } from '../ports/clock.ts'
import type { PaymentProvider, ReceivedNotice } from '../ports/payment-provider.ts'

/** A notice in the contract's own form, which says whose it is. */
export type Notice = RequestOf<typeof depositWebhook>

/** Header that carries when a notice was signed; the signature stands in `X-Signature`. */
const TIMESTAMP_HEADER = 'x-timestamp'
const SIGNATURE_HEADER = 'x-signature'

const MOST_SKEW_SECONDS = 300

const hmac = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest()

/** A notice in the contract's form, signed: hex HMAC-SHA256 over `timestamp.body`. */
export const signNotice = (secret: string, body: string, at: Date): ReceivedNotice => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  return { body, headers: { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: hmac(secret, timestamp, body).toString('hex') } }
}

/** Whether the notice was signed with the secret, not more than five minutes from now. Takes the same time for every wrong signature. */
const isGenuine = (secret: string, { body, headers }: ReceivedNotice, now: Date): boolean => {
  const timestamp = String(headers[TIMESTAMP_HEADER] ?? '')
  const signature = String(headers[SIGNATURE_HEADER] ?? '')
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/i.test(signature)) return false
  const skew = Math.abs(now.getTime() / 1000 - Number(timestamp))
  return timingSafeEqual(hmac(secret, timestamp, body), Buffer.from(signature, 'hex')) && skew <= MOST_SKEW_SECONDS
}

const parseNotice = (body: string): Notice | undefined => {
  try {
    const notice = depositWebhook.request.safeParse(JSON.parse(body))
    return notice.success ? notice.data : undefined
  } catch {
    return undefined
  }
}

/** `readNotice` of a provider that sends the contract's form, signed with this secret. */
export const readSignedNotice =
  (secret: () => Promise<string>, clock: Clock): PaymentProvider['readNotice'] =>
  async (received) => {
    if (!isGenuine(await secret(), received, clock.now())) return undefined
    const notice = parseNotice(received.body)
    return notice && { ...notice, amount: parseUnits(notice.amount) }
  }
