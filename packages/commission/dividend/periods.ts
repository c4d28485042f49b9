import type { Period } from '../kit/calendar/period.ts'
import type { Instant } from '../kit/instant.ts'
import type { Line } from '../runs/line.ts'
import { createVersions, type Latest } from '../runs/versions.ts'
import { lineOf } from './lines.ts'
import { type BooksOfKind, createStandings, type TeamRules } from './standings.ts'
import { type Step, stepOf } from './step.ts'
import { carriedInto, type Track } from './track.ts'

/** A contract with what is known of its periods up to `from`, and of those after it that were calculated before. */
export interface KnownTrack extends Track {
  /** The first of its periods that may come out otherwise, or that was never calculated. */
  readonly from: number
  /** The versions of periods that were calculated before, by their labels. */
  readonly known: ReadonlyMap<string, Latest>
}

/** What a run finds of one period of a contract, written or not. */
export interface PeriodStep {
  readonly track: KnownTrack
  readonly index: number
  readonly period: Period
  readonly step: Step
  readonly isFirst: boolean
  /** Where there is anything new to say. */
  readonly line: Line | null
}

/**
 * Calculates the periods of contracts from `from` of each on, with the figures that one run finds and what the periods before left
 * behind. The same lines as `calculateDividends` writes in that run, without the whole history. Contracts below others have to start at
 * the same period or before.
 */
export const calculateDividendPeriods = (
  tracks: readonly KnownTrack[],
  kinds: readonly BooksOfKind[],
  run: Instant,
  rules: TeamRules,
): readonly PeriodStep[] => {
  const { tree, holders } = rules
  const standings = createStandings(kinds, rules)
  const found: PeriodStep[] = []
  for (const track of tracks.toSorted((a, b) => holders.bottomUp(a.contract.holder, b.contract.holder))) {
    const { contract, kind, periods, steps, known, from } = track
    const versions = createVersions(known)
    for (let index = from; index < periods.length; index++) {
      const period = periods[index]
      if (period === undefined || period.end > run) break
      const { teams, deducted } = standings.of(kind, period, contract.currency)
      const step = stepOf(contract, index, teams.of(contract.holder), deducted.get(contract.holder) ?? 0n, carriedInto(track, index))
      steps[index] = step
      const upline = tree.uplineOf(contract.holder)
      if (upline !== null) deducted.set(upline, (deducted.get(upline) ?? 0n) + step.gross)
      const isFirst = !known.has(period.label)
      const version = versions.next(period.label, step.amount, isFirst)
      const isWritten = version !== null && !(isFirst && step.isQuiet)
      found.push({ track, index, period, step, isFirst, line: isWritten ? lineOf(track, index, run, version, step) : null })
    }
  }
  return found
}
