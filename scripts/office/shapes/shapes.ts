import type * as z from 'zod/mini'
import { dominance, lifecycle } from './contracts.ts'
import { payout, points, wagering } from './money.ts'

/** The form of a case where a wrong type would not stop the library: it would settle it, and answer nonsense. */
const SHAPES: ReadonlyMap<unknown, z.ZodMiniType> = new Map<unknown, z.ZodMiniType>([
  ['dominance', dominance],
  ['lifecycle', lifecycle],
  ['payout', payout],
  ['points', points],
  ['wagering', wagering],
])

/** Whether a case has the form of its kind. Keys beyond those are let be; kinds that are not listed are the library's to judge. */
export const hasShape = (value: Readonly<Record<string, unknown>>): boolean => SHAPES.get(value['kind'])?.safeParse(value).success ?? true
