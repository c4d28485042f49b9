import { createCalendar } from '@portico/commission/kit/calendar/calendar'
import { formatRate, least, parseRate, type Rate, WHOLE } from '@portico/commission/kit/money'
import type { FieldFailure } from '@portico/contract/kit/envelope'
import { REBATE_CATEGORIES, type RebateCategory } from '@portico/contract/rebate-rate/shapes'
import type { LinkRate } from '@portico/contract/register-link/shapes'
import type { Queryable } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { Platform } from '../platform.ts'
import type { RebateRates } from '../rebate-rates/index.ts'

/** Rates are given in tenths of a percent. */
const STEP = WHOLE / 1000n

/** Percent by category, as somebody typed it or as it is stored. */
export type WantedRates = Readonly<Partial<Record<RebateCategory, string | undefined>>>

/** What an account can give of each category. */
export type OwnRates = ReadonlyMap<RebateCategory, Rate>

/** Rates by category in the order of the categories; those of nothing are left out. */
export const listed = (rates: WantedRates): LinkRate[] =>
  REBATE_CATEGORIES.flatMap((category) => {
    const rate = rates[category]
    return rate === undefined || parseRate(rate) === 0n ? [] : [{ category, rate: formatRate(parseRate(rate)) }]
  })

const keptRates = (rates: readonly LinkRate[]): Partial<Record<RebateCategory, string>> =>
  Object.fromEntries(rates.map(({ category, rate }) => [category, rate]))

/** Of which categories these are more than somebody has. */
export const aboveOwn = (rates: WantedRates, own: OwnRates): RebateCategory[] =>
  listed(rates).flatMap(({ category, rate }) => (parseRate(rate) > (own.get(category) ?? 0n) ? [category] : []))

/** The same, no category above what somebody has. */
export const fitted = (rates: WantedRates, own: OwnRates): Partial<Record<RebateCategory, string>> =>
  keptRates(listed(rates).map(({ category, rate }) => ({ category, rate: formatRate(least(parseRate(rate), own.get(category) ?? 0n)) })))

/**
 * The rates that somebody wants to give, as they are stored.
 * @throws Failure FIELD_INVALID for a step that there is none of; RATE_ABOVE_UPLINE for more than the giver has, each category at a field
 * `rates.<category>` with the bound
 */
export const judged = (rates: WantedRates, own: OwnRates): Partial<Record<RebateCategory, string>> => {
  const steps: Record<string, FieldFailure> = {}
  const above: Record<string, FieldFailure> = {}
  for (const category of REBATE_CATEGORIES) {
    const text = rates[category]
    if (text === undefined) continue
    const rate = parseRate(text)
    const bound = own.get(category) ?? 0n
    const max = Number(formatRate(bound))
    if (rate > WHOLE || rate % STEP !== 0n) steps[`rates.${category}`] = { rule: 'step', min: 0, max }
    else if (rate > bound) above[`rates.${category}`] = { rule: 'above-own', max }
  }
  if (Object.keys(steps).length > 0) throw new Failure('FIELD_INVALID', { fields: steps })
  if (Object.keys(above).length > 0) throw new Failure('RATE_ABOVE_UPLINE', { fields: above })
  return keptRates(listed(rates))
}

/** Reads what an account can give: the less of what it has now and from the merchant's next day on, as `rebate-rates` judges it. */
export const ownRatesReader = (
  { clock, brand }: Pick<Platform, 'clock' | 'brand'>,
  { ratesOf }: Pick<RebateRates, 'ratesOf'>,
): ((db: Queryable, agentId: string) => Promise<OwnRates>) => {
  const calendar = createCalendar(brand.timeZone)
  return async (db, agentId) => {
    const now = clock.now()
    const [today, tomorrow] = [
      await ratesOf(db, [agentId], now),
      await ratesOf(db, [agentId], new Date(calendar.nextEdge('D', now.getTime()))),
    ]
    const rate = (rates: typeof today, category: RebateCategory) => rates.get(agentId)?.get(category) ?? 0n
    return new Map(REBATE_CATEGORIES.map((category) => [category, least(rate(today, category), rate(tomorrow, category))]))
  }
}
