import type { PlayedBet } from '@portico/contract/agent/shapes'
import type { BrandPack } from '@portico/contract/kit/brand'
import { textIn } from '../kit/localized.ts'
import { GAMES, gameOf, listedSelection } from '../lottery/index.ts'
import type { TeamRow } from '../reports/index.ts'

/** What a row was bet on, as a reader of the given language sees it; null for a row that is no bet. */
export const playedBet = (
  { game_code: gameCode, numero, play, selection }: Pick<TeamRow, 'game_code' | 'numero' | 'play' | 'selection'>,
  language: string,
  brand: BrandPack,
): PlayedBet | null =>
  gameCode === null || numero === null || play === null || selection === null
    ? null
    : {
        gameCode,
        gameName: textIn(gameOf(gameCode)?.names ?? {}, language, brand) || gameCode,
        numero,
        play,
        ...listedSelection(selection),
      }

/** The games that are bet on, by the names that the reader has for them. */
export const gamesIn = (language: string, brand: BrandPack): { gameCode: string; gameName: string }[] =>
  GAMES.map(({ code, names }) => ({ gameCode: code, gameName: textIn(names, language, brand) || code }))
