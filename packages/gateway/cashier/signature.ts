import { createHmac, timingSafeEqual } from 'node:crypto'
import { paymentNotice } from '@portico/contract/cashier/notice-calls'
import { parseUnits } from '@portico/contract/kit/money'
import type { SentOf } from '@portico/contract/kit/call'
import type { Clock } from '../ports/clock.ts'
import type { PaymentNotice, PaymentProvider, ReceivedNotice } from '../ports/payment-provider.ts'
import { readFlatJson } from './flat-json.ts'

/** A notice in the contract's own form. */
export type Notice = SentOf<typeof paymentNotice>

/** Further from now than this, and a signed notice is taken for a replay. */
const MOST_SKEW_SECONDS = 300
const PREFIX = 'whsec_'
const VERSION = 'v1'
const ID = /^[\x21-\x7e]{1,256}$/

/** A secret as Standard Webhooks write it stands for bytes; any other for its own letters. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), 'base64') : Buffer.from(secret, 'utf8')

const macOf = (secret: string, id: string, timestamp: string, raw: Uint8Array): Buffer =>
  createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`).update(raw).digest()

/** Signs a notice with each of the secrets: a list of signatures is how a sender changes its secret without a gap. */
export const signNotice = (secrets: string | readonly string[], body: string | Uint8Array, at: Date, id: string): ReceivedNotice => {
  const raw = typeof body === 'string' ? Buffer.from(body, 'utf8') : body
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = [secrets].flat().map((secret) => `${VERSION},${macOf(secret, id, timestamp, raw).toString('base64')}`)
  return { raw, headers: { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') } }
}

const one = (value: string | readonly string[] | undefined): string => (typeof value === 'string' ? value : '')

/** Whether one of the signatures was made with one of the secrets, over these bytes and not more than five minutes from now. */
export const isSigned = (secrets: readonly string[], { raw, headers }: ReceivedNotice, now: Date): boolean => {
  const [id, timestamp] = [one(headers['webhook-id']), one(headers['webhook-timestamp'])]
  if (!ID.test(id) || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > MOST_SKEW_SECONDS) return false
  const signatures = one(headers['webhook-signature'])
    .split(' ', 10)
    .filter((signature) => signature.startsWith(`${VERSION},`))
    .map((signature) => Buffer.from(signature.slice(VERSION.length + 1), 'base64'))
  const right = secrets.map((secret) => macOf(secret, id, timestamp, raw))
  return right.some((mac) => signatures.some((each) => each.length === mac.length && timingSafeEqual(each, mac)))
}

/** Reads the contract's form; undefined for anything else. */
export const readNotice = (raw: Uint8Array): PaymentNotice | undefined => {
  const read = paymentNotice.request.safeParse(readFlatJson(raw))
  if (!read.success) return undefined
  const { depositId, payoutId, amount, reason, ...fields } = read.data
  const rest = { ...fields, amount: parseUnits(amount), ...(reason === undefined ? {} : { reason }) }
  if (depositId !== undefined && payoutId === undefined) return { kind: 'deposit', depositId, ...rest }
  if (payoutId !== undefined && depositId === undefined) return { kind: 'payout', payoutId, ...rest }
  return undefined
}

/** `parse` of a provider that sends the contract's form, signed with any of these secrets. */
export const parseSignedNotice =
  (secrets: () => Promise<readonly string[]>, clock: Clock): PaymentProvider['parse'] =>
  async (raw, headers) =>
    isSigned(await secrets(), { raw, headers }, clock.now()) ? readNotice(raw) : undefined
