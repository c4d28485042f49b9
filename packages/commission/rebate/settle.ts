import { type CorrectionRow, createCorrections } from '../bets/corrections.ts'
import { createCalendar } from '../kit/calendar/calendar.ts'
import { parseInstant } from '../kit/instant.ts'
import { parseRate } from '../kit/money.ts'
import { refuseIf } from '../kit/refusal.ts'
import { type AccountRow, createTree } from '../kit/tree.ts'
import { answerLines, type PaymentRows } from '../runs/answer.ts'
import { booksOf } from '../runs/book.ts'
import { type RebateBetRow, rebateEntries } from './bets.ts'
import { applyChanges, type ChangeRow } from './changes.ts'
import { calculateRebate } from './lines.ts'
import { ALWAYS, createRates, type Rates } from './rates.ts'

export interface RebateCase extends PaymentRows {
  readonly tz: string
  readonly until: string
  readonly baseGroup: number
  readonly zeroLines: 'suppress' | 'write'
  readonly accounts: readonly (PaymentRows['accounts'][number] & { readonly rates?: Readonly<Record<string, string>> | null })[]
  readonly bets: readonly RebateBetRow[]
  readonly changes?: readonly ChangeRow[] | null
  readonly corrections?: readonly CorrectionRow[] | null
}

/** @throws Refusal RATE_ABOVE_UPLINE */
const startRates = (accounts: RebateCase['accounts']): Rates => {
  const rates = createRates()
  for (const { id, rates: own } of accounts) {
    for (const [category, rate] of Object.entries(own ?? {})) rates.set(id, category, parseRate(rate), ALWAYS)
  }
  const isAbove = ({ id, upline }: AccountRow): boolean =>
    upline !== null &&
    [...rates.categories()].some((category) => rates.rateAt(id, category, ALWAYS) > rates.rateAt(upline, category, ALWAYS))
  refuseIf(accounts.some(isAbove), 'RATE_ABOVE_UPLINE')
  return rates
}

/**
 * Settles a case of kind `rebate`.
 * @throws Refusal BAD_TREE, RATE_ABOVE_UPLINE or GROUP_OUT_OF_RANGE
 */
export const settleRebate = (input: RebateCase) => {
  const tree = createTree(input.accounts)
  const calendar = createCalendar(input.tz)
  const until = parseInstant(input.until)
  const rates = startRates(input.accounts)
  const changes = input.changes && applyChanges(input.changes, tree, rates, calendar)
  const { entries, slots } = rebateEntries(input.bets, input.baseGroup, rates, createCorrections(input.corrections))
  const books = booksOf(entries, { calendar, period: 'D', edge: 'D', firstRun: ({ end }) => end, until })
  const { lines, rounding } = calculateRebate(books, { slots, tree, rates, writesZero: input.zeroLines === 'write' })
  return { ...answerLines(lines, input, calendar, 'D', until), rounding, ...(changes && { changes }) }
}
