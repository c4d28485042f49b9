import { forecast } from '@portico/commission/forecast/forecast'
import type { Calendar } from '@portico/commission/kit/calendar/calendar'
import type { Period } from '@portico/commission/kit/calendar/period'
import type { Line } from '@portico/commission/runs/line'
import { type ContractKind, paysStakes } from '@portico/contract/commission/kinds'
import type { AgentRules } from '../agent-settings.ts'
import type { Queryable } from '../db/open.ts'
import { counting } from './counting.ts'
import { createForecastBooks } from './forecast-books.ts'

/** A period of a contract that a line was written of. */
export interface PaidPeriod {
  readonly kind: ContractKind
  readonly contractId: string
  readonly holder: string
  readonly currency: string
  readonly period: Period
}

/** Of a dividend what its team came to; the rest also follows from the period before. */
const TEAM_FIELDS: readonly string[] = ['turnover', 'active', 'loss']

/** Works a period out again, by the functions that pay, from the bets as they stand now; undefined where its contract is gone. */
export const createRecalculate = (calendar: Calendar, rules: AgentRules) => {
  const { folded, windows } = createForecastBooks(calendar, rules)
  return async (
    db: Queryable,
    { kind, contractId, holder, currency, period }: PaidPeriod,
  ): Promise<{ readonly fields: Line['fields']; readonly amount: bigint | null } | undefined> => {
    const [from, to] = [new Date(period.start), new Date(period.end)]
    const all = await counting(db, { kind, currency, from, to })
    const own = all.find(({ id }) => id === contractId)
    if (!own) return undefined
    const whole = all.filter((each) => each.payer === holder && each.from <= period.start && (each.to === null || each.to >= period.end))
    const contracts = [own, ...whole]
    const read = paysStakes(kind) ? windows : folded
    const [found] = forecast(contracts, await read(db, contracts, [period], currency))
    if (!found?.line) return { fields: {}, amount: kind === 'dividend' ? null : 0n }
    const { fields, amount } = found.line
    if (kind !== 'dividend') return { fields, amount }
    return { fields: Object.fromEntries(Object.entries(fields).filter(([name]) => TEAM_FIELDS.includes(name))), amount: null }
  }
}
