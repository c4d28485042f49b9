import type { Units } from '@portico/contract/kit/money'
import { parseRate, WHOLE, type Rate } from '@portico/commission/kit/money'
import { type PlayedBets, playedBets } from '@portico/commission/wagering/played-bets'
import type { TurnoverBet } from '../reports/index.ts'
import type { RequirementRow } from './store.ts'

export type Weights = RequirementRow['weights']

/** What a category counts for a requirement: whole without weights, nothing where they do not name it. */
export const weightOf = (weights: Weights, category: string): Rate => (weights === null ? WHOLE : parseRate(String(weights[category] ?? 0)))

/**
 * How far requirements have come by bets as they stand, given in the order of settling, less what those that are over have used of
 * them (`uses`, by the bet).
 */
export const progressOf = (rows: readonly RequirementRow[], bets: readonly TurnoverBet[], uses: ReadonlyMap<string, Units>): PlayedBets =>
  playedBets(
    rows.map(({ id, kind, amount, required, since, weights }) => ({
      id,
      isBonus: kind === 'BONUS',
      amount,
      required,
      since: since.getTime(),
      weightOf: (category) => weightOf(weights, category),
    })),
    bets.map(({ id, category, placedAt, valid }) => ({
      id,
      category,
      placedAt: placedAt.getTime(),
      valid: valid ?? 0n,
      used: uses.get(id) ?? 0n,
    })),
  )
