import type { Units } from '@portico/contract/kit/money'
import { endOf } from '../kit/instant.ts'
import type { Line } from '../runs/line.ts'
import { createVersions, type Version } from '../runs/versions.ts'
import { agendaOf, type RunAgenda } from './agenda.ts'
import { sameDebts } from './debts.ts'
import { type BooksOfKind, createStandings, type TeamRules } from './standings.ts'
import { type Step, stepOf } from './step.ts'
import { createTodo, type Todo } from './todo.ts'
import { carriedInto, type Track } from './track.ts'

export const leavesSame = (before: Step | undefined, { after }: Step): boolean =>
  before === undefined || (sameDebts(before.after.losses, after.losses) && sameDebts(before.after.debts, after.debts))

export const lineOf = ({ contract, periods }: Track, index: number, run: number, version: Version, { fields }: Step): Line => {
  const { label = '', start = run } = periods[index] ?? {}
  return {
    ...version,
    id: `${contract.id}/${label}/${version.version}`,
    account: contract.holder,
    currency: contract.currency,
    run,
    periodStart: start,
    fields: { contract: contract.id, period: label, ...fields() },
  }
}

/** Calculates dividends: every period of every contract, in each run that may find it changed. */
export const calculateDividends = (tracks: readonly Track[], kinds: readonly BooksOfKind[], rules: TeamRules): readonly Line[] => {
  const { tree, holders } = rules
  const versions = createVersions()
  const standings = createStandings(kinds, rules)
  const tracksOf = Map.groupBy(tracks, ({ contract }) => contract.holder)
  const lines: Line[] = []

  /** Takes in what a run finds changed: what it may have to calculate, and what it has to. */
  const todoOf = ({ revisions, ended }: RunAgenda): Todo => {
    const changes = revisions.map(({ book, revision }) => {
      const kind = standings.kindOf(book)
      const above = kind ? standings.of(kind, book.period, book.currency).teams.revise(revision.account, revision.difference) : []
      const own = above.flatMap((holder) => tracksOf.get(holder) ?? [])
      return { start: book.period.start, own: own.filter((track) => track.kind === kind && track.contract.currency === book.currency) }
    })
    const todo = createTodo(new Set([...ended.map(({ track }) => track), ...changes.flatMap(({ own }) => own)]), holders.bottomUp)
    for (const { track, index } of ended) todo.add(track, index)
    for (const { start, own } of changes) {
      for (const track of own) {
        const index = track.indexOf(start)
        if (index !== undefined) todo.add(track, index)
      }
    }
    return todo
  }

  /** Hands on to the contract above what one comes to in a period, if that is other than before. */
  const deduct = (track: Track, index: number, more: Units, todo: Todo): void => {
    const { contract, kind, periods } = track
    const [period, upline] = [periods[index], tree.uplineOf(contract.holder)]
    if (more === 0n || upline === null || period === undefined) return
    const { deducted } = standings.of(kind, period, contract.currency)
    deducted.set(upline, (deducted.get(upline) ?? 0n) + more)
    for (const above of tracksOf.get(upline) ?? []) {
      const own = above.contract.currency === contract.currency && above.kind === kind ? above.indexOf(period.start) : undefined
      if (own !== undefined) todo.add(above, own)
    }
  }

  const calculate = (track: Track, index: number, run: number, todo: Todo): void => {
    const { contract, kind, periods, steps } = track
    const period = periods[index]
    if (period === undefined || period.end > Math.min(run, endOf(contract))) return
    const { teams, deducted } = standings.of(kind, period, contract.currency)
    const before = steps[index]
    const step = stepOf(contract, index, teams.of(contract.holder), deducted.get(contract.holder) ?? 0n, carriedInto(track, index))
    steps[index] = step
    deduct(track, index, step.gross - (before?.gross ?? 0n), todo)
    if (!leavesSame(before, step)) todo.add(track, index + 1)
    const version = versions.next(`${contract.id}/${period.label}`, step.amount, before === undefined)
    if (version !== null && !(before === undefined && step.isQuiet)) lines.push(lineOf(track, index, run, version, step))
  }

  for (const agenda of agendaOf(
    tracks,
    kinds.flatMap(({ books }) => books),
  )) {
    const todo = todoOf(agenda)
    for (const track of todo.tracks) for (const index of todo.indexesOf(track)) calculate(track, index, agenda.run, todo)
  }
  return lines
}
