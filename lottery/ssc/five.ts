import { direct } from '../digits/direct.ts'
import { wins } from '../digits/play.ts'
import { presence } from '../digits/presence.ts'
import { different, group } from '../digits/shape.ts'
import type { Play } from '../play.ts'
import { ALL, on } from './window.ts'

export const FIVE: readonly Play[] = [
  on(ALL, 'direct', wins(1, 100_000), direct(5)),
  on(ALL, 'group120', wins(3, 2500), group(different(5))),
  on(ALL, 'group60', wins(3, 5000), group({ key: 'pairs', times: 2, take: 1 }, { key: 'singles', times: 1, take: 3 })),
  on(ALL, 'group30', wins(3, 10_000), group({ key: 'pairs', times: 2, take: 2 }, { key: 'singles', times: 1, take: 1 })),
  on(ALL, 'group20', wins(1, 5000), group({ key: 'triples', times: 3, take: 1 }, { key: 'singles', times: 1, take: 2 })),
  on(ALL, 'group10', wins(1, 10_000), group({ key: 'triples', times: 3, take: 1 }, { key: 'pairs', times: 2, take: 1 })),
  on(ALL, 'group5', wins(1, 20_000), group({ key: 'quads', times: 4, take: 1 }, { key: 'singles', times: 1, take: 1 })),
  on(ALL, 'any2', wins(1467, 10_000), presence(5, 2)),
  on(ALL, 'any3', wins(87, 2000), presence(5, 3)),
  on(ALL, 'copies1', wins(40_951, 100_000), presence(5, 1, 1)),
  on(ALL, 'copies2', wins(4073, 50_000), presence(5, 1, 2)),
  on(ALL, 'copies3', wins(107, 12_500), presence(5, 1, 3)),
  on(ALL, 'copies4', wins(23, 50_000), presence(5, 1, 4)),
]
