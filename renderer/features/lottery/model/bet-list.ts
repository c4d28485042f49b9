import type { Bet } from '@portico/contract/bets'

export const BET_FILTERS = ['today', 'waiting', 'settled'] as const
export type BetFilter = (typeof BET_FILTERS)[number]

/** The bets a filter shows, in their order; `dayOf` names the merchant's day of an instant. */
export const filterBets = (
  bets: readonly Bet[],
  filter: BetFilter,
  now: number,
  dayOf: (instant: string | number) => string,
): readonly Bet[] => {
  switch (filter) {
    case 'today':
      return bets.filter(({ placedAt }) => dayOf(placedAt) === dayOf(now))
    case 'waiting':
      return bets.filter(({ state }) => state === 'WAITING')
    case 'settled':
      return bets.filter(({ state }) => state !== 'WAITING')
  }
}
