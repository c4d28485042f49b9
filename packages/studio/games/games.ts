import type { Game } from './game.ts'
import { baccarat } from './baccarat/baccarat.ts'
import { BOOK } from './book/book.ts'
import { bingo } from './bingo/bingo.ts'
import { crash } from './crash/crash.ts'
import { roulette } from './roulette/roulette.ts'
import { moonGate } from './slot/slot.ts'

/** A game whose choices and outcomes only itself reads. */
export type AnyGame = Game<unknown, unknown>

export const GAMES: readonly AnyGame[] = [
  moonGate as AnyGame,
  roulette as AnyGame,
  baccarat as AnyGame,
  crash as AnyGame,
  bingo as AnyGame,
  ...BOOK.map((section) => section as AnyGame),
]

export const gameOf = (code: string): AnyGame | undefined => GAMES.find((game) => game.code === code)
