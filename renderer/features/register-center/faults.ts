import type { RebateCategory } from '@portico/contract/rebate-rate/shapes'
import { refusal } from '../../api/failure.ts'

/** The rule that the gateway found broken at a field of a form. */
export const ruleAt = (error: unknown, field: string): string | undefined => refusal(error)?.fields?.[field]?.rule

/** The same of rates, by category. */
export const rateRules = (error: unknown): Partial<Record<RebateCategory, 'step' | 'above-own'>> =>
  Object.fromEntries(
    Object.entries(refusal(error)?.fields ?? {}).flatMap(([field, { rule }]) =>
      field.startsWith('rates.') ? [[field.slice('rates.'.length), rule === 'above-own' ? rule : 'step']] : [],
    ),
  )

/** Whether nothing of a refusal has a field of the form to stand at. */
export const isElsewhere = (error: unknown, fields: readonly string[]): boolean =>
  Boolean(error) && !Object.keys(refusal(error)?.fields ?? {}).some((field) => fields.includes(field) || field.startsWith('rates.'))
