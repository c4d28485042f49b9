import type { BetLine } from '@portico/contract/bets/shapes'
import type { Random } from './random.ts'

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const PAIRS = ['1-2', '1-3', '1-4', '1-5', '2-3', '2-4', '2-5', '3-4', '3-5', '4-5']
const MODES = ['1', '1', '0.1']
const MULTIPLES = [1, 1, 2, 3, 5, 10]
const GROUPS = [1950, 1950, 1950, 1900, 1850]

const some = (random: Random, count: number): string[] => random.shuffled(DIGITS).slice(0, count).sort()

/** What people like to play, from often to seldom. */
const HABITS: readonly ((random: Random) => Pick<BetLine, 'play' | 'selection'>)[] = [
  (random) => {
    const open = random.below(5)
    return {
      play: 'fixed-position',
      selection: { places: DIGITS.slice(0, 5).map((_, place) => (place === open ? some(random, 3 + random.below(4)) : [])) },
    }
  },
  (random) => ({ play: 'dragon-tiger', selection: { pairs: [random.pick(PAIRS)], picks: [random.pick(['dragon', 'tiger'])] } }),
  (random) => ({ play: 'front3-direct', selection: { places: [some(random, 3), some(random, 2 + random.below(3)), some(random, 3)] } }),
  (random) => ({ play: 'back3-group6', selection: { digits: some(random, 4 + random.below(3)) } }),
  (random) => ({ play: 'back3-group3', selection: { digits: some(random, 3 + random.below(3)) } }),
  (random) => ({ play: 'front3-group6', selection: { digits: some(random, 5) } }),
]

/** One line as a player of moderate means might place it. */
export const randomLine = (random: Random): BetLine => {
  const habit = HABITS[Math.min(random.below(HABITS.length), random.below(HABITS.length))]!
  return { ...habit(random), mode: random.pick(MODES), multiple: random.pick(MULTIPLES), prizeGroup: random.pick(GROUPS) }
}
