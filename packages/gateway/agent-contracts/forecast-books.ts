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
import { contractBets, contractFigures, type MemberFigures } from '../reports/index.ts'

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

const bookOf = (period: Period, currency: string, rows: readonly MemberFigures[]): Book => ({
  period,
  currency,
  run: period.end,
  accounts: new Map(
    rows.map(({ member, turnover, loss, rebate, deposits }) => [
      member,
      new Map([
        [TURNOVER, BigInt(turnover)],
        [LOSS, BigInt(loss)],
        [deductionName('rebate'), BigInt(rebate)],
        [DEPOSITS, BigInt(deposits)],
      ]),
    ]),
  ),
  revisions: [],
})

/** Reads what the rules calculate on: the settled bets and deposits of the teams of some holders in periods that are over. */
export const createForecastBooks = (calendar: Calendar, { active }: AgentRules) => {
  /** By member, folded for each period. */
  const folded = async (
    db: Queryable,
    contracts: readonly Dividend[],
    periods: readonly Period[],
    currency: string,
  ): Promise<ForecastInput> => {
    const spans = periods.map(({ start, end }) => ({ from: new Date(start), to: new Date(end) }))
    const rows = await contractFigures(db, { holders: contracts.map(({ holder }) => holder), currency, spans })
    const bySpan = Map.groupBy(rows, ({ span }) => span)
    const tree = treeOf(
      contracts,
      rows.map(({ member: id, nearest }) => ({ id, nearest })),
    )
    return { calendar, tree, active, books: periods.map((period, index) => bookOf(period, currency, bySpan.get(index) ?? [])) }
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
