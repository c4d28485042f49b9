import { COMMISSION_KINDS, type CommissionKind } from '@portico/contract/commission/kinds'
import { createCalendar } from '@portico/commission/kit/calendar/calendar'
import type { Tx } from '../db/open.ts'
import type { Lane, WindowJob } from '../kit/job.ts'
import type { FixedPeriod, LocalPeriod } from '../kit/window.ts'
import type { Platform } from '../platform.ts'
import { dividendLines } from './dividends.ts'
import { duePeriods } from './due.ts'
import { payableFrom } from './payments.ts'
import type { CommissionRules, CommissionSources } from './ports.ts'
import { postPage } from './post.ts'
import { rebateLines } from './rebates.ts'
import { salaryLines } from './salaries.ts'
import { runEdge, type Series, seriesOf } from './series.ts'
import { insertLines, type LinePlace, type NewLine, savePeriod } from './store.ts'
import type { Wallets } from './wallet.ts'

export interface RunDeps {
  readonly sources: CommissionSources
  readonly rules: CommissionRules
  readonly wallets: Wallets
}

/** Windows of five minutes are never held up by a month. */
const QUICK: Lane = { name: 'commissions every five minutes', concurrency: 1 }
const SLOW: Lane = { name: 'commissions', concurrency: 1 }

/** An hour of the clock may begin at any quarter in UTC. */
const QUARTER = 15 * 60

const WINDOW_OF: Readonly<Record<ReturnType<typeof runEdge>, LocalPeriod | FixedPeriod>> = {
  D: 'D',
  hour: { everySeconds: QUARTER },
  window: { everySeconds: 5 * 60 },
}

/** Where the posting goes on. */
interface Cursor {
  readonly after: LinePlace | null
}

/** The runs of every kind of commission: each calculates once what its edge has to, writes the lines, and then posts what waits. */
export const commissionJobs = (
  { clock, brand }: Pick<Platform, 'clock' | 'brand'>,
  { sources, rules, wallets }: RunDeps,
): WindowJob<Cursor>[] => {
  const calendar = createCalendar(brand.timeZone)

  const linesOf = async (tx: Tx, series: Series, run: number): Promise<readonly NewLine[]> => {
    const { kind } = series
    const dues = await duePeriods(tx, calendar, series, run, rules.payDays)
    const lines: NewLine[] = []
    if (kind === 'dividend') lines.push(...(await dividendLines(tx, calendar, series, dues, run, sources, rules)))
    else {
      for (const due of dues) {
        const found = kind === 'rebate' ? rebateLines(tx, due, run, sources, rules) : salaryLines(tx, kind, due, run, sources, rules)
        lines.push(...(await found))
      }
    }
    for (const { period, bets } of dues) {
      const { label, start, end } = period
      const common = { label, bets, runAt: new Date(run), doneAt: clock.now() }
      await savePeriod(tx, { ...common, series: series.name, startsAt: new Date(start), endsAt: new Date(end) })
    }
    return lines
  }

  const calculate = async (tx: Tx, kind: CommissionKind, run: number): Promise<void> => {
    for (const series of seriesOf(kind)) {
      const lines = await linesOf(tx, series, run)
      await insertLines(tx, lines)
      if (kind === 'dividend') for (const line of lines) await payableFrom(tx, wallets, line, clock.now())
    }
  }

  return COMMISSION_KINDS.map(
    (kind): WindowJob<Cursor> => ({
      name: `commissions ${kind}`,
      period: WINDOW_OF[runEdge(kind)],
      missed: 'each',
      lane: runEdge(kind) === 'window' ? QUICK : SLOW,
      idle: async (db, until) =>
        kind === 'rebate' || (await sources.begun(db, { kind, by: until })) ? undefined : 'no contract of the kind has begun',
      batch: async (tx, { window: { end }, cursor }) => {
        const run = end.getTime()
        if (!calendar.isEdge(runEdge(kind), run)) return { skip: 'no hour of the clock ends here' }
        if (cursor === undefined) {
          await calculate(tx, kind, run)
          return { cursor: { after: null } }
        }
        const after = await postPage(tx, wallets, end, clock.now(), cursor.after)
        return after === null ? 'done' : { cursor: { after } }
      },
    }),
  )
}
