import type { Calendar } from '@portico/commission/kit/calendar/calendar'
import type { Tree } from '@portico/commission/kit/tree'
import type { Period } from '@portico/commission/kit/calendar/period'
import type { Debts } from '@portico/commission/dividend/debts'
import { calculateDividendPeriods, type KnownTrack, type PeriodStep } from '@portico/commission/dividend/periods'
import type { Step } from '@portico/commission/dividend/step'
import { carriedInto, createTrack } from '@portico/commission/dividend/track'
import { createHolders } from '@portico/commission/teams/holders'
import type { Tx } from '../db/open.ts'
import { activityOf, dividendBooks, treeOf } from './books.ts'
import { daysOf } from './deductions.ts'
import type { DuePeriod } from './due.ts'
import { newLine } from './new-line.ts'
import type { CommissionRules, CommissionSources } from './ports.ts'
import { closesAt, type Series } from './series.ts'
import { saveStandings, type StandingRow, standingsAt, standingsSince } from './standing-store.ts'
import type { NewLine, StoredCarried, StoredOpening } from './store.ts'

const stored = (debts: Debts): [number, string][] => debts.map(({ index, left }) => [index, String(left)])
const read = (debts: readonly (readonly [number, string])[]): Debts => debts.map(([index, left]) => ({ index, left: BigInt(left) }))

const storedCarried = ({ losses, debts }: Step['after']): StoredCarried => ({ losses: stored(losses), debts: stored(debts) })

/** A period before, of which only what it left behind is of interest. */
const stepBefore = ({ gross, amount, carried }: StandingRow): Step => ({
  gross,
  amount,
  after: { losses: read(carried.losses), debts: read(carried.debts) },
  isQuiet: false,
  fields: () => ({}),
})

/** Every period of a kind from one start up to a run. */
const periodsFrom = (calendar: Calendar, { period: kind }: Series, start: number, run: number): Period[] => {
  const periods: Period[] = []
  for (let at = start; at < run; ) {
    const period = calendar.periodAt(kind, at)
    if (period.end > run) break
    periods.push(period)
    at = period.end
  }
  return periods
}

const standingRow = ({ track, index, period, step, line, isFirst }: PeriodStep): StandingRow => ({
  contractId: track.contract.id,
  startsAt: new Date(period.start),
  index,
  label: period.label,
  version: line?.version ?? (isFirst ? 1 : (track.known.get(period.label)?.version ?? 1)),
  gross: step.gross,
  amount: step.amount,
  carried: storedCarried(step.after),
})

/** What a period of a contract and of those directly below it began with: a line is worked out again from that. */
const openingOf = ({ track: own, period }: PeriodStep, tracks: readonly KnownTrack[], tree: Tree): Record<string, StoredOpening> => {
  const { holder, currency } = own.contract
  const concerned = tracks.filter(
    ({ contract }) => contract === own.contract || (contract.currency === currency && tree.uplineOf(contract.holder) === holder),
  )
  return Object.fromEntries(
    concerned.flatMap((track) => {
      const index = track.indexOf(period.start)
      return index === undefined ? [] : [[track.contract.id, { index, ...storedCarried(carriedInto(track, index)) }]]
    }),
  )
}

/**
 * The lines that a run writes of dividends of one length. What was said of a period may change the debts of later ones: from the first
 * one concerned on all are calculated, with what the one before it left behind.
 */
export const dividendLines = async (
  tx: Tx,
  calendar: Calendar,
  series: Series,
  dues: readonly DuePeriod[],
  run: number,
  sources: CommissionSources,
  rules: CommissionRules,
): Promise<readonly NewLine[]> => {
  const start = dues[0]?.period.start
  if (start === undefined) return []
  const all = await sources.contracts(tx, { kind: 'dividend', from: new Date(start), to: new Date(run) })
  const contracts = all.filter(({ terms }) => terms.period === series.period)
  if (contracts.length === 0) return []

  const known = Map.groupBy(
    await standingsSince(
      tx,
      contracts.map(({ id }) => id),
      new Date(start),
    ),
    ({ contractId }) => contractId,
  )
  const bare = contracts.map((contract) => {
    const track = createTrack(contract, calendar, run)
    const from = track.periods.findIndex((period) => period.start >= start)
    return { track, from: from < 0 ? track.periods.length : from }
  })
  const before = await standingsAt(
    tx,
    bare.filter(({ from }) => from > 0).map(({ track, from }) => ({ contractId: track.contract.id, index: from - 1 })),
  )
  const steps = new Map(before.map((row) => [row.contractId, row]))
  const tracks = bare.map(({ track, from }): KnownTrack => {
    const last = steps.get(track.contract.id)
    if (last) track.steps[last.index] = stepBefore(last)
    const versions = (known.get(track.contract.id) ?? []).map(({ label, version, amount }) => [label, { version, amount }] as const)
    return { ...track, from, known: new Map(versions) }
  })

  const books = []
  for (const period of periodsFrom(calendar, series, start, run)) {
    const asOf = Math.min(run, closesAt(calendar, period))
    books.push(...(await dividendBooks(tx, { period, again: false, asOf, bets: 0 }, run, daysOf(calendar, period))))
  }
  const accounts = books.flatMap((book) => [...book.accounts.keys()])
  const { tree } = await treeOf(tx, [...accounts, ...contracts.map(({ holder }) => holder)], rules)
  const found = calculateDividendPeriods(tracks, [{ kind: series.period, books }], run, {
    tree,
    holders: createHolders(tree, contracts),
    activity: activityOf(rules, tree),
  })
  await saveStandings(tx, found.map(standingRow))
  const byId = new Map(contracts.map((contract) => [contract.id, contract]))
  return found.flatMap((step) => {
    const { track, period, line } = step
    const { id } = track.contract
    if (!line) return []
    const opening = openingOf(step, tracks, tree)
    return [{ ...newLine(line, { kind: 'dividend', subject: id, period, contract: byId.get(id) }), due: 0n, opening }]
  })
}
