import type { Game } from '@portico/contract/catalogue/shapes'
import type { OpenedGame } from '@portico/contract/lottery/shapes'
import { issueNow } from '../lottery/index.ts'

/** Lotteries beside the banner of the home page. */
export const NEXT_SHOWN = 3
/** Lotteries in the home page's rail: two rows on a wide screen. */
export const RAIL_SHOWN = 8

export interface LiveLottery {
  readonly game: Game
  readonly opened: OpenedGame
}

/** The first of each class, in the order given: eight of one kind would show less. */
export const oneOfEachClass = (lotteries: readonly LiveLottery[]): LiveLottery[] => {
  const seen = new Set<string>()
  return lotteries.filter(({ game: { gameClassify } }) => !seen.has(gameClassify) && seen.add(gameClassify))
}

/** Each lottery with its issues, in the order they are offered. */
export const withIssues = (games: readonly Game[], opened: readonly OpenedGame[]): LiveLottery[] =>
  games.flatMap((game) => {
    const entry = opened.find(({ gameCode }) => gameCode === game.gameCode)
    return entry ? [{ game, opened: entry }] : []
  })

/** Those that have an issue to draw. */
export const liveAt = (lotteries: readonly LiveLottery[], now: number): LiveLottery[] =>
  lotteries.filter(({ opened }) => issueNow(opened, now).issue)

/** The lotteries of different classes that draw next, the soonest first. */
export const drawNext = (live: readonly LiveLottery[], now: number, count: number): LiveLottery[] => {
  const drawAt = ({ opened }: LiveLottery) => Date.parse(issueNow(opened, now).issue?.drawAt ?? '')
  return oneOfEachClass(live.toSorted((a, b) => drawAt(a) - drawAt(b))).slice(0, count)
}
