import { CLIENT_NUMBER, numbersOf } from '../fair/stream.ts'
import { type CardsChoice, twoKings } from '../games/cards/cards.ts'
import type { AnyGame } from '../games/games.ts'
import type { House } from '../rounds/house.ts'
import { type Bet, REQUEST } from '../rounds/play.ts'
import { type Round, roundOfRequest, standingRound } from '../rounds/round.ts'
import type { Session } from '../rounds/session.ts'
import { sealBets } from '../rounds/shared.ts'
import { take } from '../rounds/take.ts'
import { chargeTrial, writeRound } from '../rounds/write.ts'
import { duelOf, isPractice, latestDuelOf } from './duel.ts'
import { callOff } from './end.ts'

export type StakeRefusal = 'NOT_A_BET' | 'NOT_SEATED' | 'COMMITMENT_SPENT' | 'INSUFFICIENT_FUNDS'
export type Staked = { readonly round: Round } | { readonly refused: StakeRefusal }

/**
 * Seals both bets, deals and stores the hands, once every seat has paid; else nothing. The players' numbers came after the commitment, and none of
 * them can be another any more.
 */
export const dealWhenPaid = async ({ store, now }: House, id: string): Promise<void> => {
  const duel = duelOf(store, id)
  if (duel?.state !== 'staking' || duel.seats.length < (isPractice(duel) ? 1 : 2)) return
  const rows = store.all(
    "SELECT rounds.* FROM rounds JOIN duel_seats ON duel_seats.round = rounds.id WHERE duel = ? AND rounds.state = 'riding'",
    id,
  )
  if (rows.length < duel.seats.length) return
  const { bets, entropy } = await sealBets(rows)
  const below = await numbersOf({ gameCode: twoKings.code, roundId: id, seed: duel.seed, clientNumber: entropy })
  const none: CardsChoice = { stake: 0, seat: 0, moves: [], left: null }
  const { hands } = await twoKings.draw(below, none, 1)
  store.run(
    "UPDATE duels SET state = 'playing', bets = ?, entropy = ?, hands = ?, turn_at = ? WHERE id = ? AND state = 'staking'",
    JSON.stringify(bets),
    entropy,
    JSON.stringify(hands),
    now(),
    id,
  )
}

const begin = (house: House, session: Session, bet: Bet): { readonly id: string; readonly duel: string } | { refused: StakeRefusal } => {
  const { store, chance } = house
  if (!REQUEST.test(bet.requestId) || !CLIENT_NUMBER.test(bet.clientNumber)) return { refused: 'NOT_A_BET' }
  return store.atOnce(() => {
    const duel = latestDuelOf(store, session.player)
    const mine = duel?.seats.find(({ player }) => player === session.player)
    if (!duel || !mine || duel.state !== 'staking' || session.game !== twoKings.code) return { refused: 'NOT_SEATED' }
    // The stake is paid for the game whose commitment the page has seen, once, and for no other.
    if (bet.commitment !== duel.commitment || mine.round !== null) return { refused: 'COMMITMENT_SPENT' }
    const { stake } = duel
    if (!chargeTrial(store, session, stake)) {
      callOff(house, duel, 'NOT_STAKED')
      return { refused: 'INSUFFICIENT_FUNDS' }
    }
    const id = chance.id()
    const choice: CardsChoice = { stake, seat: mine.seat, moves: [], left: null }
    writeRound(store, session, twoKings as AnyGame, { ...bet, id, stake, choice, now: house.now() })
    store.run('UPDATE duel_seats SET round = ? WHERE duel = ? AND seat = ?', id, duel.id, mine.seat)
    return { id, duel: duel.id }
  })
}

/** Pays for the seat. Where the wallet does not take it the game is called off, and whatever the other has paid goes back. */
export const stake = async (house: House, session: Session, bet: Bet): Promise<Staked> => {
  const { store } = house
  const before = roundOfRequest(store, session.id, bet.requestId)
  if (before) return { round: before }
  const begun = begin(house, session, bet)
  if ('refused' in begun) return begun
  const took = await take(house, session, standingRound(store, begun.id))
  // Closed in the meantime, it stays closed: its stake is on its way back.
  if (took) store.run("UPDATE rounds SET state = 'riding' WHERE id = ? AND state = 'betting'", begun.id)
  else
    store.atOnce(() => {
      const duel = duelOf(store, begun.duel)
      if (duel) callOff(house, duel, 'NOT_STAKED')
    })
  await dealWhenPaid(house, begun.duel)
  return { round: standingRound(store, begun.id) }
}
