import type { BetLine } from '@portico/contract/bets/shapes'
import type { Lots } from './draw-lots.ts'

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const PAIRS = ['1-2', '1-3', '1-4', '1-5', '2-3', '2-4', '2-5', '3-4', '3-5', '4-5']
const MODES = ['1', '1', '0.1']
const MULTIPLES = [1, 1, 2, 3, 5, 10]
const GROUPS = [1950, 1950, 1950, 1900, 1850]

const some = (lots: Lots, count: number): string[] => lots.shuffled(DIGITS).slice(0, count).sort()

/** What people like to play, from often to seldom. */
const HABITS: readonly ((lots: Lots) => Pick<BetLine, 'play' | 'selection'>)[] = [
  (lots) => {
    const open = lots.below(5)
    return {
      play: 'fixed-position',
      selection: { places: DIGITS.slice(0, 5).map((_, place) => (place === open ? some(lots, 3 + lots.below(4)) : [])) },
    }
  },
  (lots) => ({ play: 'dragon-tiger', selection: { pairs: [lots.pick(PAIRS)], picks: [lots.pick(['dragon', 'tiger'])] } }),
  (lots) => ({ play: 'front3-direct', selection: { places: [some(lots, 3), some(lots, 2 + lots.below(3)), some(lots, 3)] } }),
  (lots) => ({ play: 'back3-group6', selection: { digits: some(lots, 4 + lots.below(3)) } }),
  (lots) => ({ play: 'back3-group3', selection: { digits: some(lots, 3 + lots.below(3)) } }),
  (lots) => ({ play: 'front3-group6', selection: { digits: some(lots, 5) } }),
]

/** One line as a player of moderate means might place it. */
export const drawLine = (lots: Lots): BetLine => {
  const habit = HABITS[Math.min(lots.below(HABITS.length), lots.below(HABITS.length))]!
  return { ...habit(lots), mode: lots.pick(MODES), multiple: lots.pick(MULTIPLES), prizeGroup: lots.pick(GROUPS) }
}
