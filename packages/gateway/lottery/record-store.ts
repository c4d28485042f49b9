import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/open.ts'
import { isUuid } from '../db/uuid.ts'
import { bet } from './bets/schema.ts'
import { chasePlan } from './chase/schema.ts'

/** Those of the ids that are bets of the member, with what a record says of them. */
export const betsNamed = async (queryable: Queryable, memberId: string, ids: readonly string[]) => {
  const named = ids.filter(isUuid)
  if (named.length === 0) return []
  const { id, gameCode, numero, play, state, stake, payout, rebate, currency } = bet
  return queryable
    .select({ id, gameCode, numero, play, state, stake, payout, rebate, currency })
    .from(bet)
    .where(and(inArray(id, named), eq(bet.memberId, memberId)))
}

/** Those of the ids that are plans of the member. */
export const plansNamed = async (queryable: Queryable, memberId: string, ids: readonly string[]) => {
  const named = ids.filter(isUuid)
  if (named.length === 0) return []
  const { id, gameCode, play, state } = chasePlan
  return queryable
    .select({ id, gameCode, play, state })
    .from(chasePlan)
    .where(and(inArray(id, named), eq(chasePlan.memberId, memberId)))
}
