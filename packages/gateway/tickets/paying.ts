import { ONE, type Units } from '@portico/contract/kit/money'
import type { Tx } from '../db/open.ts'
import { balancesOf, cashOf } from '../ledger/index.ts'
import type { Points } from '../points/index.ts'
import type { BonusDeps, PayBonus } from '../turnover/index.ts'
import { changePool, type PoolRow, type PrizeRow } from './pool-store.ts'
import type { TicketRow } from './ticket-store.ts'

export interface PayDeps extends BonusDeps {
  readonly points: Pick<Points, 'award'>
}

/** Pays what a ticket won, under an id that follows from the ticket. The caller holds the pool's row. */
export const createPay =
  (payBonus: PayBonus, { points }: Pick<PayDeps, 'points'>) =>
  async (
    tx: Tx,
    pool: PoolRow,
    { id, memberId, currency }: TicketRow,
    prize: PrizeRow,
  ): Promise<{ before: Units; after: Units } | null> => {
    if (prize.kind === 'POINTS') await points.award(tx, { kind: 'PRIZE', memberId, points: prize.points, refId: id })
    if (prize.kind !== 'CASH' || prize.amount === null) return null
    const { amount } = prize
    const cash = cashOf(memberId, currency)
    const before = (await balancesOf(tx, [cash]))(cash) ?? 0n
    const times = BigInt(pool.definition.turnover) * ONE
    const after = await payBonus(tx, { id, memberId, currency, amount, times, code: 'TICKET' })
    await changePool(tx, pool.id, { paid: pool.paid + amount })
    return { before, after }
  }
export type Pay = ReturnType<typeof createPay>
