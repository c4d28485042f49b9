import type { Line } from './line.ts'
import type { Draw } from './drawn.ts'
import { decimalOf, fromUnits } from './rational.ts'
import { Refusal, type RefusalCode } from './refusal.ts'
import { settle, type Settlement } from './settle.ts'

/** One settlement case: a line, its draw and a name. */
export interface Case extends Line {
  readonly id: string
  readonly draw: Draw
}

export type Answer =
  | ({ readonly id: string } & Pick<Settlement, 'notes' | 'outcome' | 'hits'> & { readonly stake: string; readonly payout: string })
  | { readonly id: string; readonly error: RefusalCode }

/**
 * Settles a case; money as decimal strings without trailing zeros.
 * @throws RangeError for an unknown play, an impossible draw or a tier without a price.
 */
export const settleCase = ({ id, draw, ...line }: Case): Answer => {
  try {
    const { notes, exactStake, outcome, hits, payout } = settle(line, draw)
    return { id, notes, stake: decimalOf(exactStake), outcome, hits, payout: decimalOf(fromUnits(payout)) }
  } catch (error) {
    if (error instanceof Refusal) return { id, error: error.code }
    throw error
  }
}

/** Settles one line of JSON in the form of the cases, and answers with one line of JSON. */
export const settleJson = (json: string): string => JSON.stringify(settleCase(JSON.parse(json) as Case))
