import { parseUnits } from '@portico/contract/kit/money'
import * as z from 'zod/mini'
import { checked, int } from '@portico/contract/kit/wire'
import { amount, atMost, baseFor, promotionKind, shareOf } from '../kind.ts'

const percent = checked(int(), z.minimum(1), z.maximum(200))

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
  worth: async (terms, facts, { since, now }) => {
    const paidIn = await facts.deposited(since, now)
    return paidIn < parseUnits(terms.from) ? 0n : atMost(shareOf(paidIn, terms.percent, 100), parseUnits(terms.most))
  },
})
