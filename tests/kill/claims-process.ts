import { claimMission } from '@portico/contract/missions/calls'
import { redeemPointReward } from '@portico/contract/points/calls'
import { claimPromotion } from '@portico/contract/promotion/calls'
import { claimRafflePromotion } from '@portico/contract/ticket/calls'
import { readConfig } from '@portico/gateway/config'
import { openPostgres } from '@portico/gateway/db/open'
import { createLog } from '@portico/gateway/http/log'
import { systemClock } from '@portico/gateway/ports/clock'
import { systemRandom } from '@portico/gateway/ports/random'
import { createGateway } from '@portico/gateway/server'
import { createClient } from '@portico/gateway/testing/client'
import { type ClaimAnswer, type ClaimOrder, PATIENT } from './claims-orders.ts'

/** A gateway that claims what it is told to, all of it at once, and says of each what came of it. */
const UNLIMITED = { all: 10_000_000, login: 10_000_000, register: 10_000_000, captcha: 10_000_000 }
const config = { ...readConfig(process.env), rates: UNLIMITED }
const database = await openPostgres(process.env['DATABASE_URL']!, 12, PATIENT)
const gateway = await createGateway({ config, database, clock: systemClock, random: systemRandom, log: createLog('silent') })
await gateway.app.ready()
const call = createClient(gateway.app, async () => (await gateway.services.encryption.publicKeys())[0]!)

const claim = ({ what, token, key }: ClaimOrder) => {
  const by = { token, idempotencyKey: key }
  if (what.kind === 'PROMOTION') return call(claimPromotion, { id: what.id }, by)
  if (what.kind === 'MISSION') return call(claimMission, { id: what.id, day: what.day }, by)
  if (what.kind === 'TICKET') return call(claimRafflePromotion, { ticket: what.id }, by)
  const { item, points, withdrawPassword } = what
  return call(redeemPointReward, { item, quantity: 1, points, withdrawPassword }, by)
}

const work = async (orders: readonly ClaimOrder[]): Promise<void> => {
  const begin = async (order: ClaimOrder): Promise<void> => {
    const before = performance.now()
    const answer = await claim(order)
    const code = answer.status === 200 ? 'OK' : answer.failure.code
    process.send?.({ n: order.n, status: answer.status, code, ms: performance.now() - before } satisfies ClaimAnswer)
  }
  await Promise.all(orders.map(begin))
  process.send?.('done')
}

// It must not outlive a test that was itself killed.
process.once('disconnect', () => process.exit(0))
process.on('message', (orders) => void work(orders as ClaimOrder[]))
process.send?.('ready')
