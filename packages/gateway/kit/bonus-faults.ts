import type { BonusRules } from '../bonus-settings.ts'
import type { Faults } from './text-faults.ts'

/** Categories of games that are one product; each of the others is casino. */
const PRODUCTS: Readonly<Record<string, string>> = {
  LOTT: 'LOTTERY',
  ELOTT: 'LOTTERY',
  SPORTS: 'BETTING',
  ESPORTS: 'BETTING',
  COCKFIGHT: 'BETTING',
  BINGO: 'BINGO',
  PVP: 'DUELS',
}
/** What a category of games is sold as. */
export const productOf = (category: string): string => PRODUCTS[category] ?? 'CASINO'

/** What is wrong with how often something has to be bet, by the rules. */
export const timesFaults = (field: string, times: number, { mostTimes }: BonusRules): Faults =>
  times > mostTimes ? { [field]: { rule: 'max', max: mostTimes } } : {}

/** What is wrong with the categories that an offer names, by the rules: where it names none, its member chooses freely. */
export const productFaults = (field: string, categories: readonly string[], { oneProduct }: BonusRules): Faults =>
  oneProduct && new Set(categories.map(productOf)).size > 1 ? { [field]: { rule: 'other' } } : {}
