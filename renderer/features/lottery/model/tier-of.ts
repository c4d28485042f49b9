import type { Lottery, Odds } from '@portico/contract/lottery/shapes'
import { lunarYearOf } from '@portico/lottery/lhc/lunar-year'
import { ANIMALS, animalOf, sizeOfAnimal } from '@portico/lottery/lhc/zodiac'
import { MARK_SIX_NUMBERS, twoDigits } from '@portico/lottery/shape'
import type { Play, Tier } from '@portico/lottery/play'
import { countsDice } from '../../bets/index.ts'
import { boardOf, tokensOf } from './choice.ts'
import { legParts } from './legs.ts'
import { returnTimes } from './price.ts'

const yearOf = (date: string | undefined): number | undefined => {
  try {
    return date === undefined ? undefined : lunarYearOf(date)
  } catch (error) {
    // A day outside the lunar table: nothing is said of its animals.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The animal of a number of Mark Six on a day. */
export const animalOn = (figure: string, date: string | undefined): string | undefined => {
  const year = yearOf(date)
  return year === undefined ? undefined : animalOf(Number(figure), year)
}

/** The numbers that a word stands for on a day: those of an animal. */
export const numbersOn = (word: string, date: string | undefined): readonly string[] => {
  const year = yearOf(date)
  if (year === undefined || !isAnimal(word)) return []
  return Array.from({ length: MARK_SIX_NUMBERS }, (_, i) => i + 1)
    .filter((number) => animalOf(number, year) === word)
    .map(twoDigits)
}

const isAnimal = (word: string): boolean => ANIMALS.some((animal) => animal === word)

/** The size of a group of numbers: of the animal of the year five, of the tail 0 four. */
const groupSize = (token: string, date: string | undefined): string | undefined => {
  if (!isAnimal(token)) return token === '0' ? 'four' : 'five'
  const year = yearOf(date)
  return year === undefined ? undefined : sizeOfAnimal(token, year)
}

/** The tier that a token reaches when it wins, where the token decides it alone. */
export const tierOfToken = ({ tiers }: Play, token: string, date: string | undefined): Tier | undefined => {
  if (tiers.length === 1) return tiers[0]
  const own = tiers.find(({ id }) => id === token)
  if (own || !tiers.some(({ id }) => id === 'four')) return own
  const size = groupSize(token, date)
  return tiers.find(({ id }) => id === size)
}

/** How many times its stake a token gives back; undefined where that is not known of it alone. */
export const timesOfToken = (
  play: Play,
  token: string,
  { odds, date, prizeGroup }: { readonly odds: Odds | undefined; readonly date: string | undefined; readonly prizeGroup: number },
): number | undefined => {
  const tier = tierOfToken(play, token, date)
  return tier && (returnTimes(tier, prizeGroup, odds) || undefined)
}

/** Whether each choice of the board carries its odds, so that they need not stand beside it once more. */
export const showsOwnOdds = (play: Play, form: number, terms: Parameters<typeof timesOfToken>[2]): boolean =>
  play.id === 'parlay' ||
  boardOf(play, form).some(
    (field) =>
      field.kind === 'list' &&
      (field.of.kind === 'word' || (play.tiers.length > 1 && !countsDice(play.id))) &&
      tokensOf(field).every((token) => timesOfToken(play, token, terms) !== undefined),
  )

/** The odds of a leg: those of the same bet on its own. */
export const oddsOfLeg = (book: Lottery['odds'], on: string, token: string): number | undefined => {
  const [market, pick] = legParts(token)
  const prices = book[`${on === 'special' ? 'special' : 'position'}-${market}`]
  const odds = prices?.[pick] ?? prices?.['win']
  return odds === undefined ? undefined : Number(odds)
}
