import { isDrawOf } from '@portico/lottery/shape'
import { joinedLots } from '@portico/lottery/vn/stations'
import type { Draw } from '@portico/contract/lottery/draw-shapes'
import type { Tx } from '../../db/open.ts'
import { GAMES, gameOf, type LotteryGame } from '../offer/games.ts'
import { holdIssues, type IssueRow } from './issue-store.ts'
import { isDrawDay } from './schedule.ts'

/** The stations of a lottery over several of them that are drawn on a day (YYYY-MM-DD). */
export const stationsOn = ({ stations = [] }: Pick<LotteryGame, 'stations'>, day: string): readonly string[] =>
  stations.filter((code) => {
    const schedule = gameOf(code)?.schedule
    return schedule?.kind === 'calendar' && isDrawDay(schedule, day)
  })

/** The lottery over several stations that a station belongs to. */
export const joinedWith = (station: string): LotteryGame | undefined => GAMES.find(({ stations = [] }) => stations.includes(station))

const SOUTH = { kind: 'lots', layout: 'south' } as const

/** What the stations of an issue came to so far. */
export interface JoinedDraw {
  /** What they drew, without those that were called off. */
  readonly draw: Draw
  /** Those that have a result or were called off. */
  readonly known: readonly string[]
  /** Whether none is left. */
  readonly whole: boolean
}

type StationIssue = Pick<IssueRow, 'gameCode' | 'state' | 'result'>

/** Joins what the issues of the stations came to. */
export const joinStations = (numero: string, issues: readonly StationIssue[]): JoinedDraw => {
  const date = `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6)}`
  const ended = issues.filter(({ state, result }) => state === 'VOID' || result !== null)
  const drawn = ended.flatMap(({ gameCode: station, state, result }) =>
    state !== 'VOID' && result && 'lots' in result && isDrawOf(SOUTH, result) ? [[station, result.lots] as const] : [],
  )
  const lots = Object.fromEntries(Object.entries(joinedLots(drawn)).map(([key, numbers]) => [key, [...numbers]]))
  return { draw: { date, lots }, known: ended.map(({ gameCode }) => gameCode), whole: ended.length === issues.length }
}

/**
 * What the stations of an issue came to. They keep it until the transaction ends, so take them before the issue itself is locked, as a
 * correction does.
 */
export const joinedResult = async (tx: Tx, { gameCode, numero }: Pick<IssueRow, 'gameCode' | 'numero'>): Promise<JoinedDraw> =>
  joinStations(numero, await holdIssues(tx, gameOf(gameCode)?.stations ?? [], numero))
