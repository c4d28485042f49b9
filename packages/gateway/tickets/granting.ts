import { parseUnits, type Units } from '@portico/contract/kit/money'
import type { GrantSource } from '@portico/contract/ticket/shapes'
import { derivedId } from '../db/canonical.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { DAY_MS } from '../kit/duration.ts'
import { dayAfter, dayAt, instantOf } from '../kit/zone.ts'
import type { Platform } from '../platform.ts'
import { changePool, lockPool, type PoolRow } from './pool-store.ts'
import { existingTickets, insertTickets } from './ticket-store.ts'

/** Whose tickets. */
export interface Holder {
  readonly memberId: string
  readonly currency: string
}

export interface GrantSources {
  readonly depositsOf: (db: Queryable, memberId: string, from: Date, to: Date) => Promise<Units>
  /** Valid bets of a day of the merchant's. */
  readonly validBetsOf: (db: Queryable, memberId: string, day: string) => Promise<Units>
}

export const createGranting = (
  { database, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>,
  { depositsOf, validBetsOf }: GrantSources,
) => {
  const startOf = (day: string): Date => instantOf(day, '00:00', brand.timeZone)

  /** The ids of so many tickets that came for the same. */
  const idsOf = (poolId: string, { memberId }: Holder, origin: string, many: number): string[] =>
    Array.from({ length: many }, (_, index) => derivedId('ticket', poolId, memberId, origin, String(index + 1)))

  /** How many more tickets a pool has a prize for; a raffle takes any number. */
  const placesOf = ({ kind, size, issued }: PoolRow): number => (kind === 'RAFFLE' ? Number.POSITIVE_INFINITY : size - issued)

  /**
   * Gives out what is new of these ids, as far as there are prizes left. The caller holds the pool.
   * @throws Failure TICKET_POOL_FULL where all of them are wanted and there are not as many
   */
  const give = async (
    tx: Tx,
    pool: PoolRow,
    holder: Holder,
    origin: string,
    ids: readonly string[],
    { whole = false }: { readonly whole?: boolean } = {},
  ): Promise<number> => {
    const there = await existingTickets(tx, ids)
    const missing = ids.filter((id) => !there.has(id))
    const places = Math.max(placesOf(pool), 0)
    if (whole && missing.length > places) throw new Failure('TICKET_POOL_FULL', { remaining: String(places) })
    const fresh = missing.slice(0, places)
    const at = clock.now()
    const last = new Date(Math.min(at.getTime() + pool.definition.days * DAY_MS, pool.endsAt.getTime()))
    const rows = fresh.map((id) => ({ id, poolId: pool.id, ...holder, origin, state: 'READY' as const, grantedAt: at, expiresAt: last }))
    const count = await insertTickets(tx, rows)
    if (count > 0) await changePool(tx, pool.id, { issued: pool.issued + count })
    return count
  }

  const sumOf = (of: GrantSource, memberId: string, day: string, from: Date): Promise<Units> =>
    of === 'TURNOVER' ? validBetsOf(database.orm, memberId, day) : depositsOf(database.orm, memberId, from, startOf(dayAfter(day, 1)))

  /**
   * Gives a member what the pool's rules have come to today and yesterday. Nothing is counted deposit by deposit: a ticket follows from
   * the day's sum under an id of its own, so that it comes once however often this is asked. The facts are read before the transaction.
   */
  const accrue = async (pool: PoolRow, holder: Holder): Promise<number> => {
    const now = clock.now()
    if (pool.state !== 'PUBLISHED' || pool.definition.rules.length === 0 || pool.startsAt > now || pool.endsAt <= now) return 0
    const today = dayAt(now, brand.timeZone).day
    const due: { origin: string; ids: string[] }[] = []
    for (const { of, per, perDay } of pool.definition.rules)
      for (const day of [dayAfter(today, -1), today]) {
        if (startOf(dayAfter(day, 1)) <= pool.startsAt) continue
        // Of the day on which it begins: deposits from then on, bets of the whole day.
        const from = startOf(day) < pool.startsAt ? pool.startsAt : startOf(day)
        const many = Math.min(Number((await sumOf(of, holder.memberId, day, from)) / parseUnits(per)), perDay)
        if (many > 0) due.push({ origin: `${of} ${day}`, ids: idsOf(pool.id, holder, `${of} ${day}`, many) })
      }
    const all = due.flatMap(({ ids }) => ids)
    const there = await existingTickets(database.orm, all)
    if (all.every((id) => there.has(id))) return 0
    return database.orm.transaction(async (tx) => {
      let count = 0
      for (const { origin, ids } of due) {
        const row = await lockPool(tx, pool.id)
        if (row?.state === 'PUBLISHED') count += await give(tx, row, holder, origin, ids)
      }
      return count
    })
  }

  return { accrue, give, idsOf }
}
export type Granting = ReturnType<typeof createGranting>
