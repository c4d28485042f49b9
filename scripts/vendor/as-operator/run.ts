import { Deviation } from '../deviation.ts'
import type { Outcome } from '../run.ts'
import type { VendorCase, VendorTable } from './table.ts'

/** Plays the cases one after the other; `hear` is told of each when it is over. */
export const runVendorCases = async (
  cases: readonly VendorCase[],
  table: VendorTable,
  hear: (outcome: Outcome) => void = () => {},
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const { id, title, play } of cases) {
    const outcome: Outcome = await play(table).then(
      () => ({ id, title, state: 'passed' as const }),
      (error: unknown) => ({
        id,
        title,
        state: 'failed' as const,
        reason: error instanceof Deviation ? error.message : `it could not be played: ${String(error)}`,
      }),
    )
    // What a case that broke off had planned befalls no other.
    table.line.forget()
    outcomes.push(outcome)
    hear(outcome)
  }
  return outcomes
}
