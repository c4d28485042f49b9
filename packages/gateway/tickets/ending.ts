import { fromHex } from '@portico/lottery/bytes'
import { merkleRoot } from '@portico/lottery/merkle'
import { entryText, raffleWinners } from '@portico/lottery/prize-pool'
import type { Control } from '../control/index.ts'
import type { Tx } from '../db/open.ts'
import { passes } from '../failure.ts'
import type { Platform } from '../platform.ts'
import type { Pay } from './paying.ts'
import { changePool, duePools, findPool, lockPool, type PoolRow, prizesOf, takePrize } from './pool-store.ts'
import { prizePoolOf, digest } from './pool-seal.ts'
import { changeTicket, closeEntries, expireTickets, poolEntries, poolsToExpire } from './ticket-store.ts'

export interface EndDeps {
  readonly control: Pick<Control, 'offersAllowed'>
  readonly pay: Pay
}

/** What ends: pools that are over, raffles that are due, tickets that nobody opened. */
export const createEnding = ({ clock, events }: Pick<Platform, 'clock' | 'events'>, { control, pay }: EndDeps) => {
  const tellAll = async (tx: Tx, memberIds: Iterable<string>): Promise<void> => {
    for (const memberId of new Set(memberIds)) {
      await events.notify(tx, memberId, 'tickets.changed', {})
      await events.notify(tx, memberId, 'waiting.changed', {})
    }
  }

  /** Says to everybody what is left of a pool, or, where the pool is another in more than that, that it is to be looked at again. */
  const tellLeft = async (tx: Tx, pool: PoolRow | null): Promise<void> => {
    const prizes = pool ? await prizesOf(tx, [pool.id]) : []
    await events.broadcast(tx, 'pools.changed', {
      pool: pool && {
        id: pool.id,
        entries: pool.kind === 'RAFFLE' ? pool.opened : 0,
        prizes: prizes.map(({ left, lastAt }) => ({ left, lastAt: lastAt?.toISOString() ?? null })),
      },
    })
  }

  const isAllowed = (tx: Tx, memberId: string): Promise<boolean> => passes(() => control.offersAllowed(tx, memberId))

  /** Draws a raffle by its seed and the root of its entries. Who may be offered nothing by now is drawn as anybody, and not paid. */
  const drawRaffle = async (tx: Tx, pool: PoolRow): Promise<string> => {
    const entries = await poolEntries(tx, pool.id)
    const texts = entries.map(({ id, number }) => entryText({ pool: pool.id, number: number!, ticket: id }))
    const root = await merkleRoot(texts, digest)
    const winners = await raffleWinners(fromHex(pool.seed!), { ...prizePoolOf(pool), root, entries: entries.length })
    for (const { number, prize } of winners) {
      const ticket = entries[number - 1]!
      const row = await takePrize(tx, pool.id, prize, clock.now())
      const isPaid = await isAllowed(tx, ticket.memberId)
      const current = (await findPool(tx, pool.id))!
      const money = isPaid ? await pay(tx, current, ticket, row) : null
      await changeTicket(tx, ticket.id, { state: 'OPENED', prize, left: row.left, withheld: !isPaid, ...money })
    }
    await closeEntries(tx, pool.id)
    await tellAll(
      tx,
      entries.map(({ memberId }) => memberId),
    )
    return root
  }

  /** Ends a pool that the caller holds: the seed is public from then on. */
  const end = async (tx: Tx, pool: PoolRow): Promise<PoolRow> => {
    const root = pool.kind === 'RAFFLE' ? await drawRaffle(tx, pool) : pool.root
    await tellAll(tx, await expireTickets(tx, pool.id))
    const ended = await changePool(tx, pool.id, { state: 'ENDED', endedAt: clock.now(), root })
    await tellLeft(tx, null)
    return ended
  }

  /** What is due by now. */
  const run = async (tx: Tx): Promise<void> => {
    const now = clock.now()
    for (const id of await duePools(tx, now)) {
      const pool = await lockPool(tx, id)
      if (pool?.state === 'PUBLISHED') await end(tx, pool)
    }
    for (const id of await poolsToExpire(tx, now)) {
      const pool = await lockPool(tx, id)
      const memberIds = await expireTickets(tx, id, now)
      if (pool) await changePool(tx, id, { issued: pool.issued - memberIds.length })
      await tellAll(tx, memberIds)
    }
  }

  return { end, run, tellAll, tellLeft }
}
export type Ending = ReturnType<typeof createEnding>
