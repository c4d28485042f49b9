import { parseUnits } from '@portico/contract/kit/money'
import * as z from 'zod/mini'
import { amount, promotionKind } from '../kind.ts'

/** So much for whoever fulfils the conditions, once or every day. */
export const gift = promotionKind({
  kind: 'gift',
  way: 'CLAIM',
  terms: z.strictObject({ amount, repeat: z.enum(['ONCE', 'DAY']) }),
  period: ({ repeat }) => repeat,
  most: (terms) => parseUnits(terms.amount),
  example: (terms) => ({ of: 'NOTHING', base: 0n, gets: parseUnits(terms.amount) }),
  worth: async (terms) => parseUnits(terms.amount),
})
