import { parseUnits } from '@portico/contract/kit/money'
import { checked, int } from '@portico/contract/kit/wire'
import * as z from 'zod/mini'
import { amount, atMost, baseFor, promotionKind, shareOf } from '../kind.ts'

const perMille = checked(int(), z.minimum(1), z.maximum(50))

/** A share of the valid bets of the day before, claimed each day, up to a most. */
export const betRebate = promotionKind({
  kind: 'bet-rebate',
  way: 'CLAIM',
  terms: z.strictObject({ perMille, most: amount }),
  period: () => 'DAY',
  most: ({ most }) => parseUnits(most),
  example: (terms) => {
    const most = parseUnits(terms.most)
    return { of: 'BETS', base: baseFor(most, terms.perMille, 1000), gets: most }
  },
  worth: async (terms, facts, { now }) =>
    atMost(shareOf(await facts.validBetsYesterday(now), terms.perMille, 1000), parseUnits(terms.most)),
})
