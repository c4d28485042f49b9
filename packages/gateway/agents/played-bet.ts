import type { PlayedBet } from '@portico/contract/agent/shapes'
import type { BrandPack } from '@portico/contract/kit/brand'
import { gamesByCode } from '../catalogue/index.ts'
import type { Queryable } from '../db/open.ts'
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

/** What rounds of vendors' games were played on, by the names that the reader has for the games; by their codes where a game is gone. */
export const roundGames = async (
  db: Queryable,
  rows: readonly Pick<TeamRow, 'game_code' | 'play'>[],
  language: string,
  brand: BrandPack,
): Promise<(row: Pick<TeamRow, 'game_code' | 'play'>) => string | undefined> => {
  const codes = [...new Set(rows.flatMap(({ game_code: code, play }) => (code !== null && play === null ? [code] : [])))]
  const names = new Map(
    (await gamesByCode(db, codes)).map((game) => [game.code, `${textIn(game.names, language, brand)} · ${game.displayName}`]),
  )
  return ({ game_code: code, play }) => (code === null || play !== null ? undefined : (names.get(code) ?? code))
}

/** The games that are bet on, by the names that the reader has for them. */
export const gamesIn = (language: string, brand: BrandPack): { gameCode: string; gameName: string }[] =>
  GAMES.map(({ code, names }) => ({ gameCode: code, gameName: textIn(names, language, brand) || code }))
