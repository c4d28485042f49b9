import type { Game } from '../game.ts'
import { type BookChoice, payOf, worthOf } from './bets.ts'
import { type BookOutcome, faultsOfBet } from './proof.ts'

/** The sections of the event book. Bets on them come by `book/`, and what they come to is checked match by match. */
const section = (code: string): Game<BookChoice, BookOutcome> => ({
  code,
  version: '1.0.0',
  // A bet's round is as long as its matches: there is no cycle to hurry.
  minimumCycleMs: 0,
  shared: true,
  read: () => undefined,
  stakeOf: ({ stake }) => stake,
  mostBack: ({ stake, legs, coin }) =>
    worthOf(
      stake,
      legs.map(({ odds }) => odds),
      coin,
    ),
  draw: () => Promise.reject(new Error('matches are drawn part by part')),
  pays: (choice, { verdicts, paidBefore }) => Math.max(payOf(choice, verdicts), paidBefore),
  faultsOf: faultsOfBet,
})

export const BOOK: readonly Game<BookChoice, BookOutcome>[] = ['PSSPORTS', 'PSESPORTS', 'PSCOCKFIGHT'].map(section)

export const isBook = (code: string): boolean => BOOK.some((each) => each.code === code)
