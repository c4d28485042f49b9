import { paysStakes, SALARY_KINDS } from '@portico/contract/commission/kinds'
import { settleDividend } from './dividend/settle.ts'
import { settleDominance } from './dominance/dominance.ts'
import { Refusal } from './kit/refusal.ts'
import { settleLifecycle } from './lifecycle/lifecycle.ts'
import { settlePayout } from './payout/payout.ts'
import { settlePoints } from './points/points.ts'
import { settleStakes } from './realtime/settle.ts'
import { settleRebate } from './rebate/settle.ts'
import { settleTurnover } from './salary/settle.ts'
import { settleWagering } from './wagering/wagering.ts'

/** What settles the cases of each kind. Each reads what its kind says stands in a case. */
const KINDS: Readonly<Record<string, (input: never) => object>> = {
  dividend: settleDividend,
  dominance: settleDominance,
  lifecycle: settleLifecycle,
  payout: settlePayout,
  points: settlePoints,
  rebate: settleRebate,
  wagering: settleWagering,
  ...Object.fromEntries(SALARY_KINDS.map((kind) => [kind, paysStakes(kind) ? settleStakes(kind) : settleTurnover(kind)])),
}

/**
 * Settles a case as it was read from JSON: the fields of its kind's answer, or the first rule that it breaks.
 * @throws RangeError or TypeError where the case has not the form of its kind
 */
export const settleCase = (input: Readonly<Record<string, unknown>>): object => {
  const kind = String(input['kind'])
  const settle = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  if (!settle) throw new RangeError('not a kind of case')
  try {
    return settle(input as never)
  } catch (error) {
    if (error instanceof Refusal) return { error: error.code }
    throw error
  }
}
