interface Step<Type extends string> {
  readonly id: string
  readonly at: string
  readonly type: Type
}

export interface BetEvent extends Step<'bet'> {
  readonly account: string
  readonly category: string
  readonly stake: string
  readonly payout: string
}

export interface VoidEvent extends Step<'void'> {
  readonly bet: string
}

export interface ConvertEvent extends Step<'convert'> {
  readonly account: string
  readonly points: number
}

export interface RedeemEvent extends Step<'redeem'> {
  readonly account: string
  readonly item: string
  readonly quantity: number
}

export interface DecisionEvent extends Step<'approve' | 'reject'> {
  readonly redemption: string
}

export type PointsEvent = BetEvent | VoidEvent | ConvertEvent | RedeemEvent | DecisionEvent

export type PointsResult =
  | 'ok'
  | 'UNKNOWN_BET'
  | 'BAD_STATE'
  | 'BAD_AMOUNT'
  | 'BELOW_MIN'
  | 'NOT_ENOUGH_POINTS'
  | 'UNKNOWN_ITEM'
  | 'OUT_OF_STOCK'
  | 'UNKNOWN_REDEMPTION'
