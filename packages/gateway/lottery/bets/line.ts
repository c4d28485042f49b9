import type { BetLine } from '@portico/contract/bets/shapes'
import type { Units } from '@portico/contract/kit/money'
import { playOf } from '@portico/lottery/catalogue'
import { type Line, openLine } from '@portico/lottery/line'
import { maxReturnOf } from '@portico/lottery/quote'
import { isUnits, truncate } from '@portico/lottery/rational'
import { rebateOf, shareOf } from '@portico/lottery/rebate'
import { Refusal } from '@portico/lottery/refusal'
import { Failure, refuse } from '../../failure.ts'
import type { LotteryGame } from '../offer/games.ts'
import { checkStake } from '../limits/headroom.ts'
import { IN_ORDER } from '../offer/game.ts'
import { stationsOn } from '../drawing/joined.ts'
import { bookFlags } from './book.ts'
import { type Price, priceOf } from './price.ts'

/** A line that may be placed, with what it costs. Amounts in `Units`. */
export interface PricedLine extends Omit<BetLine, 'prizeGroup' | 'odds' | 'book'>, Omit<Price, 'book'> {
  readonly notes: number
  readonly unit: string
  /** House rules of the plays that have a choice, and by which book of odds it was bet, frozen with the bet. */
  readonly flags: Readonly<Record<string, string>>
  readonly stake: Units
  /**
   * Back at settlement, cut to 4 places: (highest - played) / 2000 of the stake for playing below one's highest group, by book A its share,
   * at other odds nothing.
   */
  readonly rebate: Units
  /** The most that it can pay in one draw. */
  readonly maxPayout: Units
}

type Terms = Pick<BetLine, 'play' | 'selection' | 'mode' | 'multiple'> &
  Omit<Price, 'book'> & { readonly unit: string; readonly flags: Readonly<Record<string, string>> }

/** The line as the rules library takes it. */
export const libraryLine = (
  rules: LotteryGame['rules'],
  { play, selection, mode, multiple, prizeGroup, odds, flags, unit }: Terms,
): Line => ({
  game: rules,
  play,
  selection,
  bet: { unit, mode, multiple },
  pricing: odds ? { kind: 'odds', odds } : { kind: 'prizeGroup', group: prizeGroup ?? 0 },
  rules: flags,
})

const opened = (line: Line, maxNotes: number) => {
  try {
    return openLine({ ...line, rules: { ...line.rules, maxNotes } })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'TOO_MANY_NOTES')
      throw new Failure(error.code, { remaining: String(maxNotes), fields: { selection: { rule: 'too_big', max: maxNotes } } })
    const unknown = error.unknownKey
    throw new Failure(error.code, {
      fields:
        unknown === undefined
          ? { selection: { rule: error.code.toLowerCase() } }
          : { [`selection.${unknown}`]: { rule: 'unrecognized_keys' } },
    })
  }
}

/** @throws Failure BAD_BET that names the mode or the multiple, with its bounds */
const checkSteps = ({ modes, maxMultiple }: LotteryGame, { mode, multiple }: BetLine): void => {
  if (!modes.includes(mode)) throw new Failure('BAD_BET', { fields: { mode: { rule: 'invalid_value' } }, remaining: modes.at(-1)! })
  const bounds = { min: 1, max: maxMultiple }
  const rule = Number.isInteger(multiple) ? (multiple < 1 ? 'too_small' : multiple > maxMultiple ? 'too_big' : undefined) : 'not_whole'
  if (rule) throw new Failure('BAD_BET', { fields: { multiple: { rule, ...bounds } }, remaining: String(maxMultiple) })
}

/** @throws Failure BAD_BET for a station that is not drawn on the day of the bet over several */
const checkStations = (game: LotteryGame, { selection }: BetLine, day: string | undefined): void => {
  if (!game.stations || day === undefined) return
  const chosen = selection['stations'] ?? []
  const drawn = stationsOn(game, day)
  if (!chosen.every((station) => drawn.some((each) => each === station)))
    throw new Failure('BAD_BET', { fields: { 'selection.stations': { rule: 'no_station' } } })
}

/**
 * Checks a line against the rules, the lottery's caps and the member's highest prize group. `date`: the day of the draw where it is
 * known, which decides what some selections can pay at most.
 * @throws Failure PLAY_UNKNOWN, UNORDERED_RESULT, PRIZE_GROUP_OUT_OF_RANGE, STAKE_TOO_SMALL, STAKE_TOO_LARGE or one of the rules
 * library's codes
 */
export const priceLine = (game: LotteryGame, line: BetLine, currency: string, maxPrizeGroup: number, date?: string): PricedLine => {
  const unit = game.units[currency] ?? refuse('GAME_CLOSED')
  if (!game.plays.includes(line.play) || !playOf(game.rules, line.play))
    throw new Failure(!game.orderedFeed && IN_ORDER.has(line.play) ? 'UNORDERED_RESULT' : 'PLAY_UNKNOWN', {
      fields: { play: { rule: 'invalid_value' } },
    })
  const { book, ...price } = priceOf(game, line, maxPrizeGroup)
  checkSteps(game, line)
  const { book: _asked, ...rest } = line
  const back = book === 'A' ? game.bookA?.[line.play]?.rebate : undefined
  const flags = { ...game.flags, ...(book === undefined ? {} : bookFlags(book, back)) }
  const priced = { ...rest, ...price, unit, flags }
  const request = { ...libraryLine(game.rules, priced), ...(date === undefined ? {} : { date }) }
  const open = opened(request, game.maxNotes)
  checkStations(game, line, date)
  // A unit too fine for a mode would give stakes away.
  if (!isUnits(open.stake)) throw new Failure('BAD_BET', { fields: { mode: { rule: 'too_fine' } } })
  const stake = truncate(open.stake)
  checkStake(game, currency, { play: line.play, stake })
  const rebate = price.prizeGroup === null ? shareOf(stake, back ?? '0') : rebateOf(stake, maxPrizeGroup, price.prizeGroup)
  return { ...priced, notes: open.notes, stake, rebate, maxPayout: maxReturnOf(open, request) }
}
