import type { Bet } from '@portico/contract/bets/shapes'

export const BET_FILTERS = ['today', 'waiting', 'settled'] as const
export type BetFilter = (typeof BET_FILTERS)[number]

const newestFirst = (a: Bet, b: Bet): number => b.placedAt.localeCompare(a.placedAt) || b.betId.localeCompare(a.betId)

/** The waiting bets and the latest ones as one list, newest first; of a bet in both, what the latest ones say of it. */
export const mergeBets = (waiting: readonly Bet[], latest: readonly Bet[]): readonly Bet[] =>
  [...new Map([...waiting, ...latest].map((bet) => [bet.betId, bet])).values()].toSorted(newestFirst)

/**
 * The bets a filter shows, in their order; `dayOf` names the merchant's day of an instant. Today's are those placed or settled today
 * and whatever waits: a bet of late last night is drawn today, and must not leave the list before its reader's eyes.
 */
export const filterBets = (
  bets: readonly Bet[],
  filter: BetFilter,
  now: number,
  dayOf: (instant: string | number) => string,
): readonly Bet[] => {
  switch (filter) {
    case 'today': {
      const today = dayOf(now)
      return bets.filter(
        ({ state, placedAt, settledAt }) =>
          state === 'WAITING' || dayOf(placedAt) === today || (settledAt !== null && dayOf(settledAt) === today),
      )
    }
    case 'waiting':
      return bets.filter(({ state }) => state === 'WAITING')
    case 'settled':
      return bets.filter(({ state }) => state !== 'WAITING')
  }
}

/** The first `count` bets, and of the others those that wait: their draw, or their way back, is still to come. */
export const firstBets = (bets: readonly Bet[], count: number): readonly Bet[] =>
  bets.filter(({ state }, at) => at < count || state === 'WAITING')
