import { direct } from '../digits/direct.ts'
import { mixedGroup } from '../digits/mixed-group.ts'
import { type Chances, wins } from '../digits/play.ts'
import { presence } from '../digits/presence.ts'
import { different, group, type Part } from '../digits/shape.ts'
import { dan, directSpan, directSum, groupSum, specials } from '../digits/three.ts'
import type { Play } from '../play.ts'
import { on, THREES } from './window.ts'

/** Group3 takes its pair and its single from one list of digits. */
export const PAIR_AND_SINGLE: readonly Part[] = [
  { key: 'digits', times: 2, take: 1 },
  { key: 'digits', times: 1, take: 1 },
]

const BY_SHAPE: Chances = { group3: [3, 1000], group6: [3, 500] }

const KINDS: Chances = { leopard: [1, 100], straight: [3, 50], pair: [27, 100], 'half-run': [9, 25], mixed: [3, 10] }

export const THREE: readonly Play[] = THREES.flatMap((window) => [
  on(window, 'direct', wins(1, 1000), direct(3)),
  on(window, 'group3', wins(3, 1000), group(...PAIR_AND_SINGLE)),
  on(window, 'group6', wins(3, 500), group(different(3))),
  on(window, 'mixed-group', BY_SHAPE, mixedGroup),
  on(window, 'direct-sum', wins(1, 1000), directSum),
  on(window, 'group-sum', BY_SHAPE, groupSum),
  on(window, 'span', wins(1, 1000), directSpan),
  on(window, 'dan', BY_SHAPE, dan),
  on(window, 'specials', KINDS, specials),
  on(window, 'any1', wins(271, 1000), presence(3, 1)),
  on(window, 'any2', wins(27, 500), presence(3, 2)),
])
