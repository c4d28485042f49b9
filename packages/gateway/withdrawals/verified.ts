import { formatUnits, type Units } from '@portico/contract/kit/money'
import type { Config } from '../config.ts'
import type { Queryable } from '../db/open.ts'
import type { Documents } from '../documents/index.ts'
import { Failure } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { DAY_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import { sentSince } from './store.ts'

/** Several small withdrawals are no way round what one large one asks. */
const WITHIN_MS = 30 * DAY_MS

type Owner = Pick<Caller, 'memberId' | 'currency'>

/** Who gets much money has to be known, where WITHDRAW_VERIFY_ABOVE says how much. */
export interface Verified {
  /** What may still go out to somebody whose documents do not stand; null where nothing is asked of them. */
  room(db: Queryable, owner: Owner): Promise<Units | null>
  /** Under the account's lock. @throws Failure VERIFICATION_REQUIRED with the room that is left */
  check(db: Queryable, owner: Owner, amount: Units): Promise<void>
}

export const createVerified = (
  { clock }: Pick<Platform, 'clock'>,
  { config, documents }: { readonly config: Pick<Config['withdrawals'], 'verifyAbove'>; readonly documents: Pick<Documents, 'openStep'> },
): Verified => {
  const room: Verified['room'] = async (db, { memberId, currency }) => {
    const { verifyAbove } = config
    if (verifyAbove === null || (await documents.openStep(db, memberId)) === undefined) return null
    const left = verifyAbove - (await sentSince(db, memberId, currency, new Date(clock.now().getTime() - WITHIN_MS)))
    return left > 0n ? left : 0n
  }
  return {
    room,
    check: async (db, owner, amount) => {
      const left = await room(db, owner)
      if (left !== null && amount > left) throw new Failure('VERIFICATION_REQUIRED', { remaining: formatUnits(left) })
    },
  }
}
