import { type Bet, perNote } from './bet.ts'
import { playOf } from './catalogue.ts'
import type { Play, Reading, Rules } from './play.ts'
import type { Pricing } from './pricing.ts'
import { type Fraction, fraction, times } from './rational.ts'
import { refusal } from './refusal.ts'

/** One line of a bet slip, as it is placed: everything needed to settle it but the draw. `selection` is what the player sent. */
export interface Line {
  readonly game: string
  readonly play: string
  readonly selection: unknown
  readonly bet: Bet
  readonly pricing: Pricing
  readonly rules?: Rules
  /** The day of the draw (YYYY-MM-DD) where it is known before: only a quote asks it, for the chances of LHC's zodiac plays. */
  readonly date?: string
}

export interface OpenLine {
  readonly play: Play
  readonly reading: Reading
  readonly rules: Rules
  readonly notes: number
  /** Exact cost of one note, and of all. */
  readonly per: Fraction
  readonly stake: Fraction
}

/**
 * Reads a line.
 * @throws Refusal as the rules say; RangeError when the game has no such play.
 */
export const openLine = ({ game, play: id, selection, bet, rules = {} }: Line): OpenLine => {
  const play = playOf(game, id)
  if (!play) throw new RangeError(`no such play: ${game} ${id}`)
  const per = perNote(bet)
  const reading = play.read(selection)
  if (reading.count === 0) throw refusal('EMPTY_SELECTION')
  if (rules.maxNotes !== undefined && reading.count > rules.maxNotes) throw refusal('TOO_MANY_NOTES', { notes: reading.count })
  return { play, reading, rules, notes: reading.count, per, stake: times(per, fraction(reading.count)) }
}
