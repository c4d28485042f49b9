import type { RebateCategory } from '@portico/contract/rebate-rate/shapes'
import type { LinkRate } from '@portico/contract/register-link/shapes'
import { percentOf, tenths, wantedRate } from '../../core/office-page/rates.ts'

/** What somebody typed for each category. */
export type TypedRates = Partial<Record<RebateCategory, string>>

/** What is wrong with a rate beside the one that its giver has. */
export const rateFault = (text: string, own: string): 'step' | 'above-own' | undefined => {
  const rate = tenths(text)
  if (rate === undefined) return 'step'
  return rate > (tenths(own) ?? 0) ? 'above-own' : undefined
}

/** Rates to begin with: half a percent less than one has, so that something is kept. */
export const firstRates = (own: readonly LinkRate[]): TypedRates =>
  Object.fromEntries(positiveRates(own).map(({ category, rate }) => [category, percentOf(Math.max(0, (tenths(rate) ?? 0) - 5))]))

/** The categories that somebody has anything of. */
export const positiveRates = (own: readonly LinkRate[]): readonly LinkRate[] => own.filter(({ rate }) => Number(rate) > 0)

/** As the gateway wants them. */
export const wantedOf = (typed: TypedRates): TypedRates =>
  Object.fromEntries(Object.entries(typed).map(([category, text]) => [category, wantedRate(text)]))
