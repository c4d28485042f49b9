import { type Connection, connect } from './connection.ts'
import type { Measurement } from './measured.ts'
import { measure } from './measured.ts'
import { lotteryBet } from './request.ts'

/** The settings of the load process. */
export interface LoadOrder {
  readonly port: number
  readonly tokens: readonly string[]
  readonly gameCode: string
  readonly numero: string
  readonly connections: number
  readonly warmUpMs: number
  readonly lastMs: number
}

const place = async (connection: Connection, request: string): Promise<void> => {
  const { status, body } = await connection.ask(request)
  if (status !== 200) throw new Error(`A bet was refused with ${status}: ${body}`)
}

/** Bets from many connections at once, each waiting for its answer before the next. */
const load = async (order: LoadOrder): Promise<Measurement> => {
  const connections = await Promise.all(Array.from({ length: order.connections }, () => connect(order.port)))
  let turn = 0
  // In turn, as the bare transactions go: two bets of one member at once would wait for each other's cash.
  const nextToken = () => order.tokens[(turn += 1) % order.tokens.length] ?? ''
  const lanes = connections.map((connection) => () => place(connection, lotteryBet(order, nextToken())))
  const measured = await measure(lanes, order)
  connections.forEach((connection) => connection.close())
  return measured
}

process.on('message', (order) => {
  load(order as LoadOrder).then(
    (measured) => process.send?.(measured),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
