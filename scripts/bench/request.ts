import { randomInt, randomUUID } from 'node:crypto'
import { placeBets } from '@portico/contract/bets/calls'
import { HEADERS } from '@portico/contract/kit/call'
import { BENCH_MODE } from './plan.ts'

const line = () => ({
  play: 'front3-direct',
  selection: { places: [[String(randomInt(10))], [String(randomInt(10))], [String(randomInt(10))]] },
  mode: BENCH_MODE,
  multiple: 1,
  prizeGroup: 1900,
})

/** One bet of one member on an issue, as bytes on the wire, under an idempotency key of its own. */
export const lotteryBet = ({ gameCode, numero }: { readonly gameCode: string; readonly numero: string }, token: string): string => {
  const body = JSON.stringify({ gameCode, numero, lines: [line()] })
  return [
    `POST ${placeBets.path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `${HEADERS.token}: ${token}`,
    `${HEADERS.idempotencyKey}: ${randomUUID()}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}
