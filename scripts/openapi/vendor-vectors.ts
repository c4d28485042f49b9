import { createHmac, hash } from 'node:crypto'
import { VENDOR_EXAMPLES } from '@portico/contract/vendor/examples'
import { VENDOR_PATHS } from '@portico/contract/vendor/paths'
import { signedAnswer, signedRequest } from '@portico/contract/vendor/signing'
import type { Json } from './schemas.ts'

const SECRET = 'a secret for examples, of nobody'
const TIMESTAMP = '1795939200000'
const NONCE = '0123456789abcdef-_XYZ'

const mac = (text: string): string => createHmac('sha256', SECRET).update(text).digest('hex')

const request = (name: string, method: string, path: string, body: string): Json => {
  const bodySha256 = hash('sha256', body)
  const text = signedRequest(method, path, TIMESTAMP, NONCE, bodySha256)
  return { name, method, path, timestamp: TIMESTAMP, nonce: NONCE, body, bodySha256, text, signature: mac(text) }
}
const answer = (name: string, status: number, path: string, body: string): Json => {
  const bodySha256 = hash('sha256', body)
  const text = signedAnswer(status, path, TIMESTAMP, NONCE, bodySha256)
  return { name, status, path, timestamp: TIMESTAMP, nonce: NONCE, body, bodySha256, text, signature: mac(text) }
}

/** Signatures that a vendor tries its own against: of requests, and of answers to them. Bodies are in UTF-8. */
export const vendorVectors = (): Json => {
  const bet = JSON.stringify(VENDOR_EXAMPLES.bet.request)
  const { bet: betPath, transaction, report } = VENDOR_PATHS
  return {
    secret: SECRET,
    requests: [
      request('a bet', 'POST', betPath, bet),
      request('the same with a line feed behind it', 'POST', betPath, `${bet}\n`),
      request('a body in Vietnamese', 'POST', betPath, JSON.stringify({ ...VENDOR_EXAMPLES.bet.request, meta: { room: 'Sen Đêm 🪷' } })),
      request('an empty body', 'POST', betPath, ''),
      request('a GET, which has no body', 'GET', transaction.replace(':txId', 'bet-1'), ''),
      request('a path with a query', 'GET', `${report.replace(':date', '2026-11-29')}?after=1000`, ''),
    ],
    answers: [
      answer('of a bet', 200, betPath, JSON.stringify(VENDOR_EXAMPLES.bet.reply)),
      answer('of a bet with a wrong signature', 401, betPath, '{"status":"INVALID_SIGNATURE","serverTime":"2026-11-29T08:00:00.000Z"}'),
    ],
  }
}
