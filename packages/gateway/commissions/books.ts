import type { Figures } from '@portico/commission/bets/figures'
import type { Calendar } from '@portico/commission/kit/calendar/calendar'
import type { Period } from '@portico/commission/kit/calendar/period'
import { createTree, type Tree } from '@portico/commission/kit/tree'
import type { Book } from '@portico/commission/runs/book'
import { createActivity } from '@portico/commission/teams/activity'
import { deductionName, DEPOSITS, LOSS, TURNOVER } from '@portico/commission/teams/members'
import type { Queryable } from '../db/open.ts'
import { type AsOf, memberFigures, paidBesides, treeAround } from '../reports/index.ts'
import { DEDUCTION_CODES, deductionTypeOf, type PeriodDays } from './deductions.ts'
import type { DuePeriod } from './due.ts'
import type { CommissionRules } from './ports.ts'
import { closesAt } from './series.ts'
import type { LineRow } from './store.ts'

export const spanOf = ({ period, asOf }: Pick<DuePeriod, 'period' | 'asOf'>): AsOf => ({
  from: new Date(period.start),
  to: new Date(period.end),
  asOf: new Date(asOf),
})

/** What a line's run saw of its period. */
export const lineSpan = (calendar: Calendar, { startsAt, endsAt, label, runAt }: LineRow): AsOf => {
  const closes = closesAt(calendar, { start: startsAt.getTime(), end: endsAt.getTime(), label })
  return { from: startsAt, to: endsAt, asOf: new Date(Math.min(runAt.getTime(), closes)) }
}

interface Row {
  readonly account: string
  readonly currency: string
  readonly figures: Figures
}

/** Rows of a period as one book for each currency; figures of one account are added up. */
export const booksFrom = (rows: readonly Row[], period: Period, run: number, again: boolean): Book[] =>
  [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => {
    const accounts = new Map<string, Map<string, bigint>>()
    for (const { account, figures } of own) {
      const sums = accounts.get(account) ?? new Map<string, bigint>()
      for (const [name, value] of figures) sums.set(name, (sums.get(name) ?? 0n) + value)
      accounts.set(account, sums)
    }
    return { period, currency, run, accounts, revisions: [], again }
  })

/** What members bet, lost and paid in. */
export const memberBooks = async (db: Queryable, due: DuePeriod, run: number): Promise<Book[]> => {
  const rows = (await memberFigures(db, spanOf(due))).map(({ account, currency, turnover, loss, deposits }) => ({
    account,
    currency,
    figures: new Map([
      [TURNOVER, BigInt(turnover)],
      [LOSS, BigInt(loss)],
      [DEPOSITS, BigInt(deposits)],
    ]),
  }))
  return booksFrom(rows, due.period, run, due.again)
}

/** The same with what may be deducted from a team's loss. */
export const dividendBooks = async (db: Queryable, due: DuePeriod, run: number, days: PeriodDays): Promise<Book[]> => {
  const paid = await paidBesides(db, { ...days, codes: DEDUCTION_CODES })
  const rows = paid.map(({ account, currency, code, amount }) => ({
    account,
    currency,
    figures: new Map([[deductionName(deductionTypeOf(code)), BigInt(amount)]]),
  }))
  const books = await memberBooks(db, due, run)
  const members = books.flatMap(({ currency, accounts }) => [...accounts].map(([account, figures]) => ({ account, currency, figures })))
  return booksFrom([...members, ...rows], due.period, run, due.again)
}

/** The accounts of books and of holders, with everybody above them; all there are, where nothing at all makes somebody active. */
export const treeOf = async (
  db: Queryable,
  accounts: Iterable<string>,
  { active }: Pick<CommissionRules, 'active'>,
): Promise<{ readonly tree: Tree; readonly types: ReadonlyMap<string, number> }> => {
  const needsAll = active.bet !== null && Number(active.bet) === 0
  const rows = await treeAround(db, [...new Set(accounts)], needsAll)
  return { tree: createTree(rows), types: new Map(rows.map(({ id, type }) => [id, type])) }
}

export const activityOf = ({ active }: Pick<CommissionRules, 'active'>, tree: Tree) => createActivity(active, tree)
