import type { House } from './house.ts'
import { type Bet, type BetRefusal } from './play.ts'
import { type Round, roundOfRequest, standingRound } from './round.ts'
import type { Session } from './session.ts'
import { take } from './take.ts'

export interface Refused<More extends string> {
  readonly refused: BetRefusal | More
  readonly waitMs?: number
}
export type Placed<More extends string> = { readonly round: Round } | Refused<More>

/**
 * A bet on a shared round, which `begin` writes down or refuses. It stands once the wallet took its stake; the same request answers with
 * the same bet.
 */
export const placeShared = async <More extends string>(
  house: House,
  session: Session,
  bet: Bet,
  begin: () => { readonly id: string } | Refused<More>,
): Promise<Placed<More>> => {
  const before = roundOfRequest(house.store, session.id, bet.requestId)
  if (before) return { round: before }
  const begun = begin()
  if ('refused' in begun) return begun
  const took = await take(house, session, standingRound(house.store, begun.id))
  // Closed in the meantime, it stays closed: its stake is on its way back.
  if (took) house.store.run("UPDATE rounds SET state = 'riding' WHERE id = ? AND state = 'betting'", begun.id)
  return { round: standingRound(house.store, begun.id) }
}
