import type { Control } from '../control/index.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Platform } from '../platform.ts'
import type { Ending } from './ending.ts'
import type { Pay } from './paying.ts'
import { changePool, findPool, lockPool, type PoolRow, prizeUnder, takePrize } from './pool-store.ts'
import { changeTicket, findTicket, type TicketRow } from './ticket-store.ts'

export interface OpenDeps {
  readonly control: Pick<Control, 'offersAllowed'>
  readonly pay: Pay
  readonly ending: Ending
}

/**
 * Opens a member's ticket: the next number of its pool, whose prize was fixed when the pool was published, is stored and paid in one
 * transaction. A ticket that is open already answers what it holds; nobody opens one twice.
 */
export const createOpening =
  ({ database, clock }: Pick<Platform, 'database' | 'clock'>, { control, pay, ending }: OpenDeps) =>
  async (memberId: string, id: string): Promise<{ readonly ticket: TicketRow; readonly pool: PoolRow }> => {
    const look = async (tx: Tx) => (await findTicket(tx, id, memberId)) ?? refuse('TICKET_UNKNOWN')

    const enter = async (tx: Tx, pool: PoolRow, number: number): Promise<TicketRow> => {
      await changePool(tx, pool.id, { opened: number })
      return changeTicket(tx, id, { state: 'ENTERED', number, openedAt: clock.now() })
    }

    const draw = async (tx: Tx, pool: PoolRow, ticket: TicketRow, number: number): Promise<TicketRow> => {
      const at = clock.now()
      const prize = (await prizeUnder(tx, pool.id, number)) ?? refuse('TICKET_POOL_OVER')
      const row = await takePrize(tx, pool.id, prize, at)
      const current = await changePool(tx, pool.id, { opened: number })
      const money = await pay(tx, current, ticket, row)
      const opened = await changeTicket(tx, id, { state: 'OPENED', number, prize, left: row.left, openedAt: at, ...money })
      if (number === pool.size) await ending.end(tx, (await findPool(tx, pool.id))!)
      return opened
    }

    return database.orm.transaction(async (tx) => {
      const { poolId } = await look(tx)
      // Whoever holds the pool decides on its next number; all that others race for is read from here on.
      const pool = (await lockPool(tx, poolId)) ?? refuse('TICKET_UNKNOWN')
      const ticket = await look(tx)
      if (ticket.state === 'OPENED' || ticket.state === 'ENTERED') return { ticket, pool }
      const now = clock.now()
      if (ticket.state === 'EXPIRED' || ticket.expiresAt <= now) throw new Failure('TICKET_EXPIRED')
      if (pool.state !== 'PUBLISHED' || pool.startsAt > now || pool.endsAt <= now) throw new Failure('TICKET_POOL_OVER')
      await control.offersAllowed(tx, memberId)
      const number = pool.opened + 1
      const done = pool.kind === 'RAFFLE' ? await enter(tx, pool, number) : await draw(tx, pool, ticket, number)
      await ending.tellAll(tx, [memberId])
      const current = (await findPool(tx, poolId))!
      await ending.tellLeft(tx, current)
      return { ticket: done, pool: current }
    })
  }
