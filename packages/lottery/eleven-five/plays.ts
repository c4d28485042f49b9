import { wins } from '../digits/play.ts'
import { direct } from '../numbers/direct.ts'
import { position } from '../numbers/position.ts'
import { sets } from '../numbers/sets.ts'
import type { Play } from '../play.ts'
import { drawn, inOrder, of11 } from './place.ts'
import { dragonTiger, MEDIANS, median, ODD_COUNTS, oddCount, sumParity, sumSize } from './properties.ts'

const FIVE = of11(5)

/** Every 11X5 play, in the order of the play tree. */
export const ELEVEN_FIVE: readonly Play[] = [
  drawn([['any', 'pick1'], 'any1', wins(5, 11)], sets(1, FIVE)),
  drawn([['any', 'pick2'], 'any2', wins(2, 11)], sets(2, FIVE)),
  drawn([['any', 'pick3'], 'any3', wins(2, 33)], sets(3, FIVE)),
  drawn([['any', 'pick4'], 'any4', wins(1, 66)], sets(4, FIVE)),
  drawn([['any', 'pick5'], 'any5', wins(1, 462)], sets(5, FIVE)),
  drawn([['any', 'pick6'], 'any6', wins(1, 77)], sets(6, FIVE)),
  drawn([['any', 'pick7'], 'any7', wins(1, 22)], sets(7, FIVE)),
  drawn([['any', 'pick8'], 'any8', wins(4, 33)], sets(8, FIVE)),
  inOrder([['front', 'front1'], 'front1', wins(1, 11)], [1], sets(1, of11(1))),
  inOrder([['front', 'front2-direct'], 'front2-direct', wins(1, 110)], [1, 2], direct(of11(2))),
  inOrder([['front', 'front2-group'], 'front2-group', wins(1, 55)], [1, 2], sets(2, of11(2))),
  inOrder([['front', 'front3-direct'], 'front3-direct', wins(1, 990)], [1, 2, 3], direct(of11(3))),
  inOrder([['front', 'front3-group'], 'front3-group', wins(1, 165)], [1, 2, 3], sets(3, of11(3))),
  inOrder([['front', 'front3-any1'], 'front3-any1', wins(3, 11)], [1, 2, 3], sets(1, of11(3))),
  inOrder([['fixed', 'position'], 'fixed-position', wins(1, 11)], [1, 2, 3, 4, 5], position(FIVE)),
  drawn([['fun', 'odd-count'], 'odd-count', ODD_COUNTS], oddCount),
  drawn([['fun', 'median'], 'median', MEDIANS], median),
  drawn([['fun', 'size'], 'sum-size', { big: [215, 462], small: [215, 462], tie: [16, 231] }], sumSize, 'sum30'),
  drawn([['fun', 'parity'], 'sum-parity', { odd: [118, 231], even: [113, 231] }], sumParity),
  inOrder([['fun', 'dragon-tiger'], 'dragon-tiger', wins(1, 2)], [1, 5], dragonTiger),
]
