import { direct } from '../digits/direct.ts'
import { wins } from '../digits/play.ts'
import { presence } from '../digits/presence.ts'
import { different, group } from '../digits/shape.ts'
import type { Play } from '../play.ts'
import { FOURS, on } from './window.ts'

export const FOUR: readonly Play[] = FOURS.flatMap((window) => [
  on(window, 'direct', wins(1, 10_000), direct(4)),
  on(window, 'group24', wins(3, 1250), group(different(4))),
  on(window, 'group12', wins(3, 2500), group({ key: 'pairs', times: 2, take: 1 }, { key: 'singles', times: 1, take: 2 })),
  on(window, 'group6', wins(3, 5000), group({ key: 'pairs', times: 2, take: 2 })),
  on(window, 'group4', wins(1, 2500), group({ key: 'triples', times: 3, take: 1 }, { key: 'singles', times: 1, take: 1 })),
  on(window, 'any1', wins(3439, 10_000), presence(4, 1)),
  on(window, 'any2', wins(487, 5000), presence(4, 2)),
])
