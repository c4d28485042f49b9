import type { BonusRules } from '../bonus-settings.ts'
import { productOf } from '../kit/bonus-faults.ts'
import type { Weights } from './progress.ts'

/** Whether a bonus pays for bets of a category: one that names games pays for their product alone where the rules say so, else for all. */
export const bonusPays = (weights: Weights, category: string, { oneProduct }: Pick<BonusRules, 'oneProduct'>): boolean =>
  !oneProduct ||
  weights === null ||
  Object.entries(weights).some(([named, weight]) => weight > 0 && productOf(named) === productOf(category))
