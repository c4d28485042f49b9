interface Step<Type extends string> {
  readonly id: string
  readonly at: string
  readonly type: Type
}

export interface DepositEvent extends Step<'deposit'> {
  readonly amount: string
  readonly multiplier: string
}

export interface BonusEvent extends Step<'bonus'> {
  readonly amount: string
  /** What is multiplied: the bonus, or deposit and bonus. */
  readonly base: 'B' | 'DB'
  readonly deposit?: string | null
  readonly multiplier: string
  readonly expiresAt: string
  readonly weights: Readonly<Record<string, string>>
  readonly maxBet?: string | null
}

export interface BetEvent extends Step<'bet'> {
  readonly category: string
  readonly stake: string
  readonly market?: string
  readonly of?: number
  readonly covers?: readonly (readonly [first: number, last: number])[]
}

/** A result, or a later one that takes its place. */
export interface ResultEvent extends Step<'settle' | 'resettle'> {
  readonly bet: string
  readonly payout: string
}

export interface VoidEvent extends Step<'void'> {
  readonly bet: string
}

export interface WithdrawEvent extends Step<'withdraw'> {
  readonly amount: string
  readonly confirm?: boolean
}

export type WageringEvent = DepositEvent | BonusEvent | BetEvent | ResultEvent | VoidEvent | WithdrawEvent

/** The rules of a brand. `coverage` is in percent. */
export interface WageringConfig {
  readonly waiveBelow: string
  readonly maxMultiplier: string
  readonly coverage: number | string
}
