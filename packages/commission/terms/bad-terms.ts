import { DIVIDEND_PERIODS, paysStakes } from '@portico/contract/commission/kinds'
import { WHOLE } from '../kit/money.ts'
import type { Terms, Tier } from './terms.ts'
import { pointOf } from './tiers.ts'

const PERIODS: readonly (string | null)[] = DIVIDEND_PERIODS

const isBadTier = (tier: Tier, takesLoss: boolean): boolean => {
  const { turnover, active, loss } = pointOf(tier)
  return tier.rate <= 0n || tier.rate > WHOLE || turnover < 0n || active < 0 || loss < 0n || (tier.loss !== undefined && !takesLoss)
}

/** A condition of 0 asks for nothing, as a missing one. */
const conditionsOf = (tier: Tier): string => Object.values(pointOf(tier)).join('/')

const areBadTiers = ({ kind, tiers }: Terms): boolean =>
  tiers.length === 0 || tiers.some((tier) => isBadTier(tier, kind === 'dividend')) || new Set(tiers.map(conditionsOf)).size < tiers.length

const areBadRates = ({ rates }: Terms): boolean =>
  rates.size === 0 || [...rates.values()].some(({ loss, win, min }) => loss < 0n || loss > WHOLE || win < 0n || win > WHOLE || min < 0n)

/** Whether terms are refused as BAD_TIERS, whoever offers them. */
export const areBadTerms = (terms: Terms): boolean =>
  paysStakes(terms.kind) ? areBadRates(terms) : areBadTiers(terms) || (terms.kind === 'dividend' && !PERIODS.includes(terms.period))
