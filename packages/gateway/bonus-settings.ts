import * as z from 'zod/mini'
import { whole } from './settings.ts'

/** The settings of bonuses. */
export const BONUS_SETTINGS = {
  BONUS_RULES: z._default(z.enum(['house', 'one-product'], 'must be house or one-product'), 'house'),
  BONUS_MOST_TIMES: z._default(whole(0, 10), 10),
} as const

type Values = z.output<z.ZodMiniObject<typeof BONUS_SETTINGS>>

/** What the place that licenses the brand allows of bonuses, whatever an operator writes. */
export interface BonusRules {
  /** How often something may have to be bet at most. */
  readonly mostTimes: number
  /** One offer names games of one product alone: whoever bets on draws is not led to slots. */
  readonly oneProduct: boolean
}

export const bonusRules = (value: Values): BonusRules => ({
  mostTimes: value.BONUS_MOST_TIMES,
  oneProduct: value.BONUS_RULES === 'one-product',
})
