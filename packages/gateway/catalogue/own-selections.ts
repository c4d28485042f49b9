import type { GameSelection } from '@portico/contract/catalogue/shapes'
import { Failure } from '../failure.ts'
import type { Caller } from '../http/bind.ts'

/** Which games are a member's own, the latest first. */
export interface OwnSelections {
  favourites(caller: Caller): Promise<readonly number[]>
  recent(caller: Caller): Promise<readonly number[]>
}

/**
 * The caller's games that a selection is made of; none for selections of everybody's.
 * @throws Failure NOT_LOGGED_IN | NEED_TRUE_ACCOUNT
 */
export const ownOf = async (games: OwnSelections, selection: GameSelection, caller: Caller | null): Promise<readonly number[]> => {
  if (selection !== 'FAV' && selection !== 'RECENT') return []
  if (!caller) throw new Failure('NOT_LOGGED_IN')
  if (caller.trial) throw new Failure('NEED_TRUE_ACCOUNT')
  return selection === 'FAV' ? games.favourites(caller) : games.recent(caller)
}
