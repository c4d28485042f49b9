import type { Queryable } from '../db/open.ts'
import { limitsOf } from './limit-store.ts'
import { stoppedChannels } from './offer-store.ts'

/** Whether a member has set a limit: who holds back is not asked to play more. */
export const hasLimit = async (db: Queryable, memberId: string): Promise<boolean> => (await limitsOf(db, memberId)).length > 0

/** Whether a member stopped offers on the site. */
export const stopsSite = async (db: Queryable, memberId: string): Promise<boolean> => (await stoppedChannels(db, memberId)).includes('SITE')

/** Whether the site shows a member no offers, apart from breaks, which end every session. */
export const isSparedOffers = async (db: Queryable, memberId: string): Promise<boolean> =>
  (await hasLimit(db, memberId)) || stopsSite(db, memberId)
