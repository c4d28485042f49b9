import type { Platform } from '../../platform.ts'
import type { Refunds } from './refund.ts'
import { endPlan, linesOf, lockPlan } from './store.ts'
import { createNotifyOwner } from './unlock-missed.ts'

/** Ends a plan that won. */
export type StopWon = (plan: { readonly id: string }) => Promise<void>

/**
 * After a win whatever is not sealed goes back; a sealed issue is played. A corrected result that makes a win is one, for what then
 * remains; a win that a correction takes away does not lock again what has gone back.
 */
export const createStopWon = (platform: Platform, refunds: Refunds): StopWon => {
  const { database, clock } = platform
  const notifyOwner = createNotifyOwner(platform)
  return async ({ id }) => {
    await database.orm.transaction(async (tx) => {
      const plan = await lockPlan(tx, id)
      if (plan?.state !== 'ACTIVE') return
      const refund = await refunds.unsealed(tx, plan, await linesOf(tx, id), 'WON', clock.now())
      // With nothing left to give back it has simply come to its end.
      if (refund.amount === 0n) return
      await endPlan(tx, id, 'STOPPED', clock.now())
      await notifyOwner(tx, plan, 'STOPPED', { refund })
    })
  }
}
