import { createCalendar } from '@portico/commission/kit/calendar/calendar'
import type { RateView } from '@portico/contract/rebate-rate/shapes'
import { refusal } from '../../../api/failure.ts'
import { tenths } from '../../../core/office-page/rates.ts'

/** What a rate breaks: its step, the rate of who gives it, or that of somebody below who would have more. */
export interface RateFault {
  readonly rule: 'step' | 'above' | 'below'
  /** The bound in percent; none of a step. */
  readonly limit: string
}

/** What is wrong with a typed rate within its bounds. */
export const rateFault = (text: string, { most, least }: Pick<RateView, 'most' | 'least'>): RateFault | undefined => {
  const rate = tenths(text)
  if (rate === undefined) return { rule: 'step', limit: '' }
  if (rate > (tenths(most) ?? 0)) return { rule: 'above', limit: most }
  return rate < (tenths(least) ?? 0) ? { rule: 'below', limit: least } : undefined
}

/** The same of what the gateway refused, by the bound that it names: it may have moved since it was read. */
export const refusedRate = (error: unknown): RateFault | undefined => {
  const refused = refusal(error, 'RATE_ABOVE_UPLINE', 'RATE_BELOW_DOWNLINE')
  if (refused) return { rule: refused.code === 'RATE_ABOVE_UPLINE' ? 'above' : 'below', limit: refused.remaining ?? '' }
  return refusal(error, 'FIELD_INVALID')?.fields?.['rate'] ? { rule: 'step', limit: '' } : undefined
}

/** From when a rate would hold: at once where it is not lower, otherwise from the merchant's next day on. */
export const holdsFrom = (text: string, rate: string, { timeZone, serverNow }: { timeZone: string; serverNow: string }): 'now' | Date =>
  (tenths(text) ?? 0) >= (tenths(rate) ?? 0) ? 'now' : new Date(createCalendar(timeZone).nextEdge('D', Date.parse(serverNow)))
