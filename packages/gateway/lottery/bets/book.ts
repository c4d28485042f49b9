import type { Bet } from '@portico/contract/bets/shapes'
import type { OddsBook } from '@portico/contract/lottery/shapes'

/** A book as it is frozen with a bet: among the flags, so that receipt and sealed list vouch for it as for the house rules. */
export const bookFlags = (book: OddsBook, rebate: string | undefined): Readonly<Record<string, string>> => ({
  book,
  ...(rebate === undefined ? {} : { rebate }),
})

/** The book of a bet; undefined where its play has one price only. */
export const bookOf = ({ book, rebate = '0' }: Readonly<Record<string, string>>): Bet['book'] =>
  book === 'A' || book === 'B' ? { id: book, rebate } : undefined
