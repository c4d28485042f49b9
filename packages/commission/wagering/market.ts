import type { Rate } from '../kit/money.ts'
import type { Bet } from './bet.ts'
import { coversTooMuch, type Outcomes, united } from './coverage.ts'

/** A player's bets on one play of one issue. */
interface Market {
  readonly bets: Bet[]
  /** What they cover together, kept up bet by bet; null where a void took something out of it. */
  union: readonly Outcomes[] | null
}

export type Markets = Map<string, Market>

/** A bet without a market stands beside no other. */
export const putOnMarket = (markets: Markets, bet: Bet): void => {
  if (bet.market === null) return
  const market = markets.get(bet.market) ?? { bets: [], union: [] }
  markets.set(bet.market, market)
  market.bets.push(bet)
  if (market.union !== null) market.union = united([...market.union, ...bet.covers])
}

/** A void bet covers nothing. */
export const takeOffMarket = (markets: Markets, { market }: Bet): void => {
  const beside = market === null ? undefined : markets.get(market)
  if (beside) beside.union = null
}

/** Whether all that the player has on a bet's market covers more than `limit` of it. */
export const isCovered = (markets: Markets, { market, of }: Bet, limit: Rate): boolean => {
  const beside = market === null ? undefined : markets.get(market)
  if (beside === undefined) return false
  beside.union ??= united(beside.bets.filter(({ state }) => state !== 'void').flatMap(({ covers }) => covers))
  return coversTooMuch(of, beside.union, limit)
}
