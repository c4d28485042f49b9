import type * as z from 'zod/mini'
import { daily, dividend, hourly, realtime, rebate } from './commission.ts'
import { dominance, lifecycle } from './contracts.ts'
import { payout, points, wagering } from './money.ts'

/** The form of a case where a wrong type would not stop the library: it would settle it, and answer nonsense. */
const SHAPES: ReadonlyMap<unknown, z.ZodMiniType> = new Map<unknown, z.ZodMiniType>([
  ['daily', daily],
  ['dividend', dividend],
  ['dominance', dominance],
  ['hourly', hourly],
  ['lifecycle', lifecycle],
  ['payout', payout],
  ['points', points],
  ['realtime', realtime],
  ['rebate', rebate],
  ['wagering', wagering],
])

/** Whether a case has the form of its kind. Keys beyond those are let be; a kind that is not listed is the library's to judge. */
export const hasShape = (value: Readonly<Record<string, unknown>>): boolean => SHAPES.get(value['kind'])?.safeParse(value).success ?? true
