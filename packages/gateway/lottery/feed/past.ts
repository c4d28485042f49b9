import { isOrdered } from '@portico/lottery/drawn'
import type { LotteryGame } from '../offer/games.ts'
import { zoneOf } from '../drawing/schedule.ts'
import { dayAfter, instantOf } from '../../kit/zone.ts'
import { numeroOf } from './propose.ts'
import type { PastIssue } from './store.ts'
import type { FedResult } from '@portico/contract/lottery/operator-shapes'

const MIDNIGHT = '00:00'

/** The issue of a draw from before the lottery was offered here: nobody could bet on it, so it is settled from the first. */
export const pastIssue = (game: LotteryGame, fed: FedResult, merchantZone: string): PastIssue => {
  const zone = zoneOf(game, merchantZone)
  const time = game.schedule.kind === 'calendar' ? (game.schedule.times[0] ?? MIDNIGHT) : MIDNIGHT
  const drawAt = instantOf(fed.date, time, zone)
  return {
    gameCode: game.code,
    numero: numeroOf(fed),
    openAt: instantOf(dayAfter(fed.date, -1), time, zone),
    sealAt: new Date(drawAt.getTime() - game.sealSeconds * 1000),
    drawAt,
    state: 'SETTLED',
    result: fed.draw,
    ordered: isOrdered(fed.draw),
    resultVersion: 1,
    drawnAt: drawAt,
    settledAt: drawAt,
  }
}
