import { standingAfter } from '../games/cards/standing.ts'
import type { House } from '../rounds/house.ts'
import { AWAY_MS, type Duel, type DuelSeat, TURN_MS } from './duel.ts'
import type { Presence } from './presence.ts'

/** How long a player has been away in this game. */
export const awayMsOf = ({ usedMs, awaySince }: DuelSeat, now: number): number => usedMs + (awaySince === null ? 0 : now - awaySince)

export const isGone = (seat: DuelSeat, now: number): boolean => seat.awaySince !== null && awayMsOf(seat, now) >= AWAY_MS

/** The seat whose turn it is, if a player sits there. */
const onTurn = ({ hands, moves, seats }: Duel): DuelSeat | undefined =>
  hands ? seats.find(({ seat }) => seat === standingAfter(hands, moves).turn) : undefined

/** What is left of the turn. The clock stands still while whoever is on turn is away. */
export const turnClockOf = (duel: Duel): { readonly endsAt: number } | { readonly leftMs: number } => {
  const awaySince = onTurn(duel)?.awaySince ?? null
  const endsAt = duel.turnAt + TURN_MS
  return awaySince === null ? { endsAt } : { leftMs: endsAt - Math.max(awaySince, duel.turnAt) }
}

/** Writes down who went and who came back since the last pass. Within a transaction. Answers whether anything changed. */
export const noteAway = ({ store, now }: House, duel: Duel, presence: Presence): boolean => {
  let changed = false
  for (const seat of duel.seats) {
    const isThere = presence.isThere(seat.player)
    if (isThere === (seat.awaySince === null)) continue
    changed = true
    if (seat.awaySince === null) {
      store.run('UPDATE duel_seats SET away_since = ? WHERE duel = ? AND seat = ?', now(), duel.id, seat.seat)
      continue
    }
    const used = awayMsOf(seat, now())
    store.run('UPDATE duel_seats SET used_ms = ?, away_since = NULL WHERE duel = ? AND seat = ?', used, duel.id, seat.seat)
    if (onTurn(duel)?.seat !== seat.seat) continue
    const stood = now() - Math.max(seat.awaySince, duel.turnAt)
    store.run('UPDATE duels SET turn_at = turn_at + ? WHERE id = ?', stood, duel.id)
  }
  return changed
}
