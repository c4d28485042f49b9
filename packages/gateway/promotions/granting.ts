import type { Units } from '@portico/contract/kit/money'
import type { PromotionWay } from '@portico/contract/promotion/shapes'
import { derivedId } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import type { Platform } from '../platform.ts'
import type { PayBonus } from '../turnover/index.ts'
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

export const grantIdOf = (promotionId: string, memberId: string, cycle: string): string =>
  derivedId('promotion', promotionId, memberId, cycle)

/** @throws Failure PROMOTION_FULL where its last place or budget is gone */
export const takePlace = async (tx: Tx, row: PromotionRow, amount: bigint): Promise<void> => {
  if (row.taken >= row.places || row.spent + amount > row.budget) throw new Failure('PROMOTION_FULL')
  await changeUse(tx, row.id, 1, amount)
}

/** Pays a grant into the cash with what has to be bet for it. The caller holds the promotion's row or the application's, and has taken the place. */
export const createGrant =
  ({ clock }: Pick<Platform, 'clock'>, pay: PayBonus) =>
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
    const balance = await pay(tx, { id, memberId, currency, amount, times: turnoverOf(version), code: 'PROMOTION' })
    return { row, balance }
  }

export type PayGrant = ReturnType<typeof createGrant>
