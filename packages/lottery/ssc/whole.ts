import { anyPlace } from '../digits/any-place.ts'
import { dragonTiger } from '../digits/dragon-tiger.ts'
import { wins } from '../digits/play.ts'
import { different, groupAnywhere, PAIR_AND_SINGLE } from '../digits/shape.ts'
import { totalParity, totalSize } from '../digits/total.ts'
import type { Play } from '../play.ts'
import { whole } from './window.ts'

export const WHOLE: readonly Play[] = [
  whole('fixed-position', ['fixed', 'position'], wins(1, 10), anyPlace(5, 1)),
  whole('dragon-tiger', ['dragon-tiger', 'pairs'], { dragon: [9, 20], tiger: [9, 20], tie: [1, 10] }, dragonTiger(5), 'tie'),
  whole('total-size', ['total', 'size'], wins(1, 2), totalSize),
  whole('total-parity', ['total', 'parity'], wins(1, 2), totalParity),
  whole('any2-direct', ['any2', 'direct'], wins(1, 100), anyPlace(5, 2)),
  whole('any2-group', ['any2', 'group'], wins(1, 50), groupAnywhere(5, different(2))),
  whole('any3-direct', ['any3', 'direct'], wins(1, 1000), anyPlace(5, 3)),
  whole('any3-group3', ['any3', 'group3'], wins(3, 1000), groupAnywhere(5, ...PAIR_AND_SINGLE)),
  whole('any3-group6', ['any3', 'group6'], wins(3, 500), groupAnywhere(5, different(3))),
  whole('any4-direct', ['any4', 'direct'], wins(1, 10_000), anyPlace(5, 4)),
  whole('any4-group24', ['any4', 'group24'], wins(3, 1250), groupAnywhere(5, different(4))),
  whole(
    'any4-group12',
    ['any4', 'group12'],
    wins(3, 2500),
    groupAnywhere(5, { key: 'pairs', times: 2, take: 1 }, { key: 'singles', times: 1, take: 2 }),
  ),
  whole('any4-group6', ['any4', 'group6'], wins(3, 5000), groupAnywhere(5, { key: 'pairs', times: 2, take: 2 })),
  whole(
    'any4-group4',
    ['any4', 'group4'],
    wins(1, 2500),
    groupAnywhere(5, { key: 'triples', times: 3, take: 1 }, { key: 'singles', times: 1, take: 1 }),
  ),
]
