import type { ConditionView, PromotionCondition } from '@portico/contract/promotion/conditions'
import { formatUnits, parseUnits, type Units } from '@portico/contract/kit/money'
import { DAY_MS } from '../kit/duration.ts'
import type { Facts } from './facts.ts'

type Measure<Kind extends PromotionCondition['kind']> = (
  condition: Extract<PromotionCondition, { kind: Kind }>,
  facts: Facts,
  now: Date,
) => Promise<Omit<ConditionView, 'condition'>>

const reached = (have: Units, want: string) => ({ met: have >= parseUnits(want), now: formatUnits(have) })

/** How each condition is judged, and how far it has come. */
const MEASURES: { readonly [Kind in PromotionCondition['kind']]: Measure<Kind> } = {
  ACCOUNT_AGE: async ({ days }, facts, now) => ({ met: facts.accountDays(now) >= days, now: String(facts.accountDays(now)) }),
  CONTACT_BOUND: async (_, facts) => ({ met: await facts.hasContact(), now: null }),
  VERIFIED: async (_, facts) => ({ met: await facts.isVerified(), now: null }),
  DEPOSITED: async ({ amount, days }, facts, now) => reached(await facts.deposited(new Date(now.getTime() - days * DAY_MS), now), amount),
  VALID_BETS: async ({ amount, days }, facts, now) => reached(await facts.validBets(days, now), amount),
  NOTHING_TO_BET: async (_, facts) => {
    const left = await facts.toBet()
    return { met: left === 0n, now: formatUnits(left) }
  },
}

export const judge = async (condition: PromotionCondition, facts: Facts, now: Date): Promise<ConditionView> => {
  const measure = MEASURES[condition.kind] as Measure<PromotionCondition['kind']>
  return { condition, ...(await measure(condition, facts, now)) }
}

export const allMet = (views: readonly ConditionView[]): boolean => views.every(({ met }) => met)
