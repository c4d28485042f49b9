import { formatUnits, parseUnits } from '@portico/contract/kit/money'
import * as z from 'zod/mini'
import { flag, whole } from './settings.ts'

/** The settings of agents' money; amounts in the brand's currency. */
export const AGENT_SETTINGS = {
  AGENT_ACTIVE_BET: z.optional(z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/, 'must be an amount like 200000'))),
  AGENT_ACTIVE_DEPOSIT: z._default(flag, true),
  AGENT_PAY_DAYS: z._default(whole(1, 2), 1),
} as const

type Values = z.output<z.ZodMiniObject<typeof AGENT_SETTINGS>>

/** What is the same in every agent contract, and stands in its text. */
export interface AgentRules {
  /** Who of a team is active: by valid bets of this much in the period, or by a deposit. */
  readonly active: { readonly bet: string; readonly deposit: boolean }
  /** How many days after its own a day is paid. */
  readonly payDays: number
}

/** Without settings: active is who bets for 200 units, or 200 thousand dong. */
export const agentRules = (value: Values, currency: string): AgentRules => ({
  active: {
    bet: formatUnits(parseUnits(value.AGENT_ACTIVE_BET ?? (currency === 'VND' ? '200000' : '200'))),
    deposit: value.AGENT_ACTIVE_DEPOSIT,
  },
  payDays: value.AGENT_PAY_DAYS,
})
