import { ELEVEN_FIVE } from './eleven-five/plays.ts'
import { K3 } from './k3/plays.ts'
import { LF } from './lf/plays.ts'
import { LHC } from './lhc/plays.ts'
import { PK10 } from './pk10/plays.ts'
import { type Game, GAMES, type Play } from './play.ts'
import { SSC } from './ssc/plays.ts'
import { NORTH, SOUTH, STATIONS } from './vn/plays.ts'

const byId = (plays: readonly Play[]): ReadonlyMap<string, Play> => new Map(plays.map((play) => [play.id, play]))

const PLAYS: Readonly<Record<Game, ReadonlyMap<string, Play>>> = {
  SSC: byId(SSC),
  LF: byId(LF),
  '11X5': byId(ELEVEN_FIVE),
  PK10: byId(PK10),
  K3: byId(K3),
  LHC: byId(LHC),
  'VN-MB': byId(NORTH),
  'VN-MN': byId(SOUTH),
  'VN-ST': byId(STATIONS),
}

export const isGame = (game: string): game is Game => GAMES.some((known) => known === game)

/** The play of a game, or undefined when the game or the play is not known. */
export const playOf = (game: string, id: string): Play | undefined => (isGame(game) ? PLAYS[game].get(id) : undefined)

/** All plays of a game, in the order of its play tree; none when the game is not known. */
export const playsOf = (game: string): readonly Play[] => (isGame(game) ? [...PLAYS[game].values()] : [])
