import { CLIENT_NUMBER } from '../fair/stream.ts'
import { type Amount, type ChoiceRefusal, stakeRefusal } from '../games/game.ts'
import type { AnyGame } from '../games/games.ts'
import { reef, type ReefChoice } from '../games/reef/reef.ts'
import type { House } from '../rounds/house.ts'
import { deliver } from '../rounds/outbox.ts'
import { postRollback } from '../rounds/owed.ts'
import { beginRound, type Begun, type Bet, REQUEST } from '../rounds/play.ts'
import { type Round, roundOfRequest, standingRound } from '../rounds/round.ts'
import { type Session, stakeStepOf } from '../rounds/session.ts'
import { askStake, REFUSED_CLEAN, take } from '../rounds/take.ts'
import { chargeTrial } from '../rounds/write.ts'
import { markSeen, openIdOf, openRound, ownRow } from './open-round.ts'

export type BoughtIn = { readonly round: Round } | { readonly refused: string; readonly waitMs?: number }

/** Stakes that one round may have. */
export const MOST_BUY_INS = 20

/** Refusals by which no stake was taken for certain, as the player may hear. */
const OPEN_ANEW = ['SESSION_EXPIRED', 'INVALID_TOKEN']

/** What may not be staked: nothing undefined. `before` is what the round holds already. */
const refusalOf = (session: Session, amount: Amount, before: Amount): ChoiceRefusal | undefined =>
  stakeRefusal(amount, before + amount, stakeStepOf(session, reef), session.opened.limits)

const begin = (house: House, session: Session, bet: Bet): Begun => {
  const choice = reef.read(bet.choice, stakeStepOf(session, reef))
  if (session.game !== reef.code || !choice || !REQUEST.test(bet.requestId) || !CLIENT_NUMBER.test(bet.clientNumber))
    return { refused: 'NOT_A_BET' }
  const stake = reef.stakeOf(choice)
  const refusal = refusalOf(session, stake, 0)
  if (refusal) return { refused: refusal }
  // Nothing comes between this look and what is written.
  if (openIdOf(house.store, session)) return { refused: 'ROUND_OPEN' }
  const keep = (id: string) => void house.store.run('INSERT INTO buy_in_rounds (round, seen_at) VALUES (?, ?)', id, house.now())
  return beginRound(house, session, reef as AnyGame, { ...bet, stake, choice }, keep)
}

/** Opens a round with its first stake: shots can be fired once the wallet took it. The same request answers with the same round. */
export const buyIn = async (house: House, session: Session, bet: Bet): Promise<BoughtIn> => {
  const before = roundOfRequest(house.store, session.id, bet.requestId)
  if (before) return { round: before }
  const begun = begin(house, session, bet)
  if ('refused' in begun) return begun
  if (await take(house, session, standingRound(house.store, begun.id)))
    house.store.run("UPDATE rounds SET state = 'riding' WHERE id = ? AND state = 'betting'", begun.id)
  return { round: standingRound(house.store, begun.id) }
}

/** One more stake for a round that is open. */
export interface MoreBet {
  readonly roundId: string
  readonly requestId: string
  readonly choice: unknown
}

/** Within a transaction: a further stake that was taken belongs to the round, unless the round was closed while the wallet was asked. */
const bringIn = ({ store }: House, id: string, nth: number, amount: Amount): void => {
  if (store.run("UPDATE buy_ins SET state = 'taken' WHERE round = ? AND nth = ? AND state = 'asked'", id, nth) !== 1) return
  const { buyIns, shots } = JSON.parse(String(store.one('SELECT choice FROM rounds WHERE id = ?', id)?.['choice'])) as ReefChoice
  const choice: ReefChoice = { buyIns: [...buyIns, amount], shots }
  store.run('UPDATE rounds SET stake = stake + ?, choice = ? WHERE id = ?', amount, JSON.stringify(choice), id)
}

/** Within a transaction: a further stake that was asked for and not taken, as far as is known, is none, and goes back where it may have been taken. */
export const voidBuyIn = (
  house: House,
  owner: Parameters<typeof postRollback>[1],
  { round, nth, refusal }: { round: string; nth: number; refusal: string },
): void => {
  const isClean = REFUSED_CLEAN.includes(refusal)
  const closed = house.store.run(
    "UPDATE buy_ins SET state = ?, refusal = ? WHERE round = ? AND nth = ? AND state = 'asked'",
    isClean ? 'refused' : 'void',
    refusal,
    round,
    nth,
  )
  if (!isClean && closed === 1) postRollback(house, owner, round, nth)
}

const answerOf = (house: House, id: string, request: string): BoughtIn | undefined => {
  const row = house.store.one('SELECT * FROM buy_ins WHERE round = ? AND request = ?', id, request)
  if (!row) return undefined
  if (row['state'] === 'asked') return { refused: 'ROUND_OPEN' }
  if (row['state'] === 'taken') return { round: standingRound(house.store, id) }
  const refusal = String(row['refusal'])
  return { refused: row['state'] === 'void' && !OPEN_ANEW.includes(refusal) ? 'VOID' : refusal }
}

/** Brings more into an open round. Refused or unanswered, the round goes on with what it has; the same request answers alike. */
export const buyInAgain = async (house: House, session: Session, { roundId, requestId, choice: sent }: MoreBet): Promise<BoughtIn> => {
  const { store } = house
  const choice = reef.read(sent, stakeStepOf(session, reef))
  if (!choice || !REQUEST.test(requestId)) return { refused: 'NOT_A_BET' }
  const amount = reef.stakeOf(choice)
  const nth = store.atOnce((): number | BoughtIn => {
    const row = ownRow(store, session, roundId)
    if (!row) return { refused: 'UNKNOWN_ROUND' }
    const before = answerOf(house, roundId, requestId)
    if (before) return before
    if (row['state'] !== 'riding') return { refused: 'ROUND_OVER' }
    const refusal = refusalOf(session, amount, openRound(store, roundId).left)
    if (refusal) return { refused: refusal }
    const place = Number(store.one('SELECT coalesce(max(nth), 1) + 1 AS nth FROM buy_ins WHERE round = ?', roundId)?.['nth'])
    if (place > MOST_BUY_INS) return { refused: 'ROUND_FULL' }
    if (store.one("SELECT 1 FROM buy_ins WHERE round = ? AND state = 'asked'", roundId)) return { refused: 'ROUND_OPEN' }
    if (!chargeTrial(store, session, amount)) return { refused: 'INSUFFICIENT_FUNDS' }
    store.run("INSERT INTO buy_ins (round, nth, request, amount, state) VALUES (?, ?, ?, ?, 'asked')", roundId, place, requestId, amount)
    markSeen(store, roundId, house.now())
    if (session.mode === 'demo') bringIn(house, roundId, place, amount)
    return place
  })
  if (typeof nth !== 'number') return nth
  if (session.mode === 'real') {
    const { status } = await askStake(house, session, roundId, { amount, nth })
    store.atOnce(() => {
      if (status === 'OK') bringIn(house, roundId, nth, amount)
      else voidBuyIn(house, session, { round: roundId, nth, refusal: status })
    })
    await deliver(house, roundId)
  }
  return answerOf(house, roundId, requestId) ?? { refused: 'UNKNOWN_ROUND' }
}
