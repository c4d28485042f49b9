import { type Round, standingRound, withoutPool } from './round.ts'
import type { Session } from './session.ts'
import type { Store } from './store.ts'

/** The last round that ended without its player having seen it. */
export interface Unseen {
  readonly round: Round
  /** How many before it were not seen either. */
  readonly earlier: number
}

const ENDED = "player = ? AND game = ? AND shown = 0 AND state IN ('decided', 'settled')"

/** A round whose page was gone before the picture. Bets on matches stand in their player's list, whenever they end. */
export const unseenOf = (store: Store, { player, game }: Pick<Session, 'player' | 'game'>): Unseen | null => {
  const ids = store.all(
    `SELECT id FROM rounds WHERE ${ENDED} AND outcome IS NOT NULL AND NOT EXISTS (SELECT 1 FROM legs WHERE legs.round = rounds.id) ORDER BY created_at DESC, rowid DESC`,
    player,
    game,
  )
  const [last] = ids
  return last ? { round: withoutPool(standingRound(store, String(last['id']))), earlier: ids.length - 1 } : null
}

/** The page has shown this round of the player, and with it all before. Of a round that is not over or not theirs nothing is written. */
export const markRoundSeen = (store: Store, { player, game }: Pick<Session, 'player' | 'game'>, round: string): void => {
  store.run(
    `UPDATE rounds SET shown = 1 WHERE ${ENDED} AND created_at <= (SELECT created_at FROM rounds WHERE id = ? AND ${ENDED})`,
    player,
    game,
    round,
    player,
    game,
  )
}
