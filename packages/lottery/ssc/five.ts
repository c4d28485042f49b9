import { wins } from '../digits/play.ts'
import { presence } from '../digits/presence.ts'
import { fiveStar } from '../digits/star-plays.ts'
import type { Play } from '../play.ts'
import { ALL, on } from './window.ts'

export const FIVE: readonly Play[] = [
  ...fiveStar((...entry) => on(ALL, ...entry)),
  on(ALL, 'copies1', wins(40_951, 100_000), presence(5, 1, 1)),
  on(ALL, 'copies2', wins(4073, 50_000), presence(5, 1, 2)),
  on(ALL, 'copies3', wins(107, 12_500), presence(5, 1, 3)),
  on(ALL, 'copies4', wins(23, 50_000), presence(5, 1, 4)),
]
