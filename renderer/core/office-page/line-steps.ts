import { paysStakes } from '@portico/contract/commission/kinds'
import type { CommissionLineView } from '@portico/contract/commission/line-shapes'
import type { Money } from '@portico/contract/kit/money'
import { countField, moneyField } from './line-fields.ts'

const COUNTS = ['active', 'bets'] as const
/** Amounts of the working, in its order; a kind says those that it has. */
const AMOUNTS = ['turnover', 'loss', 'carried', 'base', 'gross', 'deducted', 'differential', 'recovered', 'company'] as const

/**
 * A step of the working of a line: a count, a tier by its index, a prize group or an amount. Undefined where nothing of that is known, or no
 * tier is reached.
 */
export type Step =
  | { readonly kind: 'count'; readonly name: (typeof COUNTS)[number]; readonly value: number | undefined }
  | { readonly kind: 'group'; readonly name: 'baseGroup'; readonly value: number | undefined }
  | { readonly kind: 'tier'; readonly name: 'tier'; readonly value: number | undefined }
  | { readonly kind: 'amount'; readonly name: (typeof AMOUNTS)[number]; readonly value: Money | undefined }

/** Whether lines of its kind reach tiers. */
export const hasTiers = ({ kind }: Pick<CommissionLineView, 'kind'>): boolean => kind !== 'rebate' && !paysStakes(kind)

/** The steps of a line's working, in their order. */
export const stepsOf = (line: CommissionLineView): readonly Step[] => [
  ...COUNTS.flatMap((name): Step[] => {
    const value = countField(line, name)
    return value === undefined ? [] : [{ kind: 'count', name, value }]
  }),
  ...(line.kind === 'rebate' ? [{ kind: 'group', name: 'baseGroup', value: line.baseGroup ?? undefined } as const] : []),
  ...(hasTiers(line) ? [{ kind: 'tier', name: 'tier', value: countField(line, 'tier') } as const] : []),
  ...AMOUNTS.flatMap((name): Step[] => {
    const value = moneyField(line, name)
    return value ? [{ kind: 'amount', name, value }] : []
  }),
]
