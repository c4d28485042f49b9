import { randomUUID } from 'node:crypto'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { HEADERS } from '@portico/contract/kit/call'
import { VENDOR_PATHS } from '@portico/contract/vendor/paths'
import { createClient, messageOf, overHttp } from '../vendor/client.ts'
import { openSeat, type Seat } from '../vendor/seat.ts'
import { type Connection, connect } from './connection.ts'
import { measure } from './measured.ts'
import { measurePaced } from './paced.ts'
import { CONNECTIONS, STAKE, type Turn, type WalletReady } from './wallet/plan.ts'

type Player = Pick<Seat, 'playerId' | 'sessionToken' | 'currency' | 'gameCode'>

/** For opening a game, which is not measured. */
const PATIENCE_MS = 120_000

let ready: WalletReady | undefined
const players: Player[] = []
const connections: Connection[] = []

const join = async (order: WalletReady): Promise<void> => {
  ready = order
  const client = createClient(order.key, overHttp(order.url, PATIENCE_MS), Date.now)
  for (const token of order.tokens) {
    const launch = async (): Promise<string> => {
      const answer = await fetch(new URL(launchGame.path, order.url), {
        method: launchGame.method,
        headers: { [HEADERS.token]: token, 'content-type': 'application/json' },
        body: JSON.stringify({ nodeId: 1, mode: 'real' }),
      })
      const { value } = (await answer.json()) as { value: { url: string } }
      return new URL(value.url).searchParams.get('token')!
    }
    players.push(await openSeat(client, launch))
  }
  const port = Number(new URL(order.url).port)
  // Beyond what the gateway's pool has, so that bets that come at a pace wait in the gateway and not here.
  for (let n = 0; n < 4 * CONNECTIONS; n += 1) connections.push(await connect(port))
}

/** A signed bet of its own round, as bytes on the wire. */
const requestOf = ({ key }: WalletReady, { playerId, sessionToken, currency, gameCode }: Player): string => {
  const ids = { requestId: randomUUID(), txId: randomUUID(), roundId: randomUUID() }
  const body = JSON.stringify({ ...ids, playerId, currency, gameCode, sessionToken, amount: STAKE })
  const message = messageOf(key, { method: 'POST', path: VENDOR_PATHS.bet, body, at: Date.now(), nonce: randomUUID() })
  return [
    `POST ${message.path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...Object.entries(message.headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

const bet = async (connection: Connection, player: Player): Promise<void> => {
  const { status, body } = await connection.ask(requestOf(ready!, player))
  if (status !== 200 || !body.includes('"status":"OK"')) throw new Error(`A bet was refused with ${status}: ${body}`)
}

const play = (turn: Turn) => {
  let at = 0
  // In turn, as the bare transactions go.
  const next = (): Player => players[(at += 1) % turn.players]!
  const { perSecond } = turn
  if (perSecond === undefined)
    return measure(
      connections.slice(0, CONNECTIONS).map((connection) => () => bet(connection, next())),
      turn,
    )
  return measurePaced(
    connections.map((connection) => () => bet(connection, next())),
    { ...turn, perSecond },
  )
}

process.on('message', (message) => {
  const order = message as WalletReady | Turn
  const work = 'url' in order ? join(order).then(() => ({ joined: players.length })) : play(order)
  work.then(
    (done) => process.send?.(done),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
