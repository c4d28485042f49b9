import { randomUUID } from 'node:crypto'
import { VENDOR_PATHS } from '@portico/contract/vendor/paths'
import { type Key, messageOf } from '../../vendor/client.ts'
import type { Seat } from '../../vendor/seat.ts'
import { STAKE } from './plan.ts'

export type Player = Pick<Seat, 'playerId' | 'sessionToken' | 'currency' | 'gameCode'>

/** A signed bet of its own round, as bytes on the wire, at the gateway's time. */
export const vendorBet = (key: Key, { playerId, sessionToken, currency, gameCode }: Player, at = Date.now()): string => {
  const ids = { requestId: randomUUID(), txId: randomUUID(), roundId: randomUUID() }
  const body = JSON.stringify({ ...ids, playerId, currency, gameCode, sessionToken, amount: STAKE })
  const message = messageOf(key, { method: 'POST', path: VENDOR_PATHS.bet, body, at, nonce: randomUUID() })
  return [
    `POST ${message.path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...Object.entries(message.headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}
