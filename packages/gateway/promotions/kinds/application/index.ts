import { parseUnits } from '@portico/contract/kit/money'
import * as z from 'zod/mini'
import { amount, promotionKind } from '../kind.ts'

/** So much for whoever applies with a comment and pictures, and whom a person at the desk approves. */
export const application = promotionKind({
  kind: 'application',
  way: 'APPLY',
  terms: z.strictObject({ amount }),
  period: () => 'ONCE',
  most: (terms) => parseUnits(terms.amount),
  example: (terms) => ({ of: 'NOTHING', base: 0n, gets: parseUnits(terms.amount) }),
  worth: async (terms) => parseUnits(terms.amount),
})
