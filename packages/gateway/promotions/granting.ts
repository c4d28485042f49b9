import { toMoney, type Units } from '@portico/contract/kit/money'
import type { PromotionWay } from '@portico/contract/promotion/shapes'
import { derivedId } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { cashOf, houseOf, type Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { Turnover } from '../turnover/index.ts'
import { type GrantRow, insertGrant } from './history-store.ts'
import { requiredFor, turnoverOf } from './standing.ts'
import { Failure } from '../failure.ts'
import { changeUse, type PromotionRow, type VersionRow } from './store.ts'

export interface Grant {
  readonly version: VersionRow
  readonly memberId: string
  readonly currency: string
  readonly cycle: string
  readonly way: PromotionWay
  readonly amount: Units
}

export interface GrantDeps {
  readonly ledger: Pick<Ledger, 'post'>
  readonly turnover: Pick<Turnover, 'begin'>
}

export const grantIdOf = (promotionId: string, memberId: string, cycle: string): string =>
  derivedId('promotion', promotionId, memberId, cycle)

/** @throws Failure PROMOTION_FULL where its last place or budget is gone */
export const takePlace = async (tx: Tx, row: PromotionRow, amount: bigint): Promise<void> => {
  if (row.taken >= row.places || row.spent + amount > row.budget) throw new Failure('PROMOTION_FULL')
  await changeUse(tx, row.id, 1, amount)
}

/** Pays a grant into the cash with what has to be bet for it. The caller holds the promotion's row or the application's, and has taken the place. */
export const createGrant =
  ({ clock, events }: Pick<Platform, 'clock' | 'events'>, { ledger, turnover }: GrantDeps) =>
  async (
    tx: Tx,
    { version, memberId, currency, cycle, way, amount }: Grant,
  ): Promise<{ readonly row: GrantRow; readonly balance: Units }> => {
    const { promotionId } = version
    const id = grantIdOf(promotionId, memberId, cycle)
    const at = clock.now()
    const required = requiredFor(amount, version)
    const row = { id, promotionId, memberId, version: version.version, cycle, way, amount, required, currency, at }
    await insertGrant(tx, row)
    await turnover.begin(tx, { id, memberId, currency, kind: 'PROMOTION', amount, times: turnoverOf(version) })
    const cash = cashOf(memberId, currency)
    const entry = {
      id: derivedId(id, 'PROMOTION'),
      debit: houseOf('house:promo', currency),
      credit: cash,
      amount,
      code: 'PROMOTION',
      ref: id,
    }
    const { balanceOf } = await ledger.post(tx, [entry], at)
    const balance = balanceOf(cash) ?? 0n
    await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(balance, currency) })
    return { row, balance }
  }

export type PayGrant = ReturnType<typeof createGrant>
