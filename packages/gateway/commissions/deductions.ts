import type { Calendar } from '@portico/commission/kit/calendar/calendar'
import { dateText } from '@portico/commission/kit/calendar/days'
import type { Period } from '@portico/commission/kit/calendar/period'
import { SALARY_KINDS } from '@portico/contract/commission/kinds'
import { CODE_OF } from './codes.ts'

/** What was paid to members for other reasons, by the type of deduction that it is. */
const TYPE_OF: Readonly<Record<string, string>> = {
  REBATE: 'rebate',
  [CODE_OF.rebate]: 'rebate',
  REFERRAL: 'promo',
  ...Object.fromEntries(SALARY_KINDS.map((kind) => [CODE_OF[kind], 'salary'])),
}

/** Transfer codes of what may be deducted from a team's loss. */
export const DEDUCTION_CODES: readonly string[] = Object.keys(TYPE_OF)

export const deductionTypeOf = (code: string): string => TYPE_OF[code] ?? ''

/** The merchant's days of a period, both of which belong to it. */
export interface PeriodDays {
  readonly first: string
  readonly last: string
}

/** What is deducted is counted by whole days of the merchant's. */
export const daysOf = (calendar: Calendar, { start, end }: Pick<Period, 'start' | 'end'>): PeriodDays => ({
  first: dateText(calendar.dateOf(start)),
  last: dateText(calendar.dateOf(end - 1)),
})
