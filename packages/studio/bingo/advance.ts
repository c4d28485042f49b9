import { lastBallOf } from '../games/bingo/pool.ts'
import { type BingoRound, GRACE_MS, type Hall, openRounds } from './hall.ts'
import { drawRound, endRound, openSale } from './phases.ts'

/** When the last ball that decides anything has been shown for its time. */
export const endsAt = ({ startsAt, drawn }: BingoRound, { terms }: Pick<Hall, 'terms'>): number =>
  startsAt + Math.max(...Object.values(drawn).map(({ outcome }) => lastBallOf(outcome))) * terms.ballMs

/** Brings one round as far as its time has come. Answers whether letters to the wallet were written. */
const advanceRound = async (hall: Hall, round: BingoRound): Promise<boolean> => {
  const now = hall.now()
  if (round.state === 'betting' || round.state === 'sealed') {
    if (now < round.closesAt) return false
    const unanswered = hall.store.one("SELECT 1 FROM rounds WHERE flight = ? AND state = 'betting'", round.id)
    if (unanswered && now < round.closesAt + GRACE_MS) return false
    await drawRound(hall, round)
    return true
  }
  if (now < endsAt(round, hall)) return false
  endRound(hall, round)
  return true
}

/**
 * One pass over what is due now. A round that was sold for goes on whoever looks, and after a stop of any length; a new sale begins only
 * while somebody looks, when the round before has its first ball. Answers whether letters to the wallet were written.
 */
export const advanceBingo = async (hall: Hall, { watched }: { readonly watched: boolean }): Promise<boolean> => {
  let owed = false
  for (const round of openRounds(hall.store)) if (await advanceRound(hall, round)) owed = true
  const ahead = openRounds(hall.store).some(({ startsAt }) => startsAt > hall.now())
  if (watched && !ahead) await openSale(hall)
  return owed
}
