import { LISTED_TOKENS, type Bet, type Selection } from '@portico/contract/bets/shapes'

/** A selection as one of many bets brings it along: the beginning of each long list, and how much of it is left out. */
export const listedSelection = (selection: Selection): Pick<Bet, 'selection' | 'omitted'> => {
  const long = Object.entries(selection).filter(([, tokens]) => tokens.length > LISTED_TOKENS)
  if (long.length === 0) return { selection }
  return {
    selection: { ...selection, ...Object.fromEntries(long.map(([key, tokens]) => [key, tokens.slice(0, LISTED_TOKENS)])) },
    omitted: Object.fromEntries(long.map(([key, tokens]) => [key, tokens.length - LISTED_TOKENS])),
  }
}
