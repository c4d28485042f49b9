import { CLIENT_NUMBER } from '../fair/stream.ts'
import { bingo, MOST_CARDS, MOST_SOLD } from '../games/bingo/bingo.ts'
import { stakeRefusal } from '../games/game.ts'
import type { AnyGame } from '../games/games.ts'
import { deliver } from '../rounds/outbox.ts'
import { type Placed, placeShared, type Refused } from '../rounds/place.ts'
import { type Bet, cycleOf, REQUEST } from '../rounds/play.ts'
import { returnStake } from '../rounds/recover.ts'
import { type Round, standingRound, waitOf } from '../rounds/round.ts'
import { type Session, stakeStepOf } from '../rounds/session.ts'
import type { Store } from '../rounds/store.ts'
import { chargeTrial, writeRound } from '../rounds/write.ts'
import { type BingoRound, type Hall, latestRounds } from './hall.ts'

type SaleRefusal = 'SALE_CLOSED' | 'TOO_MANY_CARDS' | 'SOLD_OUT'
export type Bought = Placed<SaleRefusal>

const game = bingo as AnyGame
const STANDS = "state IN ('betting', 'riding')"

/** The round whose cards can be bought at this moment. */
const onSale = (store: Store, now: number): BingoRound | undefined => {
  const [latest] = latestRounds(store, 1)
  return latest?.state === 'betting' && now < latest.closesAt ? latest : undefined
}

const cardsIn = (store: Store, where: string, ...values: string[]): number =>
  Number(
    store.one(`SELECT coalesce(sum(json_array_length(choice, '$.cards')), 0) AS cards FROM rounds WHERE ${where}`, ...values)?.['cards'],
  )

const begin = ({ store, chance, now: clock }: Hall, session: Session, bet: Bet): { readonly id: string } | Refused<SaleRefusal> => {
  const unit = stakeStepOf(session, bingo)
  const choice = bingo.read(bet.choice, unit)
  if (session.game !== bingo.code || !choice || !REQUEST.test(bet.requestId) || !CLIENT_NUMBER.test(bet.clientNumber))
    return { refused: 'NOT_A_BET' }
  const stake = bingo.stakeOf(choice)
  const refusal = stakeRefusal(stake, bingo.mostBack(choice), unit, session.opened.limits)
  if (refusal) return { refused: refusal }
  return store.atOnce(() => {
    const now = clock()
    const sale = onSale(store, now)
    if (!sale) return { refused: 'SALE_CLOSED' }
    // The page buys for the round whose commitment it has seen, and for no other.
    if (bet.commitment !== sale.commitment) return { refused: 'COMMITMENT_SPENT' }
    const { player, mode, currency } = session
    if (store.one("SELECT 1 FROM rounds WHERE player = ? AND state = 'betting'", player)) return { refused: 'ROUND_OPEN' }
    const count = choice.cards.length
    if (cardsIn(store, `flight = ? AND player = ? AND ${STANDS}`, sale.id, player) + count > MOST_CARDS)
      return { refused: 'TOO_MANY_CARDS' }
    if (cardsIn(store, `flight = ? AND mode = ? AND currency = ? AND ${STANDS}`, sale.id, mode, currency) + count > MOST_SOLD)
      return { refused: 'SOLD_OUT' }
    const waitMs = waitOf(store, { player, game: game.code, cycle: cycleOf(game, session), now })
    if (waitMs > 0) return { refused: 'TOO_SOON', waitMs }
    if (!chargeTrial(store, session, stake)) return { refused: 'INSUFFICIENT_FUNDS' }
    const id = chance.id()
    writeRound(store, session, game, { ...bet, id, stake, choice, now, flight: sale.id })
    return { id }
  })
}

/** Cards for the round that is on sale. */
export const buy = (hall: Hall, session: Session, bet: Bet): Promise<Bought> =>
  placeShared(hall, session, bet, () => begin(hall, session, bet))

export type CardsReturn = { readonly round: Round } | { readonly refused: 'UNKNOWN_ROUND' | 'SALE_CLOSED' }

/** Gives one purchase back until the sale ends. Asked again, it answers with the same. */
export const returnCards = async (hall: Hall, session: Session, roundId: string): Promise<CardsReturn> => {
  const { store, now } = hall
  const refused = store.atOnce((): 'UNKNOWN_ROUND' | 'SALE_CLOSED' | undefined => {
    const row = store.one('SELECT * FROM rounds WHERE id = ? AND player = ? AND game = ?', roundId, session.player, bingo.code)
    if (!row) return 'UNKNOWN_ROUND'
    if (row['state'] === 'void' && row['refusal'] === 'GIVEN_BACK') return undefined
    if (row['state'] !== 'riding' || onSale(store, now())?.id !== row['flight']) return 'SALE_CLOSED'
    returnStake(hall, row, 'GIVEN_BACK')
    return undefined
  })
  if (refused) return { refused }
  await deliver(hall, roundId)
  return { round: standingRound(store, roundId) }
}
