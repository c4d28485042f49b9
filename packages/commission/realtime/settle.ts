import { SALARIES, type SalaryKind } from '@portico/contract/commission/kinds'
import type { Units } from '@portico/contract/kit/money'
import { type CorrectionRow, createCorrections } from '../bets/corrections.ts'
import type { Figures } from '../bets/figures.ts'
import { createCalendar } from '../kit/calendar/calendar.ts'
import { edgeOf } from '../kit/calendar/period.ts'
import { parseInstant } from '../kit/instant.ts'
import { shareOf, truncated } from '../kit/money.ts'
import { createTree } from '../kit/tree.ts'
import { answerLines, type PaymentRows } from '../runs/answer.ts'
import { booksOf } from '../runs/book.ts'
import { calculateSalaries, type Gross } from '../salary/lines.ts'
import { createHolders } from '../teams/holders.ts'
import { type Contract, countsInState, readContract, refuseContracts, type WireContract } from '../terms/contracts.ts'
import { rowFor } from '../terms/terms.ts'
import { countName, type RealtimeBetRow, realtimeEntries, type Slots } from './bets.ts'

export interface RealtimeCase extends PaymentRows {
  readonly tz: string
  readonly until: string
  readonly zeroLines: 'suppress' | 'write'
  readonly contracts: readonly WireContract[]
  readonly bets: readonly RealtimeBetRow[]
  readonly corrections?: readonly CorrectionRow[] | null
}

/** What the rows of a contract pay for the bets of a team: of the stake, whatever was won. */
export const stakesGross = ({ terms }: Contract, team: Figures, slots: Slots): Gross => {
  let [sum, bets]: [Units, bigint] = [0n, 0n]
  for (const [name, { category, won, floor }] of slots) {
    const row = rowFor(terms, category)
    // A row of zeros pays nothing, but the bets that it is about count.
    if (!row || floor < row.min) continue
    sum += shareOf(team.get(name) ?? 0n, won ? row.win : row.loss)
    bets += team.get(countName(name)) ?? 0n
  }
  return { gross: truncated(sum), fields: () => ({ bets: Number(bets) }) }
}

/**
 * What settles the cases of a salary by stakes.
 * @throws Refusal with a code of the contracts
 */
export const settleStakes = (kind: SalaryKind) => {
  const { period } = SALARIES[kind]
  const edge = edgeOf(period)
  return (input: RealtimeCase) => {
    const tree = createTree(input.accounts)
    const calendar = createCalendar(input.tz)
    const until = parseInstant(input.until)
    const contracts = input.contracts.filter(({ state }) => countsInState(state)).map((row) => readContract(kind, row))
    refuseContracts(contracts, tree, calendar)
    const { entries, slots } = realtimeEntries(input.bets, contracts, createCorrections(input.corrections))
    const books = booksOf(entries, { calendar, period, edge, firstRun: ({ end }) => end, until })
    const lines = calculateSalaries(books, {
      tree,
      holders: createHolders(tree, contracts),
      grossOf: (contract, team) => stakesGross(contract, team, slots),
      writesZero: input.zeroLines === 'write',
    })
    return answerLines(lines, input, calendar, edge, until)
  }
}

export const settleRealtime = settleStakes('realtime')
