import { toMoney, type Units } from '@portico/contract/kit/money'
import { ONE } from '@portico/contract/kit/money'
import { derivedId } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { balancesOf, cashOf, houseOf, type Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { Points } from '../points/index.ts'
import type { Turnover } from '../turnover/index.ts'
import { changePool, type PoolRow, type PrizeRow } from './pool-store.ts'
import type { TicketRow } from './ticket-store.ts'

export interface PayDeps {
  readonly ledger: Pick<Ledger, 'post'>
  readonly turnover: Pick<Turnover, 'begin'>
  readonly points: Pick<Points, 'award'>
}

/** Pays what a ticket won, under an id that follows from the ticket. The caller holds the pool's row. */
export const createPay =
  ({ clock, events }: Pick<Platform, 'clock' | 'events'>, { ledger, turnover, points }: PayDeps) =>
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
    await turnover.begin(tx, { id, memberId, currency, kind: 'PROMOTION', amount, times: BigInt(pool.definition.turnover) * ONE })
    const entry = { id: derivedId(id, 'TICKET'), debit: houseOf('house:promo', currency), credit: cash, amount, code: 'TICKET', ref: id }
    const { balanceOf } = await ledger.post(tx, [entry], clock.now())
    const after = balanceOf(cash) ?? 0n
    await changePool(tx, pool.id, { paid: pool.paid + amount })
    await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(after, currency) })
    return { before, after }
  }
export type Pay = ReturnType<typeof createPay>
