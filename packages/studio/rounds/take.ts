import type { Amount } from '../games/game.ts'
import { gameOf } from '../games/games.ts'
import type { SaidLeg } from '../book/said-legs.ts'
import type { WalletReply } from '../wallet/wallet.ts'
import type { House } from './house.ts'
import { deliver } from './outbox.ts'
import { namesOf, postRollback, txOf } from './owed.ts'
import type { Round } from './round.ts'
import type { Session } from './session.ts'

/** Bets that the wallet refused without touching money, by its own word. */
export const REFUSED_CLEAN = ['INSUFFICIENT_FUNDS', 'LIMIT_REACHED']

interface AskedStake {
  readonly amount: Amount
  readonly jackpotContribution?: number
  /** What a bet on matches is on. */
  readonly legs?: readonly SaidLeg[]
  /** Which of the round's stakes it is. */
  readonly nth?: number
}

/** Asks the wallet for a stake of a round, under the id that it has for ever. */
export const askStake = ({ wallet }: House, session: Session, roundId: string, { nth = 1, ...stake }: AskedStake): Promise<WalletReply> => {
  const tx = txOf(roundId, 'bet', nth)
  return wallet.send('wallet/bet', { requestId: tx, txId: tx, sessionToken: session.walletSession, ...stake, ...namesOf(roundId, session) })
}

/** Asks for the stake. Answers whether the wallet took it; if not the round is over, unless it was closed while the wallet was asked. */
export const take = async (house: House, session: Session, round: Round, more: Pick<AskedStake, 'legs'> = {}): Promise<boolean> => {
  if (session.mode === 'demo') return true
  const { store, wallet, now } = house
  const share = gameOf(session.game)?.jackpotShare
  const contribution = share === undefined ? {} : { jackpotContribution: (round.stake / 1000) * share }
  const reply = await askStake(house, session, round.roundId, { amount: round.stake, ...contribution, ...more })
  if (reply.status === 'OK') return true
  const clean = REFUSED_CLEAN.includes(reply.status)
  store.atOnce(() => {
    const closed = store.run(
      "UPDATE rounds SET state = ?, refusal = ?, balance = ? WHERE id = ? AND state = 'betting'",
      clean ? 'refused' : 'void',
      reply.status,
      reply.balance ?? null,
      round.roundId,
    )
    if (!clean && closed === 1) postRollback(house, session, round.roundId)
  })
  if (!clean) await deliver({ store, wallet, now }, round.roundId)
  return false
}
