import { parseUnits, type Units } from '@portico/contract/kit/money'
import * as z from 'zod/mini'
import { flag, whole } from './settings.ts'

const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/, 'must be an amount like 100000'))

const times = z.string().check(z.regex(/^\d{1,2}(\.\d{1,4})?$/, 'must be how many times like 1 or 1.5'))

/** The settings of withdrawals; amounts in the brand's currency. */
export const WITHDRAWAL_SETTINGS = {
  WITHDRAW_MIN: z.optional(amount),
  WITHDRAW_MAX: z.optional(amount),
  WITHDRAW_TWO_PEOPLE_ABOVE: z.optional(amount),
  WITHDRAW_FEE: z._default(whole(0, 5_000), 0),
  WITHDRAW_ANSWER_MINUTES: z._default(whole(2, 10_080), 60),
  WITHDRAW_DELAY_HOURS: z._default(whole(0, 720), 24),
  WITHDRAW_SAME_METHOD_FIRST: z._default(flag, false),
  WITHDRAW_VERIFY_ABOVE: z.optional(amount),
  WITHDRAW_TURNOVER: z._default(times, '0'),
  WITHDRAW_TURNOVER_WAIVED_BELOW: z.optional(amount),
} as const

type Values = z.output<z.ZodMiniObject<typeof WITHDRAWAL_SETTINGS>>

export interface WithdrawalConfig {
  readonly min: Units
  readonly max: Units
  /** Above it two people look at a withdrawal. */
  readonly twoPeopleAbove: Units
  /** In parts of ten thousand. */
  readonly fee: number
  /** How long a member is asked whether it arrived. */
  readonly answerMinutes: number
  /** How long a new account and a changed password hold money back. */
  readonly delayHours: number
  /** Money goes back by the method it came by, as far as it came in by it. */
  readonly sameMethodFirst: boolean
  /** What goes out within 30 days to whom is not verified; null where nobody has to be. */
  readonly verifyAbove: Units | null
  readonly turnover: TurnoverConfig
}

export interface TurnoverConfig {
  /** How often money that comes in is bet before it goes out again, in 1/10000; 0 asks for nothing. */
  readonly times: bigint
  /** With less than this left, nothing has to be bet any more. */
  readonly waivedBelow: Units
}

/** What a unit of the currency is worth beside the others, roughly: dong are counted in thousands. */
const scaleOf = (currency: string): Units => (currency === 'VND' ? 1_000n : 1n)

/** Withdrawals as they are without settings: 100 to 500,000 units, or thousands of dong. */
export const withdrawalConfig = (value: Values, currency: string): WithdrawalConfig => {
  const usual = (units: bigint): string => String(units * scaleOf(currency))
  return {
    min: parseUnits(value.WITHDRAW_MIN ?? usual(100n)),
    max: parseUnits(value.WITHDRAW_MAX ?? usual(500_000n)),
    twoPeopleAbove: parseUnits(value.WITHDRAW_TWO_PEOPLE_ABOVE ?? usual(20_000n)),
    fee: value.WITHDRAW_FEE,
    answerMinutes: value.WITHDRAW_ANSWER_MINUTES,
    delayHours: value.WITHDRAW_DELAY_HOURS,
    sameMethodFirst: value.WITHDRAW_SAME_METHOD_FIRST,
    verifyAbove: value.WITHDRAW_VERIFY_ABOVE === undefined ? null : parseUnits(value.WITHDRAW_VERIFY_ABOVE),
    turnover: {
      times: parseUnits(value.WITHDRAW_TURNOVER),
      waivedBelow: parseUnits(value.WITHDRAW_TURNOVER_WAIVED_BELOW ?? usual(5n)),
    },
  }
}
