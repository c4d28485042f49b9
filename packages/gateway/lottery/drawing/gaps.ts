import type { Platform } from '../../platform.ts'
import type { LotteryGame } from '../offer/games.ts'
import { insertGap, lastIssueBefore } from './gap-store.ts'
import { insertIssues } from './issue-store.ts'
import { type Slot, slotAt } from './schedule.ts'

/** More draws of a calendar than a gateway will ever miss. */
const MOST_MISSED = 200

/**
 * Accounts for the issues between the lottery's last one and the slot that is now to be made. Of an own lottery they never were: a gap
 * says so. An outside lottery was drawn all the same: its issues are made after the event, without bets, and wait for their results.
 */
export const createGaps = ({ database: { orm }, clock, brand, log }: Pick<Platform, 'database' | 'clock' | 'brand' | 'log'>) => {
  const missedDraws = (game: LotteryGame, from: Date, to: Date): Slot[] => {
    const slots: Slot[] = []
    for (let slot = slotAt(game, from, brand.timeZone); slot.drawAt < to && slots.length < MOST_MISSED; )
      slot = (slots.push(slot), slotAt(game, slot.drawAt, brand.timeZone))
    return slots
  }

  return async (game: LotteryGame, next: Slot): Promise<void> => {
    if (game.source === 'replay') return
    const last = await lastIssueBefore(orm, game.code, next.drawAt)
    if (!last) return
    if (game.schedule.kind === 'calendar') {
      const missed = missedDraws(game, last.drawAt, next.drawAt)
      const unseeded = { gameCode: game.code, seed: null, commitment: null }
      await insertIssues(
        orm,
        missed.map((slot) => ({ ...unseeded, ...slot })),
      )
      return
    }
    const opensAt = next.drawAt.getTime() - game.schedule.seconds * 1000
    const issues = Math.round((opensAt - last.drawAt.getTime()) / (game.schedule.seconds * 1000))
    if (issues <= 0) return
    const [first, final] = [slotAt(game, last.drawAt, brand.timeZone), slotAt(game, new Date(opensAt - 1), brand.timeZone)]
    await insertGap(orm, {
      gameCode: game.code,
      firstNumero: first.numero,
      firstDrawAt: first.drawAt,
      lastNumero: final.numero,
      lastDrawAt: final.drawAt,
      issues,
      at: clock.now(),
    })
    log.warn({ gameCode: game.code, from: first.numero, to: final.numero, issues }, 'issues were never made: the gateway stood still')
  }
}
