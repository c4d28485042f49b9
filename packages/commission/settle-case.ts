import { settleDividend } from './dividend/settle.ts'
import { settleDominance } from './dominance/dominance.ts'
import { Refusal } from './kit/refusal.ts'
import { settleLifecycle } from './lifecycle/lifecycle.ts'
import { settlePayout } from './payout/payout.ts'
import { settlePoints } from './points/points.ts'
import { settleRealtime } from './realtime/settle.ts'
import { settleRebate } from './rebate/settle.ts'
import { settleDaily, settleHourly } from './salary/settle.ts'
import { settleWagering } from './wagering/wagering.ts'

/** What settles the cases of each kind. Each reads what its kind says stands in a case. */
const KINDS: Readonly<Record<string, (input: never) => object>> = {
  daily: settleDaily,
  dividend: settleDividend,
  dominance: settleDominance,
  hourly: settleHourly,
  lifecycle: settleLifecycle,
  payout: settlePayout,
  points: settlePoints,
  realtime: settleRealtime,
  rebate: settleRebate,
  wagering: settleWagering,
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
