import type { Game, Play } from './play.ts'
import { SSC } from './ssc/plays.ts'

const PLAYS: Readonly<Record<Game, ReadonlyMap<string, Play>>> = {
  SSC: new Map(SSC.map((play) => [play.id, play])),
}

const isGame = (game: string): game is Game => Object.hasOwn(PLAYS, game)

/** The play of a game, or undefined when the game or the play is not known. */
export const playOf = (game: string, id: string): Play | undefined => (isGame(game) ? PLAYS[game].get(id) : undefined)

/** All plays of a game, in the order of its play tree; none when the game is not known. */
export const playsOf = (game: string): readonly Play[] => (isGame(game) ? [...PLAYS[game].values()] : [])
