import { formatUnits, type Units } from '@portico/contract/kit/money'
import type { Figures } from '../bets/figures.ts'
import type { Tree } from '../kit/tree.ts'
import type { Book } from '../runs/book.ts'
import type { Line } from '../runs/line.ts'
import { calculationsOf } from '../runs/timeline.ts'
import { createVersions, type Versions } from '../runs/versions.ts'
import type { Activity } from '../teams/activity.ts'
import type { Holders } from '../teams/holders.ts'
import { createTeams, type Teams } from '../teams/teams.ts'
import type { Contract } from '../terms/contracts.ts'

/** What a contract comes to before the holder's own downlines, and what its lines say of it. */
export interface Gross {
  readonly gross: Units
  /** Asked for only where a line is written: of most contracts a run finds nothing new. */
  readonly fields: () => Line['fields']
}

export interface SalaryRules {
  readonly tree: Tree
  readonly holders: Holders
  readonly activity?: Activity
  readonly grossOf: (contract: Contract, team: Figures) => Gross
  /** Whether a first line of nothing is written where all went to the downlines. */
  readonly writesZero: boolean
}

/** A book as the runs found it one after the other. */
interface Standing {
  readonly teams: Teams
  /** By contract. */
  readonly gross: Map<string, Units>
  /** What the contracts that a holder has given come to. */
  readonly deducted: Map<string, Units>
}

/** Calculates salaries: the differential of each contract in every run. A chain pays out the gross of its top. */
export const calculateSalaries = (books: readonly Book[], rules: SalaryRules, versions: Versions = createVersions()): readonly Line[] => {
  const { tree, holders, activity, grossOf, writesZero } = rules
  const standings = new Map<Book, Standing>()
  const standingOf = (book: Book): Standing => {
    const standing = standings.get(book) ?? {
      teams: createTeams(book.accounts, tree, holders, activity),
      gross: new Map<string, Units>(),
      deducted: new Map<string, Units>(),
    }
    standings.set(book, standing)
    return standing
  }
  const lines: Line[] = []
  for (const { run, book, isFirst, revisions } of calculationsOf(books)) {
    const { period, currency } = book
    const { teams, gross: grosses, deducted: deductions } = standingOf(book)
    const touched =
      revisions.length === 0 ? teams.holders() : new Set(revisions.flatMap(({ account, difference }) => teams.revise(account, difference)))
    for (const holder of [...touched].sort(holders.bottomUp)) {
      const contract = holders.contractOf(holder, currency, period)
      if (!contract) continue
      const { gross, fields } = grossOf(contract, teams.of(holder))
      const upline = tree.uplineOf(holder)
      if (upline !== null) deductions.set(upline, (deductions.get(upline) ?? 0n) + gross - (grosses.get(contract.id) ?? 0n))
      grosses.set(contract.id, gross)
      const deducted = deductions.get(holder) ?? 0n
      const name = `${contract.id}/${period.label}`
      const next = versions.next(name, gross - deducted, isFirst)
      if (next === null || (isFirst && next.amount === 0n && !(writesZero && gross > 0n))) continue
      lines.push({
        ...next,
        id: `${name}/${next.version}`,
        account: holder,
        currency,
        run,
        periodStart: period.start,
        fields: { contract: contract.id, period: period.label, ...fields(), gross: formatUnits(gross), deducted: formatUnits(deducted) },
      })
    }
  }
  return lines
}
