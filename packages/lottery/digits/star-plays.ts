import type { Play } from '../play.ts'
import { direct } from './direct.ts'
import type { DigitFamily } from './family.ts'
import { mixedGroup } from './mixed-group.ts'
import { type Chances, wins } from './play.ts'
import { presence } from './presence.ts'
import { different, group, PAIR_AND_SINGLE } from './shape.ts'
import { sides } from './sides.ts'
import { dan, directSpan, directSum, groupSum, specials } from './three.ts'

/** Makes the play `kind` of a window. */
type Put = <S>(kind: string, chances: Chances, family: DigitFamily<S>) => Play

const BY_SHAPE: Chances = { group3: [3, 1000], group6: [3, 500] }

const KINDS: Chances = { leopard: [1, 100], straight: [3, 50], pair: [27, 100], 'half-run': [9, 25], mixed: [3, 10] }

/** The plays of every game that draws five digits. */
export const fiveStar = (put: Put): readonly Play[] => [
  put('direct', wins(1, 100_000), direct(5)),
  put('group120', wins(3, 2500), group(different(5))),
  put('group60', wins(3, 5000), group({ key: 'pairs', times: 2, take: 1 }, { key: 'singles', times: 1, take: 3 })),
  put('group30', wins(3, 10_000), group({ key: 'pairs', times: 2, take: 2 }, { key: 'singles', times: 1, take: 1 })),
  put('group20', wins(1, 5000), group({ key: 'triples', times: 3, take: 1 }, { key: 'singles', times: 1, take: 2 })),
  put('group10', wins(1, 10_000), group({ key: 'triples', times: 3, take: 1 }, { key: 'pairs', times: 2, take: 1 })),
  put('group5', wins(1, 20_000), group({ key: 'quads', times: 4, take: 1 }, { key: 'singles', times: 1, take: 1 })),
  put('any2', wins(1467, 10_000), presence(5, 2)),
  put('any3', wins(87, 2000), presence(5, 3)),
]

/** The plays of any window of three digits. */
export const threeStar = (put: Put): readonly Play[] => [
  put('direct', wins(1, 1000), direct(3)),
  put('group3', wins(3, 1000), group(...PAIR_AND_SINGLE)),
  put('group6', wins(3, 500), group(different(3))),
  put('mixed-group', BY_SHAPE, mixedGroup),
  put('direct-sum', wins(1, 1000), directSum),
  put('group-sum', BY_SHAPE, groupSum),
  put('span', wins(1, 1000), directSpan),
  put('dan', BY_SHAPE, dan),
  put('specials', KINDS, specials),
  put('any1', wins(271, 1000), presence(3, 1)),
  put('any2', wins(27, 500), presence(3, 2)),
]

/** The plays of any window of two digits. */
export const twoStar = (put: Put): readonly Play[] => [
  put('direct', wins(1, 100), direct(2)),
  put('group', wins(1, 50), group(different(2))),
  put('bsoe', wins(1, 4), sides),
]
