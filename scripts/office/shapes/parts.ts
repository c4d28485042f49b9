import { CONTRACT_KINDS } from '@portico/contract/commission/kinds'
import * as z from 'zod/mini'

/** Money, a rate or a multiplier: a plain decimal. Whether there are too many places is the library's to say. */
export const decimal = z.string().check(z.regex(/^-?\d+(\.\d+)?$/))

/** `2026-03-02T17:00:00.000Z`, and no other way to write it: events are sorted as text. */
export const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))

/** The company is nobody: null, or not there. */
export const account = z.nullish(z.string())

export const tree = z.array(z.object({ id: z.string(), upline: z.nullable(z.string()) }))

/** Terms of a contract. What they ask for may be forbidden: that is an answer, BAD_TIERS, and no fault of form. */
const TERMS = {
  kind: z.enum(CONTRACT_KINDS),
  currency: z.string(),
  period: z.nullish(z.string()),
  progressive: z.nullish(z.boolean()),
  tiers: z.nullish(
    z.array(z.object({ turnover: z.nullish(decimal), active: z.nullish(z.number()), loss: z.nullish(decimal), rate: decimal })),
  ),
  rates: z.nullish(z.record(z.string(), z.object({ loss: decimal, win: decimal, min: decimal }))),
}

/** Terms with what else stands beside them. */
export const termsWith = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object({ ...TERMS, ...shape })

/** An event of one of these types. */
export const eventOf = <Type extends string, Shape extends z.core.$ZodShape>(types: readonly Type[], shape: Shape) =>
  z.object({ id: z.string(), at: instant, type: z.enum(types), ...shape })
