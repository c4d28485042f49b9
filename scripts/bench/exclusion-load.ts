import { takeBreak } from '@portico/contract/control/calls'
import { HEADERS } from '@portico/contract/kit/call'
import { connect, type Connection } from './connection.ts'
import { type ExclusionOrder, type ExclusionSeen, OWN_EVERY, type OwnBet, PER_SECOND, SPAN_MS, WARM_UP_MS } from './exclusion/plan.ts'
import { measurementOf } from './measured.ts'
import { measurePaced } from './paced.ts'
import { lotteryBet } from './request.ts'
import { joinAll } from './wallet/join.ts'
import { CONNECTIONS } from './wallet/plan.ts'
import { vendorBet } from './wallet/request.ts'

interface Lane {
  readonly port: number
  readonly connection: Connection
}

/** To each gateway beyond what its pool has, so that bets that come at a pace wait there and not here. */
const openLanes = async (ports: readonly number[]): Promise<Lane[]> => {
  const lanes: Lane[] = []
  // By turns: whichever is free next is of either.
  for (let n = 0; n < 2 * CONNECTIONS; n += 1) for (const port of ports) lanes.push({ port, connection: await connect(port) })
  return lanes
}

const wordOf = (body: string): string => /"(?:code|status)":"([A-Z_]+)"/.exec(body)?.[1] ?? body.slice(0, 80)

const exclude = async (order: ExclusionOrder): Promise<number> => {
  const answer = await fetch(new URL(takeBreak.path, `http://127.0.0.1:${order.ports[0]}`), {
    method: takeBreak.method,
    headers: { [HEADERS.token]: order.own[0]!, 'content-type': 'application/json' },
    body: JSON.stringify({ term: 'M6' }),
  })
  const at = performance.now()
  if (answer.status !== 200) throw new Error(`The exclusion was refused: ${await answer.text()}`)
  return at
}

/** Bets at a pace on both products of both gateways, and in their midst an exclusion. */
const run = async (order: ExclusionOrder): Promise<ExclusionSeen> => {
  const now = () => Date.now() + order.aheadMs
  const players = await joinAll(order, now)
  const lanes = await openLanes(order.ports)
  const own: OwnBet[] = []
  const others: { readonly begun: number; readonly ended: number }[] = []
  let [turn, other] = [0, 0]

  const bet = async ({ port, connection }: Lane): Promise<void> => {
    turn += 1
    const isOwn = turn % OWN_EVERY === 0
    const product = (isOwn ? turn / OWN_EVERY : turn) % 2 === 0 ? 'LOTTERY' : 'VENDOR'
    const who = isOwn ? 0 : 1 + ((other += 1) % (players.length - 1))
    const token = isOwn ? order.own[order.ports.indexOf(port)]! : order.tokens[who]!
    const begun = performance.now()
    const { status, body } = await connection.ask(
      product === 'LOTTERY' ? lotteryBet(order, token) : vendorBet(order.key, players[who]!, now()),
    )
    const ended = performance.now()
    const isTaken = status === 200 && (product === 'LOTTERY' || body.includes('"status":"OK"'))
    if (isOwn) own.push({ port, product, begun, ended, isTaken, word: isTaken ? 'TAKEN' : wordOf(body) })
    else if (isTaken) others.push({ begun, ended })
    else throw new Error(`A bet of somebody else was refused with ${status}: ${body}`)
  }

  const from = performance.now()
  const excluded = new Promise<number>((resolve, reject) => {
    setTimeout(() => void exclude(order).then(resolve, reject), WARM_UP_MS + SPAN_MS)
  })
  await measurePaced(
    lanes.map((lane) => () => bet(lane)),
    { perSecond: PER_SECOND, warmUpMs: WARM_UP_MS, lastMs: 2 * SPAN_MS },
  )
  const at = await excluded
  lanes.forEach(({ connection }) => connection.close())
  const [measuredFrom, askedAt] = [from + WARM_UP_MS, from + WARM_UP_MS + SPAN_MS]
  const before = [...others, ...own.filter(({ isTaken }) => isTaken)].filter(({ ended }) => ended >= measuredFrom && ended < askedAt)
  const took = before.map(({ begun, ended }) => ended - begun)
  return {
    ...measurementOf(took, SPAN_MS),
    own: own.map((each) => ({ ...each, begun: each.begun - at, ended: each.ended - at })),
    perSecondAfter: others.filter(({ begun }) => begun > at).length / ((from + WARM_UP_MS + 2 * SPAN_MS - at) / 1000),
  }
}

process.on('message', (order) => {
  run(order as ExclusionOrder).then(
    (seen) => process.send?.(seen),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
