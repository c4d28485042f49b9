import type { Dividend } from '@portico/commission/dividend/policies'
import { forecast, type ForecastPeriod } from '@portico/commission/forecast/forecast'
import type { Calendar } from '@portico/commission/kit/calendar/calendar'
import type { Period } from '@portico/commission/kit/calendar/period'
import { formatInstant } from '@portico/commission/kit/instant'
import { periodKindOf } from '@portico/commission/terms/contracts'
import { shortfallOf } from '@portico/commission/terms/shortfall'
import { paysStakes } from '@portico/contract/commission/kinds'
import type { ContractForecast, ContractPeriodResult } from '@portico/contract/agent-contract/forecast-shapes'
import { formatUnits, parseUnits } from '@portico/contract/kit/money'
import type { AgentRules } from '../agent-settings.ts'
import type { Queryable } from '../db/open.ts'
import type { Platform } from '../platform.ts'
import { createForecastBooks } from './forecast-books.ts'

/** So many periods are shown. */
const PERIODS = 3

/** A contract, and what its holder has given under it. */
export interface Holding {
  readonly code: string
  readonly own: Dividend
  readonly lower: readonly Dividend[]
}

/** Periods that are over, the latest last. Windows of five minutes are shown by their days. */
const lastPeriods = (calendar: Calendar, { terms }: Dividend, now: number): Period[] => {
  const kind = paysStakes(terms.kind) ? 'D' : periodKindOf(terms)
  const periods: Period[] = []
  let at = calendar.periodAt(kind, now).start
  for (let count = 0; count < PERIODS; count++) {
    const period = calendar.periodAt(kind, at - 1)
    periods.unshift(period)
    at = period.start
  }
  return periods
}

const fieldOf = ({ line }: ForecastPeriod, name: string): string => {
  const value = line?.fields[name]
  return typeof value === 'string' ? value : formatUnits(0n)
}

const dividendOf = (found: ForecastPeriod): ContractPeriodResult['dividend'] => ({
  carried: fieldOf(found, 'carried'),
  base: fieldOf(found, 'base'),
  lossDebt: fieldOf(found, 'lossDebt'),
  differential: fieldOf(found, 'differential'),
  recovered: fieldOf(found, 'recovered'),
  company: fieldOf(found, 'company'),
  debt: fieldOf(found, 'debt'),
})

const resultOf = ({ terms }: Dividend, found: ForecastPeriod): ContractPeriodResult => {
  const { figures, line } = found
  const short = paysStakes(terms.kind) ? null : shortfallOf(terms.tiers, figures)
  const tier = line?.fields['tier']
  const missing = short && (short.condition === 'active' ? String(short.missing) : formatUnits(short.missing))
  return {
    tier: typeof tier === 'number' ? tier : null,
    short: short && { tier: short.tier, condition: short.condition, missing: missing ?? '' },
    gross: fieldOf(found, 'gross'),
    deducted: fieldOf(found, 'deducted'),
    amount: formatUnits(line?.amount ?? 0n),
    dividend: terms.kind === 'dividend' ? dividendOf(found) : null,
  }
}

/** The windows of a day added up. */
const dayOf = (period: Period, currency: string, windows: readonly ForecastPeriod[]): ContractPeriodResult => {
  const own = windows.filter(
    ({ book }) => book.currency === currency && book.period.start >= period.start && book.period.start < period.end,
  )
  const sum = (name: string): string => formatUnits(own.reduce((total, found) => total + parseUnits(fieldOf(found, name)), 0n))
  const amount = formatUnits(own.reduce((total, { line }) => total + (line?.amount ?? 0n), 0n))
  return { tier: null, short: null, gross: sum('gross'), deducted: sum('deducted'), amount, dividend: null }
}

/** What terms would have paid, by the functions that pay. */
export const createForecasts = ({ clock }: Pick<Platform, 'clock'>, rules: AgentRules, calendar: Calendar) => {
  const { folded, windows } = createForecastBooks(calendar, rules)

  const calculate = async (db: Queryable, { own, lower }: Omit<Holding, 'code'>, periods: readonly Period[]) => {
    const from = periods[0]?.start ?? own.from
    // As if all of them had been in force: nothing is known of terms that were not.
    const contracts = [own, ...lower].map((each): Dividend => ({ ...each, from, to: null }))
    const days = forecast(contracts, await folded(db, contracts, periods, own.currency))
    if (!paysStakes(own.terms.kind)) return days.map((found) => ({ found, result: resultOf(own, found) }))
    const found = forecast(contracts, await windows(db, contracts, periods, own.currency))
    return days.map((day) => ({ found: day, result: dayOf(day.book.period, own.currency, found) }))
  }

  return {
    /** The last periods of a holder's team, by terms that are asked about beside what is in force now. */
    of: async (db: Queryable, next: Omit<Holding, 'code'>, present: Holding | null): Promise<ContractForecast> => {
      const periods = lastPeriods(calendar, next.own, clock.now().getTime())
      const likeNext = present?.own.terms.period === next.own.terms.period ? present : null
      const before = likeNext && (await calculate(db, likeNext, periods))
      const after = await calculate(db, next, periods)
      return {
        present: likeNext?.code ?? null,
        periods: after.map(({ found: { book, figures }, result }, index) => ({
          label: book.period.label,
          from: formatInstant(book.period.start),
          to: formatInstant(book.period.end),
          turnover: formatUnits(figures.turnover),
          active: figures.active,
          loss: formatUnits(figures.loss),
          present: before?.[index]?.result ?? null,
          next: result,
        })),
      }
    },
  }
}

export type Forecasts = ReturnType<typeof createForecasts>
