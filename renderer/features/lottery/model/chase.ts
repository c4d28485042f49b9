import type { BetLine } from '@portico/contract/bets/shapes'
import type { Lottery } from '@portico/contract/lottery/shapes'
import { type ChaseKind, type Multiples, multiplesOf, type PlanProjection, projectPlan } from '@portico/lottery/chase/plan'
import { type ChaseTerms, chaseTerms } from '@portico/lottery/chase/terms'
import type { Terms } from './price.ts'

export const KINDS = ['same', 'geometric', 'profit'] as const

/** What is set up in the dialog. No kind is chosen beforehand. */
export interface ChaseSettings {
  readonly kind: (typeof KINDS)[number] | ''
  readonly issues: number
  readonly start: number
  readonly factor: number
  readonly every: number
  readonly percent: number
  readonly stopOnWin: boolean
}

/** A plan is over two issues at least: one alone is an ordinary bet. */
export const LEAST_ISSUES = 2

export const freshSettings = (start: number): ChaseSettings => ({
  kind: '',
  issues: LEAST_ISSUES,
  start,
  factor: 2,
  every: 1,
  percent: 10,
  stopOnWin: true,
})

/** What a priced line gives and takes at multiple 1. */
export const termsOf = (
  { play, selection, mode, prizeGroup, odds }: BetLine,
  { game, unit, maxPrizeGroup, flags, date }: Terms,
): ChaseTerms =>
  chaseTerms({
    game,
    play,
    selection,
    bet: { unit, mode, multiple: 1 },
    pricing: odds ? { kind: 'odds', odds } : { kind: 'prizeGroup', group: prizeGroup ?? maxPrizeGroup },
    rules: flags,
    ...(date === undefined ? {} : { date }),
  })

const kindOf = ({ kind, start, factor, every, percent }: ChaseSettings): ChaseKind | undefined => {
  switch (kind) {
    case 'same':
      return { kind, start }
    case 'geometric':
      return { kind, start, factor, every }
    case 'profit':
      return { kind, start, percent }
    default:
      return undefined
  }
}

export type PlanResult =
  | { readonly state: 'open' }
  | Extract<Multiples, { ok: false }>
  | { readonly ok: true; readonly multiples: readonly number[]; readonly projection: PlanProjection }

/** The plan that the settings make of a line; `open` until a kind is chosen. */
export const planOf = (settings: ChaseSettings, terms: ChaseTerms, { maxMultiple }: Pick<Lottery, 'maxMultiple'>): PlanResult => {
  const kind = kindOf(settings)
  if (!kind) return { state: 'open' }
  const found = multiplesOf(kind, settings.issues, terms, maxMultiple)
  if (!found.ok) return found
  return { ok: true, multiples: found.multiples, projection: projectPlan(found.multiples, terms, settings.stopOnWin) }
}
