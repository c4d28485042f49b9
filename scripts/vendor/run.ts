import type { Case, Hands } from './case.ts'
import type { Client } from './client.ts'
import { Deviation } from './deviation.ts'
import { openSeat, type Seat } from './seat.ts'

export interface Outcome {
  readonly id: string
  readonly title: string
  readonly state: 'passed' | 'failed' | 'skipped'
  /** What was otherwise, or what is missing. */
  readonly reason?: string
}

/** Plays the cases one after the other; `hear` is told of each when it is over. */
export const runCases = async (
  cases: readonly Case[],
  client: Client,
  hands: Hands,
  hear: (outcome: Outcome) => void = () => {},
): Promise<Outcome[]> => {
  let lasting: Seat | undefined
  const seat = async (): Promise<Seat> => {
    if (hands.fresh) return openSeat(client, hands.launch)
    return (lasting ??= await openSeat(client, hands.launch))
  }
  const outcomes: Outcome[] = []
  for (const { id, title, needs = [], play } of cases) {
    const missing = needs.filter((ability) => hands[ability] === undefined)
    const outcome: Outcome = await (async () => {
      if (missing.length > 0) return { id, title, state: 'skipped' as const, reason: `needs the operator's hand: ${missing.join(', ')}` }
      try {
        await play({ client, hands, seat })
        return { id, title, state: 'passed' as const }
      } catch (error) {
        const reason = error instanceof Deviation ? error.message : `it could not be played: ${String(error)}`
        return { id, title, state: 'failed' as const, reason }
      }
    })()
    outcomes.push(outcome)
    hear(outcome)
  }
  return outcomes
}
