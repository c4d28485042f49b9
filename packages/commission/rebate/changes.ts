import { byId } from '../kit/in-order.ts'
import type { Calendar } from '../kit/calendar/calendar.ts'
import { formatInstant, type Instant, parseInstant } from '../kit/instant.ts'
import { parseRate, type Rate, WHOLE } from '../kit/money.ts'
import type { Tree } from '../kit/tree.ts'
import type { Rates } from './rates.ts'

/** A wish to give an account another rate. */
export interface ChangeRow {
  readonly id: string
  readonly account: string
  readonly category: string
  readonly rate: string
  readonly at: string
}

export type ChangeCode = 'BAD_STEP' | 'RATE_ABOVE_UPLINE' | 'RATE_BELOW_DOWNLINE'

export interface ChangeAnswer {
  readonly id: string
  readonly result: 'ok' | ChangeCode
  readonly effective: string | null
}

/** A tenth of a percent. */
const STEP = WHOLE / 1000n

/** The rate, or null where it is not one of the steps that may be given. */
const stepOf = (percent: string): Rate | null => {
  try {
    const rate = parseRate(percent)
    return rate >= 0n && rate <= WHOLE && rate % STEP === 0n ? rate : null
  } catch {
    return null
  }
}

/** What the account would have at an instant. */
interface Wish {
  readonly at: Instant
  readonly rate: Rate
}

const refusalOf = ({ account, category }: ChangeRow, wishes: readonly Wish[], tree: Tree, rates: Rates): ChangeCode | null => {
  const upline = tree.uplineOf(account)
  const rateOf = (id: string, at: Instant) => rates.rateAt(id, category, at)
  if (upline !== null && wishes.some(({ at, rate }) => rate > rateOf(upline, at))) return 'RATE_ABOVE_UPLINE'
  const children = tree.childrenOf(account)
  return wishes.some(({ at, rate }) => children.some((child) => rateOf(child, at) > rate)) ? 'RATE_BELOW_DOWNLINE' : null
}

const applyOne = (row: ChangeRow, at: Instant, tree: Tree, rates: Rates, calendar: Calendar): ChangeAnswer => {
  const { id, account, category } = row
  const rate = stepOf(row.rate)
  if (rate === null) return { id, result: 'BAD_STEP', effective: null }
  const present = rates.rateAt(account, category, at)
  const tomorrow = calendar.nextEdge('D', at)
  // What was earned today stays earned: only tomorrow's bets have less.
  const effective = rate >= present ? at : tomorrow
  const wishes = [
    { at, rate: effective === at ? rate : present },
    { at: tomorrow, rate },
  ]
  const refused = refusalOf(row, wishes, tree, rates)
  if (refused !== null) return { id, result: refused, effective: null }
  rates.set(account, category, rate, effective)
  return { id, result: 'ok', effective: formatInstant(effective) }
}

/** Judges wishes in order of time, and sets the rates that are granted. */
export const applyChanges = (rows: readonly ChangeRow[], tree: Tree, rates: Rates, calendar: Calendar): readonly ChangeAnswer[] =>
  rows
    .map((row) => ({ row, at: parseInstant(row.at) }))
    .sort((a, b) => a.at - b.at || byId(a.row.id, b.row.id))
    .map(({ row, at }) => applyOne(row, at, tree, rates, calendar))
