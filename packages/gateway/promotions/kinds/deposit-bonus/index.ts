import { parseUnits } from '@portico/contract/kit/money'
import * as z from 'zod/mini'
import { checked, int } from '@portico/contract/kit/wire'
import type { Facts } from '../../facts.ts'
import { amount, atMost, baseFor, type Moment, promotionKind, shareOf } from '../kind.ts'

const percent = checked(int(), z.minimum(1), z.maximum(200))

const paidIn = (facts: Facts, { since, now }: Moment) => facts.deposited(since, now)

/** A share of what is paid in after joining, from a least amount on and up to a most. */
export const depositBonus = promotionKind({
  kind: 'deposit-bonus',
  way: 'JOIN',
  terms: z.strictObject({ percent, from: amount, most: amount }),
  period: () => 'ONCE',
  most: ({ most }) => parseUnits(most),
  example: (terms) => {
    const most = parseUnits(terms.most)
    return { of: 'DEPOSIT', base: baseFor(most, terms.percent, 100), gets: most }
  },
  worth: async (terms, facts, moment) => {
    const amountIn = await paidIn(facts, moment)
    return amountIn < parseUnits(terms.from) ? 0n : atMost(shareOf(amountIn, terms.percent, 100), parseUnits(terms.most))
  },
  paidIn,
})
