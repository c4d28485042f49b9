import type { Units } from '@portico/contract/kit/money'
import type { PromotionWay } from '@portico/contract/promotion/shapes'
import { derivedId } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import type { Platform } from '../platform.ts'
import { balancesOf, cashOf } from '../ledger/index.ts'
import type { BonusPurse, PayBonus } from '../turnover/index.ts'
import { type GrantRow, insertGrant } from './history-store.ts'
import { bonusTermsOf, requiredFor, turnoverOf } from './standing.ts'
import { Failure } from '../failure.ts'
import { changeUse, type PromotionRow, type VersionRow } from './store.ts'

export interface Grant {
  readonly version: VersionRow
  readonly memberId: string
  readonly currency: string
  readonly cycle: string
  readonly way: PromotionWay
  readonly amount: Units
  /** What was paid in for it, where its kind looks at that. */
  readonly paidIn?: Units | undefined
}

export const grantIdOf = (promotionId: string, memberId: string, cycle: string): string =>
  derivedId('promotion', promotionId, memberId, cycle)

/** @throws Failure PROMOTION_FULL where its last place or budget is gone */
export const takePlace = async (tx: Tx, row: PromotionRow, amount: bigint): Promise<void> => {
  if (row.taken >= row.places || row.spent + amount > row.budget) throw new Failure('PROMOTION_FULL')
  await changeUse(tx, row.id, 1, amount)
}

/**
 * Pays a grant: into the cash where nothing has to be bet for it, else as a bonus. Answers the cash. The caller holds the promotion's row or the application's, and
 * has taken the place.
 * @throws Failure BONUS_ACTIVE where another bonus is
 */
export const createGrant =
  ({ clock }: Pick<Platform, 'clock'>, pay: PayBonus, purse: Pick<BonusPurse, 'grant'>) =>
  async (
    tx: Tx,
    { version, memberId, currency, cycle, way, amount, paidIn }: Grant,
  ): Promise<{ readonly row: GrantRow; readonly balance: Units }> => {
    const { promotionId } = version
    const id = grantIdOf(promotionId, memberId, cycle)
    const at = clock.now()
    const required = requiredFor(amount, version, paidIn)
    const row = { id, promotionId, memberId, version: version.version, cycle, way, amount, required, currency, at }
    await insertGrant(tx, row)
    const paid = { id, memberId, currency, amount, times: turnoverOf(version), code: 'PROMOTION' }
    if (paid.times === 0n) return { row, balance: await pay(tx, paid) }
    await purse.grant(tx, { ...paid, required, ...bonusTermsOf(version, at) })
    const cash = cashOf(memberId, currency)
    return { row, balance: (await balancesOf(tx, [cash]))(cash) ?? 0n }
  }

export type PayGrant = ReturnType<typeof createGrant>
