import type { BookOutcome } from '../games/book/proof.ts'
import { deliver } from '../rounds/outbox.ts'
import type { Round } from '../rounds/round.ts'
import { type OpenBook, openBook } from './open-book.ts'
import { roundIn } from './open-flights.ts'

export const outcomeOf = (round: Round): BookOutcome => round.outcome as BookOutcome

/** A single bet on every match that is open. Answers their rounds' ids. */
export const betOnAll = async (book: OpenBook): Promise<string[]> => {
  const ids: string[] = []
  for (const match of book.open()) ids.push(roundIn(await book.bet([book.wishOf(match, 'RESULT', '1')])).roundId)
  return ids
}

/** Goes on for so many hours. */
export const settleAll = async (book: OpenBook, hours = 4): Promise<void> => {
  for (let minute = 0; minute < hours * 60; minute += 5) await book.pass(5 * 60_000)
  await deliver(book.house)
}

/** Books with other secrets, until one has a bet of the kind that is looked for. */
export const findBet = async (fits: (round: Round) => boolean): Promise<{ readonly book: OpenBook; readonly round: Round }> => {
  for (let from = 1; from < 60; from++) {
    const book = await openBook({ from: from * 10_000 })
    const ids = await betOnAll(book)
    await settleAll(book, 1)
    const round = ids.map((id) => book.round(id)).find(fits)
    if (round) return { book, round }
  }
  throw new Error('no such bet')
}
