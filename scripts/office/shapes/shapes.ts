import { paysStakes, SALARIES, SALARY_KINDS } from '@portico/contract/commission/kinds'
import type * as z from 'zod/mini'
import { daily, dividend, hourly, realtime, rebate } from './commission.ts'
import { dominance, lifecycle } from './contracts.ts'
import { payout, points, wagering } from './money.ts'

const salary = (kind: (typeof SALARY_KINDS)[number]) => (paysStakes(kind) ? realtime : SALARIES[kind].waits ? daily : hourly)

/** The form of a case where a wrong type would not stop the library: it would settle it, and answer nonsense. */
const SHAPES: ReadonlyMap<unknown, z.ZodMiniType> = new Map<unknown, z.ZodMiniType>([
  ['dividend', dividend],
  ['dominance', dominance],
  ['lifecycle', lifecycle],
  ['payout', payout],
  ['points', points],
  ['rebate', rebate],
  ['wagering', wagering],
  ...SALARY_KINDS.map((kind) => [kind, salary(kind)] as const),
])

/** Whether a case has the form of its kind. Keys beyond those are let be; a kind that is not listed is the library's to judge. */
export const hasShape = (value: Readonly<Record<string, unknown>>): boolean => SHAPES.get(value['kind'])?.safeParse(value).success ?? true
