import type { ActivityRow } from '@portico/commission/teams/activity'
import type { Calendar } from '@portico/commission/kit/calendar/calendar'
import { formatInstant } from '@portico/commission/kit/instant'
import { periodKindOf } from '@portico/commission/terms/contracts'
import { nextTierOf, type Shortfall } from '@portico/commission/terms/shortfall'
import { type Figures, matchingTier } from '@portico/commission/terms/tiers'
import type { agentContractRunning } from '@portico/contract/agent-contract/running-calls'
import { isWithinDay } from '@portico/contract/commission/kinds'
import type { ResponseOf } from '@portico/contract/kit/call'
import { formatUnits } from '@portico/contract/kit/money'
import { dayAt } from '../kit/zone.ts'
import type { Platform } from '../platform.ts'
import { readCounting } from './counting.ts'
import { listContracts } from './store.ts'

type Running = ResponseOf<typeof agentContractRunning>['list']

/** What a team has come to in days that are not over, both inclusive. */
export type TeamSoFar = (agentId: string, days: { readonly from: string; readonly to: string }, active: ActivityRow) => Promise<Figures>

const nextView = (short: Shortfall | null) =>
  short && { ...short, missing: short.condition === 'active' ? String(short.missing) : formatUnits(short.missing) }

/** Where the running periods of an agent's own contracts stand, by the functions that choose the tier that pays. Within a day no figures are kept. */
export const createRunning = (
  { database: { orm }, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>,
  { calendar, active, soFar }: { readonly calendar: Calendar; readonly active: ActivityRow; readonly soFar: TeamSoFar },
) => {
  return async (memberId: string): Promise<Running> => {
    const now = clock.now()
    const at = now.getTime()
    const rows = await listContracts(orm, { holderId: memberId })
    const today = dayAt(now, brand.timeZone).day
    const own = rows
      .filter(({ kind, startsAt }) => startsAt !== null && !isWithinDay(kind))
      .map(readCounting)
      .filter(({ from, to }) => from <= at && (to === null || to > at))
    return Promise.all(
      own.map(async ({ id, terms, deductions }) => {
        const period = calendar.periodAt(periodKindOf(terms), at)
        const figures = await soFar(memberId, { from: dayAt(new Date(period.start), brand.timeZone).day, to: today }, active)
        // What is taken off a loss is paid out up to the end of the period.
        const isOpen = deductions.length > 0
        return {
          id,
          from: formatInstant(period.start),
          to: formatInstant(period.end),
          turnover: formatUnits(figures.turnover),
          active: figures.active,
          loss: formatUnits(figures.loss),
          tier: isOpen ? null : matchingTier(terms.tiers, figures),
          next: isOpen ? null : nextView(nextTierOf(terms.tiers, figures)),
        }
      }),
    )
  }
}
