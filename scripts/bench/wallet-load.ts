import { type Connection, connect } from './connection.ts'
import { measure } from './measured.ts'
import { measurePaced } from './paced.ts'
import { joinAll } from './wallet/join.ts'
import { CONNECTIONS, type Turn, type WalletReady } from './wallet/plan.ts'
import { type Player, vendorBet } from './wallet/request.ts'

let ready: WalletReady | undefined
const players: Player[] = []
const connections: Connection[] = []

const join = async (order: WalletReady): Promise<void> => {
  ready = order
  players.push(...(await joinAll(order)))
  const port = Number(new URL(order.url).port)
  // Beyond what the gateway's pool has, so that bets that come at a pace wait in the gateway and not here.
  for (let n = 0; n < 4 * CONNECTIONS; n += 1) connections.push(await connect(port))
}

const bet = async (connection: Connection, player: Player): Promise<void> => {
  const { status, body } = await connection.ask(vendorBet(ready!.key, player))
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
