import { type Chances, wins } from '../digits/play.ts'
import type { Play } from '../play.ts'
import { different, pairExact } from './faces.ts'
import { type DicePlay, dicePlay } from './family.ts'
import { bingoSize, pairStar, runAny, single, size, sum, tripleAny, tripleExact } from './picks.ts'

/** How many of the 216 throws add to 3, 4, ... 18. */
const WAYS_OF_SUM = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]

const SUMS: Chances = Object.fromEntries(WAYS_OF_SUM.map((ways, i) => [i + 3, [ways, 216]]))

const SIZE: DicePlay = {
  id: 'size',
  group: ['sum', 'size'],
  chances: wins(1, 2),
  flag: { name: 'triple', word: 'lose', chances: wins(35, 72) },
}

const PAIR_STAR: DicePlay = {
  id: 'pair-star',
  group: ['same', 'pair-star'],
  chances: wins(2, 27),
  flag: { name: 'pairStarTriple', word: 'lose', chances: wins(5, 72) },
}

/** Every K3 play, in the order of the play tree. */
export const K3: readonly Play[] = [
  dicePlay({ id: 'sum', group: ['sum', 'sum'], chances: SUMS }, sum),
  dicePlay(SIZE, size),
  dicePlay({ id: 'bingo18-size', group: ['sum', 'bingo18-size'], chances: { small: [3, 8], tie: [1, 4], big: [3, 8] } }, bingoSize),
  dicePlay({ id: 'triple-exact', group: ['same', 'triple-exact'], chances: wins(1, 216) }, tripleExact),
  dicePlay({ id: 'triple-any', group: ['same', 'triple-any'], chances: wins(1, 36) }, tripleAny),
  dicePlay({ id: 'pair-exact', group: ['same', 'pair-exact'], chances: wins(1, 72) }, pairExact),
  dicePlay(PAIR_STAR, pairStar),
  dicePlay({ id: 'two-different', group: ['different', 'two-different'], chances: wins(5, 36) }, different(2)),
  dicePlay({ id: 'three-different', group: ['different', 'three-different'], chances: wins(1, 36) }, different(3)),
  dicePlay({ id: 'run-any', group: ['different', 'run-any'], chances: wins(1, 9) }, runAny),
  dicePlay({ id: 'single', group: ['single', 'single'], chances: { 1: [25, 72], 2: [5, 72], 3: [1, 216] } }, single),
]
