import type { Card } from '../games/cards/card.ts'
import { otherSeat, type Seat } from '../games/cards/standing.ts'
import type { Amount } from '../games/game.ts'
import type { House } from '../rounds/house.ts'
import { maskedName } from '../rounds/masked-name.ts'
import { type Round, roundOf } from '../rounds/round.ts'
import type { Session } from '../rounds/session.ts'
import { turnClockOf } from './away.ts'
import { AWAY_MS, type Duel, type DuelSeat, isPractice, latestDuelOf, standingOf } from './duel.ts'

/** One side's minute to come back. */
export interface Minute {
  /** Left of it when the player went, or now where they are there. */
  readonly leftMs: number
  readonly awaySince: number | null
}

/** A game as one of its players may see it: their own hand, and of the other's the count, until it has ended. */
export interface DuelView {
  readonly now: number
  readonly id: string
  readonly number: number
  readonly state: Duel['state']
  readonly ending: Duel['ending']
  readonly practice: boolean
  readonly stake: Amount
  readonly commitment: string
  readonly entropy: string | null
  readonly seat: Seat
  /** A made-up name; null while nobody sits there, and for the practice player. */
  readonly opponent: string | null
  readonly hand: readonly Card[]
  readonly theirCount: number
  /** What the other still held; null before the end. */
  readonly theirHand: readonly Card[] | null
  readonly myTurn: boolean
  readonly lying: readonly Card[] | null
  readonly moves: Duel['moves']
  /** When the turn ends; null while the clock stands still, which `turnLeftMs` then tells. */
  readonly turnEndsAt: number | null
  readonly turnLeftMs: number | null
  readonly mine: Minute
  readonly theirs: Minute | null
  readonly round: Round | null
  /** Since when this state of waiting or staking stands. */
  readonly begunAt: number
  readonly endedAt: number | null
}

const minuteOf = ({ usedMs, awaySince }: DuelSeat): Minute => ({ leftMs: Math.max(0, AWAY_MS - usedMs), awaySince })

/** What one player may see of their newest game; null before the first one. */
export const duelView = ({ store, now }: House, { player }: Pick<Session, 'player'>): DuelView | null => {
  const duel = latestDuelOf(store, player)
  const own = duel?.seats.find((seat) => seat.player === player)
  if (!duel || !own) return null
  const other = duel.seats.find((seat) => seat.player !== player)
  const standing = standingOf(duel)
  const isPlaying = duel.state === 'playing'
  const clock = isPlaying ? turnClockOf(duel) : undefined
  const theirHand = standing?.hands[otherSeat(own.seat)]
  return {
    now: now(),
    id: duel.id,
    number: duel.number,
    state: duel.state,
    ending: duel.ending,
    practice: isPractice(duel),
    stake: duel.stake,
    commitment: duel.commitment,
    entropy: duel.entropy,
    seat: own.seat,
    opponent: other ? maskedName(other.player) : null,
    hand: standing?.hands[own.seat] ?? [],
    theirCount: theirHand?.length ?? 0,
    theirHand: duel.state === 'over' ? (theirHand ?? null) : null,
    myTurn: isPlaying && standing?.turn === own.seat,
    lying: standing?.lying?.cards ?? null,
    moves: duel.moves,
    turnEndsAt: clock && 'endsAt' in clock ? clock.endsAt : null,
    turnLeftMs: clock && 'leftMs' in clock ? clock.leftMs : null,
    mine: minuteOf(own),
    theirs: other ? minuteOf(other) : null,
    begunAt: duel.begunAt,
    endedAt: duel.endedAt,
    round: own.round === null ? null : (roundOf(store, own.round) ?? null),
  }
}
