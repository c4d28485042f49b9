import { type CardsChoice, twoKings } from '../games/cards/cards.ts'
import type { Seat } from '../games/cards/standing.ts'
import type { House } from '../rounds/house.ts'
import { returnStake } from '../rounds/recover.ts'
import { decideRiding } from '../rounds/shared.ts'
import type { Row } from '../rounds/store.ts'
import type { Duel, Void } from './duel.ts'

const roundsOf = ({ store }: House, { id }: Duel): Row[] =>
  store.all(
    "SELECT rounds.*, duel_seats.seat FROM rounds JOIN duel_seats ON duel_seats.round = rounds.id WHERE duel_seats.duel = ? AND rounds.state IN ('betting', 'riding')",
    id,
  )

/** Within a transaction: the game is decided for both at once, by the rules alone. What the winner gets is owed from here on. */
export const settle = (house: House, duel: Duel, left: Seat | null): void => {
  const { store, now } = house
  const { id, stake, hands, moves } = duel
  if (
    !hands ||
    store.run(
      "UPDATE duels SET state = 'over', ending = ?, ended_at = ? WHERE id = ? AND state = 'playing'",
      left === null ? 'PLAYED' : 'AWAY',
      now(),
      id,
    ) !== 1
  )
    return
  for (const row of roundsOf(house, duel)) {
    const choice: CardsChoice = { stake, seat: row['seat'] === 1 ? 1 : 0, moves, left }
    const paid = twoKings.pays(choice, { hands })
    decideRiding(house, row, { paid, choice, outcome: { hands } })
  }
}

/** Within a transaction: the game comes to nothing, and every stake that was asked for goes back, without a fee. */
export const callOff = (house: House, duel: Duel, ending: Void): void => {
  const { store, now } = house
  if (
    store.run("UPDATE duels SET state = 'void', ending = ?, ended_at = ? WHERE id = ? AND ended_at IS NULL", ending, now(), duel.id) !== 1
  )
    return
  for (const row of roundsOf(house, duel)) returnStake(house, row, ending)
}
