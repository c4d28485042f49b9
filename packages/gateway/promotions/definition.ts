import type { BrandPack } from '@portico/contract/kit/brand'
import { parseUnits } from '@portico/contract/kit/money'
import type { PromotionDefinition } from '@portico/contract/promotion/operator-calls'
import type { BonusRules } from '../bonus-settings.ts'
import { Failure } from '../failure.ts'
import { productFaults, timesFaults } from '../kit/bonus-faults.ts'
import { type Faults, textFaults } from '../kit/text-faults.ts'
import type { Offered } from './kinds/kind.ts'
import { PROMOTION_KINDS } from './kinds/list.ts'

const BOUNDS = { title: 80, summary: 160, rules: 4000 } as const

/** What a definition offers, its terms read by its kind. @throws Error for a kind that is not there any more */
export const offeredBy = ({ kind, terms }: Pick<PromotionDefinition, 'kind' | 'terms'>): Offered => {
  const read = PROMOTION_KINDS.find((each) => each.kind === kind)?.read(terms)
  if (!read || 'wrong' in read) throw new Error(`no kind of promotion reads ${kind}`)
  return read.offered
}

const numberFaults = (definition: PromotionDefinition, { period, way, most, paidIn }: Offered): Faults => ({
  ...(definition.startsAt < definition.endsAt ? {} : { endsAt: { rule: 'order' } }),
  ...(parseUnits(definition.budget) >= most ? {} : { budget: { rule: 'amount' } }),
  // What is joined counts from then on once; what is claimed is claimed once a day or once.
  ...(definition.perMember > 1 && period === 'ONCE' && way !== 'APPLY' ? { perMember: { rule: 'once' } } : {}),
  ...(definition.bonus?.base === 'DB' && paidIn === null ? { 'bonus.base': { rule: 'other' } } : {}),
})

/** The categories of games that its bonus asks for; none where all count whole. */
const countedBy = ({ turnover, bonus }: PromotionDefinition): string[] =>
  turnover === 0 ? [] : Object.entries(bonus?.weights ?? {}).flatMap(([category, weight]) => (weight > 0 ? [category] : []))

/**
 * Checks what an operator wrote of a promotion, and reads its terms.
 * @throws Failure FIELD_INVALID naming each field
 */
export const readDefinition = (definition: PromotionDefinition, brand: BrandPack, rules: BonusRules): Offered => {
  const listed = PROMOTION_KINDS.find(({ kind }) => kind === definition.kind)
  const read = listed?.read(definition.terms)
  const offered = read && 'offered' in read ? read.offered : undefined
  const wrong = read && 'wrong' in read ? read.wrong : []
  const fields: Faults = {
    ...(listed ? {} : { kind: { rule: 'other' } }),
    ...Object.fromEntries(wrong.map((field) => [field === '' ? 'terms' : `terms.${field}`, { rule: 'other' }])),
    ...textFaults('title', BOUNDS.title, definition.title, brand),
    ...textFaults('summary', BOUNDS.summary, definition.summary, brand),
    ...textFaults('rules', BOUNDS.rules, definition.rules, brand),
    ...(offered ? numberFaults(definition, offered) : {}),
    ...timesFaults('turnover', definition.turnover, rules),
    ...productFaults('bonus.weights', countedBy(definition), rules),
  }
  if (!offered || Object.keys(fields).length > 0) throw new Failure('FIELD_INVALID', { fields })
  return offered
}
