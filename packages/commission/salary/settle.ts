import { SALARIES, type SalaryKind } from '@portico/contract/commission/kinds'
import { formatUnits } from '@portico/contract/kit/money'
import type { BetRow } from '../bets/bets.ts'
import { type CorrectionRow, createCorrections } from '../bets/corrections.ts'
import type { Figures } from '../bets/figures.ts'
import { createCalendar } from '../kit/calendar/calendar.ts'
import { edgeOf, type Period } from '../kit/calendar/period.ts'
import { parseInstant } from '../kit/instant.ts'
import { createTree } from '../kit/tree.ts'
import { answerLines, type PaymentRows } from '../runs/answer.ts'
import { booksOf } from '../runs/book.ts'
import { type ActivityRow, createActivity } from '../teams/activity.ts'
import { createHolders } from '../teams/holders.ts'
import { ACTIVE, type DepositRow, memberBets, memberDeposits, TURNOVER } from '../teams/members.ts'
import { type Contract, countsInState, readContract, refuseContracts, type WireContract } from '../terms/contracts.ts'
import { grossOf } from '../terms/gross.ts'
import { matchingTier } from '../terms/tiers.ts'
import { calculateSalaries, type Gross } from './lines.ts'

export interface SalaryCase extends PaymentRows {
  readonly tz: string
  readonly until: string
  readonly zeroLines: 'suppress' | 'write'
  readonly active: ActivityRow
  readonly contracts: readonly WireContract[]
  readonly bets: readonly BetRow[]
  readonly deposits?: readonly DepositRow[] | null
  readonly corrections?: readonly CorrectionRow[] | null
}

export interface DailyCase extends SalaryCase {
  /** How many days after its own a day is paid. */
  readonly payDays?: number | null
}

/** A turnover salary of one team. */
export const turnoverGross = ({ terms }: Contract, team: Figures): Gross => {
  const turnover = team.get(TURNOVER) ?? 0n
  const figures = { turnover, active: Number(team.get(ACTIVE) ?? 0n), loss: 0n }
  return {
    gross: grossOf(terms, figures, turnover),
    fields: () => ({ turnover: formatUnits(turnover), active: figures.active, tier: matchingTier(terms.tiers, figures) }),
  }
}

/**
 * What settles the cases of a salary by turnover.
 * @throws Refusal with a code of the contracts
 */
export const settleTurnover = (kind: SalaryKind) => {
  const { period, waits } = SALARIES[kind]
  const edge = edgeOf(period)
  return (input: DailyCase) => {
    const tree = createTree(input.accounts)
    const calendar = createCalendar(input.tz)
    const until = parseInstant(input.until)
    const contracts = input.contracts.filter(({ state }) => countsInState(state)).map((row) => readContract(kind, row))
    refuseContracts(contracts, tree, calendar)
    const corrections = createCorrections(input.corrections)
    const entries = [...memberBets(input.bets, corrections), ...memberDeposits(input.deposits ?? [], corrections)]
    const firstRun = ({ start, end }: Period) => (waits ? calendar.dayStart(calendar.dateOf(start) + (input.payDays ?? 1)) : end)
    const lines = calculateSalaries(booksOf(entries, { calendar, period, edge, firstRun, until }), {
      tree,
      holders: createHolders(tree, contracts),
      activity: createActivity(input.active, tree),
      grossOf: turnoverGross,
      writesZero: input.zeroLines === 'write',
    })
    return answerLines(lines, input, calendar, edge, until)
  }
}

export const settleDaily = settleTurnover('daily')
export const settleHourly = settleTurnover('hourly')
