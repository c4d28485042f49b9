import type { BetRow } from '../bets/bets.ts'
import { type CorrectionRow, createCorrections } from '../bets/corrections.ts'
import { createCalendar } from '../kit/calendar/calendar.ts'
import { parseInstant } from '../kit/instant.ts'
import { createTree } from '../kit/tree.ts'
import { answerLines, type PaymentRows } from '../runs/answer.ts'
import { booksOf } from '../runs/book.ts'
import { type ActivityRow, createActivity } from '../teams/activity.ts'
import { createHolders } from '../teams/holders.ts'
import { type DeductionRow, type DepositRow, memberBets, memberDeductions, memberDeposits } from '../teams/members.ts'
import { countsInState, refuseContracts } from '../terms/contracts.ts'
import { calculateDividends } from './lines.ts'
import { readDividend, type WireDividend } from './policies.ts'
import { createTrack } from './track.ts'

export interface DividendCase extends PaymentRows {
  readonly tz: string
  readonly until: string
  readonly active: ActivityRow
  readonly contracts: readonly WireDividend[]
  readonly bets: readonly BetRow[]
  readonly deposits?: readonly DepositRow[] | null
  readonly deductions?: readonly DeductionRow[] | null
  readonly corrections?: readonly CorrectionRow[] | null
}

/**
 * Settles a case of kind `dividend`.
 * @throws Refusal with a code of the contracts
 */
export const settleDividend = (input: DividendCase) => {
  const tree = createTree(input.accounts)
  const calendar = createCalendar(input.tz)
  const until = parseInstant(input.until)
  const contracts = input.contracts.filter(({ state }) => countsInState(state)).map(readDividend)
  refuseContracts(contracts, tree, calendar)
  const corrections = createCorrections(input.corrections)
  const entries = [
    ...memberBets(input.bets, corrections),
    ...memberDeposits(input.deposits ?? [], corrections),
    ...memberDeductions(input.deductions ?? []),
  ]
  const tracks = contracts.map((contract) => createTrack(contract, calendar, until))
  const kinds = [...new Set(tracks.map(({ kind }) => kind))].map((kind) => ({
    kind,
    books: booksOf(entries, { calendar, period: kind, edge: 'D', firstRun: ({ end }) => end, until }),
  }))
  const lines = calculateDividends(tracks, kinds, {
    tree,
    holders: createHolders(tree, contracts),
    activity: createActivity(input.active, tree),
  })
  return answerLines(lines, input, calendar, 'D', until)
}
