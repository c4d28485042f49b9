import { createCorrections } from '@portico/commission/bets/corrections'
import type { Dividend } from '@portico/commission/dividend/policies'
import type { ForecastInput } from '@portico/commission/forecast/forecast'
import type { Calendar } from '@portico/commission/kit/calendar/calendar'
import type { Period } from '@portico/commission/kit/calendar/period'
import { createTree, type Tree } from '@portico/commission/kit/tree'
import { realtimeEntries } from '@portico/commission/realtime/bets'
import { type Book, booksOf } from '@portico/commission/runs/book'
import { deductionName, DEPOSITS, LOSS, TURNOVER } from '@portico/commission/teams/members'
import { formatUnits } from '@portico/contract/kit/money'
import type { AgentRules } from '../agent-settings.ts'
import type { Queryable } from '../db/open.ts'
import { daysOf, DEDUCTION_CODES, deductionTypeOf } from '../commissions/index.ts'
import { contractBets, contractFigures, teamPaidBesides, type MemberFigures, type MemberPaid } from '../reports/index.ts'

/** Of real-time salaries, whose bets are read one by one. */
const MOST_BETS = 20_000

/** The holder of the first, the others' holders below it, and each member below the nearest of them: more of the tree changes no figure. */
const treeOf = (contracts: readonly Dividend[], members: readonly { readonly id: string; readonly nearest: string }[]): Tree => {
  const holders = [...new Set(contracts.map(({ holder }) => holder))]
  const top = contracts[0]?.holder
  const below = new Map(members.filter(({ id }) => !holders.includes(id)).map(({ id, nearest }) => [id, nearest]))
  return createTree([
    ...holders.map((id) => ({ id, upline: id === top ? null : (top ?? null) })),
    ...[...below].map(([id, upline]) => ({ id, upline })),
  ])
}

const bookOf = (period: Period, currency: string, rows: readonly MemberFigures[], paid: readonly MemberPaid[]): Book => {
  const accounts = new Map(
    rows.map(({ member, turnover, loss, deposits }) => [
      member,
      new Map([
        [TURNOVER, BigInt(turnover)],
        [LOSS, BigInt(loss)],
        [DEPOSITS, BigInt(deposits)],
      ]),
    ]),
  )
  for (const { member, code, amount } of paid) {
    const name = deductionName(deductionTypeOf(code))
    const figures = accounts.get(member) ?? new Map<string, bigint>()
    accounts.set(member, figures.set(name, (figures.get(name) ?? 0n) + BigInt(amount)))
  }
  return { period, currency, run: period.end, accounts, revisions: [] }
}

/** Reads what the rules calculate on: settled bets, deposits and what may be deducted of the teams of some holders in periods that are over. */
export const createForecastBooks = (calendar: Calendar, { active }: AgentRules) => {
  /** By member, folded for each period. */
  const folded = async (
    db: Queryable,
    contracts: readonly Dividend[],
    periods: readonly Period[],
    currency: string,
  ): Promise<ForecastInput> => {
    const spans = periods.map(({ start, end }) => ({ from: new Date(start), to: new Date(end) }))
    const holders = contracts.map(({ holder }) => holder)
    const rows = await contractFigures(db, { holders, currency, spans })
    // Of a dividend alone something is deducted.
    const days = contracts[0]?.terms.kind === 'dividend' ? periods.map((period) => daysOf(calendar, period)) : []
    const paid = days.length === 0 ? [] : await teamPaidBesides(db, { holders, currency, spans: days, codes: DEDUCTION_CODES })
    const tree = treeOf(
      contracts,
      [...rows, ...paid].map(({ member: id, nearest }) => ({ id, nearest })),
    )
    const [rowsIn, paidIn] = [Map.groupBy(rows, ({ span }) => span), Map.groupBy(paid, ({ span }) => span)]
    const books = periods.map((period, index) => bookOf(period, currency, rowsIn.get(index) ?? [], paidIn.get(index) ?? []))
    return { calendar, tree, active, books }
  }

  /** By window of five minutes. */
  const windows = async (
    db: Queryable,
    contracts: readonly Dividend[],
    periods: readonly Period[],
    currency: string,
  ): Promise<ForecastInput> => {
    const [from, to] = [periods[0]?.start ?? 0, periods.at(-1)?.end ?? 0]
    const holders = contracts.map(({ holder }) => holder)
    const rows = await contractBets(db, { holders, currency, span: { from: new Date(from), to: new Date(to) }, most: MOST_BETS })
    const bets = rows.map(({ id, account, category, stake, payout, at: settledAt }) => {
      const [staked, paid] = [formatUnits(BigInt(stake)), formatUnits(BigInt(payout))]
      return { id, account, currency, category, stake: staked, payout: paid, settledAt }
    })
    const { entries, slots } = realtimeEntries(bets, contracts, createCorrections())
    const books = booksOf(entries, { calendar, period: 'window', edge: 'window', firstRun: ({ end }) => end, until: to })
    const tree = treeOf(
      contracts,
      rows.map(({ account: id, nearest }) => ({ id, nearest })),
    )
    return { calendar, tree, active, books, slots }
  }

  return { folded, windows }
}
