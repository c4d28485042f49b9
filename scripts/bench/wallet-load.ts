import { type Connection, connect } from './connection.ts'
import { measureTurn } from './paced.ts'
import { joinAll } from './wallet/join.ts'
import { lanesOf, type Turn, type WalletReady } from './wallet/plan.ts'
import { type Player, vendorBet } from './wallet/request.ts'

let ready: WalletReady | undefined
const players: Player[] = []

const join = async (order: WalletReady): Promise<void> => {
  ready = order
  players.push(...(await joinAll(order)))
}

/** Opened as late as may be: the gateway closes what stands idle for a minute. */
const openConnections = async (count: number): Promise<Connection[]> => {
  const port = Number(new URL(ready!.url).port)
  const connections: Connection[] = []
  for (let n = 0; n < count; n += 1) connections.push(await connect(port))
  return connections
}

const bet = async (connection: Connection, player: Player): Promise<void> => {
  const { status, body } = await connection.ask(vendorBet(ready!.key, player))
  if (status !== 200 || !body.includes('"status":"OK"')) throw new Error(`A bet was refused with ${status}: ${body}`)
}

const play = async (turn: Turn) => {
  let at = 0
  // In turn, as the bare transactions go.
  const next = (): Player => players[(at += 1) % turn.players]!
  const connections = await openConnections(lanesOf(turn))
  const lanes = connections.map((connection) => () => bet(connection, next()))
  try {
    return await measureTurn(lanes, turn)
  } finally {
    for (const connection of connections) connection.close()
  }
}

process.on('message', (message) => {
  const order = message as WalletReady | Turn
  const work = 'url' in order ? join(order).then(() => ({ joined: players.length })) : play(order)
  work.then(
    (done) => process.send?.(done),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
