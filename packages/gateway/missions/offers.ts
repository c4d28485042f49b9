import type { FailureCode } from '@portico/contract/kit/failure'
import type { Control } from '../control/index.ts'
import type { Queryable } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import type { Platform } from '../platform.ts'

export type Visitor = Pick<Caller, 'memberId' | 'currency'>

export interface Offers {
  /** Whether nothing but caring is offered: a limit is set. @throws Failure NOT_OFFERED to another currency's; SELF_EXCLUDED, PLAY_PAUSED */
  caringOnly(db: Queryable, visitor: Visitor): Promise<boolean>
  /** @throws Failure as `control.offersAllowed`, NOT_OFFERED to another currency's */
  everything(db: Queryable, visitor: Visitor): Promise<void>
}

const NOT_OFFERED: FailureCode = 'NOT_OFFERED'

/** What may be offered to whom. Who has set a limit is asked for nothing but to hold back, and who takes a break for nothing at all. */
export const createOffers = ({ brand }: Pick<Platform, 'brand'>, control: Pick<Control, 'offersAllowed'>): Offers => {
  const everything: Offers['everything'] = async (db, { memberId, currency }) => {
    if (currency !== brand.currency) throw new Failure(NOT_OFFERED)
    await control.offersAllowed(db, memberId)
  }
  return {
    everything,
    caringOnly: async (db, visitor) => {
      if (visitor.currency !== brand.currency) throw new Failure(NOT_OFFERED)
      try {
        await everything(db, visitor)
        return false
      } catch (error) {
        if (error instanceof Failure && error.code === NOT_OFFERED) return true
        throw error
      }
    },
  }
}
