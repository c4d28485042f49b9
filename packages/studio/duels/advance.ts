import { practiceMove } from '../games/cards/practice.ts'
import { moveOfClock } from '../games/cards/standing.ts'
import type { House } from '../rounds/house.ts'
import { awayMsOf, isGone, noteAway, turnClockOf } from './away.ts'
import { type Duel, duelOf, isPractice, openDuels, PRACTICE_MS, STAKING_MS, standingOf, WAITING_AWAY_MS } from './duel.ts'
import { callOff, settle } from './end.ts'
import { make } from './move.ts'
import type { Presence } from './presence.ts'
import { dealWhenPaid } from './stake.ts'

/** What is due in a game that is played. Within a transaction. */
const advancePlay = (house: House, duel: Duel): void => {
  const now = house.now()
  const standing = standingOf(duel)
  if (!standing) return
  const absent = duel.seats.find((seat) => isGone(seat, now))
  if (absent) {
    const isOtherAway = duel.seats.some(({ seat, awaySince }) => seat !== absent.seat && awaySince !== null)
    return isOtherAway ? callOff(house, duel, 'BOTH_AWAY') : settle(house, duel, absent.seat)
  }
  if (isPractice(duel) && standing.turn === 1) {
    const seen = { hand: standing.hands[1], lying: standing.lying, theirs: standing.hands[0].length }
    if (now >= duel.turnAt + PRACTICE_MS) make(house, duel, practiceMove(seen))
    return
  }
  const clock = turnClockOf(duel)
  if ('endsAt' in clock && now >= clock.endsAt) make(house, duel, moveOfClock(standing), true)
}

const advanceOne = async (house: House, duel: Duel, presence: Presence): Promise<void> => {
  const { store } = house
  const now = house.now()
  // Paid already: the pass that would have dealt was broken off.
  if (duel.state === 'staking' && now < duel.begunAt + STAKING_MS) return dealWhenPaid(house, duel.id)
  store.atOnce(() => {
    if (duel.state === 'staking') return callOff(house, duel, 'NOT_STAKED')
    const noted = noteAway(house, duel, presence) ? duelOf(store, duel.id) : duel
    if (!noted) return
    if (noted.state === 'playing') return advancePlay(house, noted)
    const isAbandoned = noted.seats.some((seat) => seat.awaySince !== null && awayMsOf(seat, now) >= WAITING_AWAY_MS)
    if (isAbandoned) callOff(house, noted, 'LEFT')
  })
}

/** One pass over all games: who went and came back, whose time is over. Answers whether letters to the wallet may have been written. */
export const advance = async (house: House, presence: Presence): Promise<boolean> => {
  let ended = false
  for (const { id } of openDuels(house.store)) {
    const duel = duelOf(house.store, id)
    if (!duel || duel.endedAt !== null) continue
    await advanceOne(house, duel, presence)
    ended ||= duelOf(house.store, id)?.endedAt !== null
  }
  return ended
}
