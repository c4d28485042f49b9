import type { Units } from '@portico/contract/kit/money'

/** `points` for every `per` of valid bets. */
export interface EarningRule {
  readonly per: Units
  readonly points: number
}

/** What an account has by its play. Points are whole numbers. */
export interface Holder {
  readonly id: string
  points: number
  /** What a void took back after it was spent. */
  owed: number
  cash: Units
  /** Valid bets by category, for ever. */
  readonly turnover: Map<string, Units>
  hasBet: boolean
}

/** A change of an account's points; `toBalance` is what owed points left of it. */
export interface LedgerRow {
  readonly id: string
  readonly account: string
  readonly change: number
  readonly toBalance: number
  readonly balance: number
}

export const createHolder = (id: string): Holder => ({ id, points: 0, owed: 0, cash: 0n, turnover: new Map(), hasBet: false })

/** What an account has, or owes: never both. */
export interface PointBalance {
  readonly points: number
  readonly owed: number
}

/** What a change leaves: what comes in pays owed points first, what cannot be taken back is owed. */
export const changePoints = ({ points, owed }: PointBalance, change: number): PointBalance => {
  const net = points - owed + change
  return { points: Math.max(net, 0), owed: Math.max(-net, 0) }
}

/** Books a change under its event. Null where nothing changes. */
export const book = (holder: Holder, event: string, change: number): LedgerRow | null => {
  if (change === 0) return null
  const before = holder.points
  Object.assign(holder, changePoints(holder, change))
  return { id: event, account: holder.id, change, toBalance: holder.points - before, balance: holder.points }
}

/** What so much of valid bets earns; a remainder waits for more. */
export const earnedBy = (turnover: Units, rule: EarningRule): number => Number(turnover / rule.per) * rule.points

/** Adds a valid bet to a category, or takes one out again; answers how many points that earns or takes. */
export const addTurnover = (holder: Holder, category: string, amount: Units, rule: EarningRule | undefined): number => {
  const before = holder.turnover.get(category) ?? 0n
  holder.turnover.set(category, before + amount)
  return rule === undefined ? 0 : earnedBy(before + amount, rule) - earnedBy(before, rule)
}
