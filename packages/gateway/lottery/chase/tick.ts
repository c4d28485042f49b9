import type { Platform } from '../../platform.ts'
import type { ClockGuard } from '../drawing/clock-guard.ts'
import type { BetLine } from './bet-line.ts'
import { dueLines, finishPlans, missedLines, wonPlans } from './due-store.ts'
import type { StopWon } from './stop-won.ts'
import { createNotifyOwner, type UnlockMissed } from './unlock-missed.ts'

/**
 * The plans' clockwork: one call is one pass at the clock's time. It ends plans that won, gives back what was missed, and bets the
 * lines whose issue takes bets. Safe to run in several instances: the plan's row decides who takes a step.
 */
export const createTick = (
  platform: Platform,
  {
    betLine,
    stopWon,
    unlockMissed,
    isClockTrusted,
  }: { readonly betLine: BetLine; readonly stopWon: StopWon; readonly unlockMissed: UnlockMissed; readonly isClockTrusted: ClockGuard },
): (() => Promise<void>) => {
  const { database, clock, log } = platform
  const { orm } = database
  const notifyOwner = createNotifyOwner(platform)

  /** One plan's trouble must not stop the others. */
  const each = async <Item extends object>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
    for (const item of items) {
      try {
        await work(item)
      } catch (error) {
        log.error({ plan: item, err: error }, 'a plan could not be moved on and will be tried again')
      }
    }
  }

  const pass = async (): Promise<void> => {
    await each(await wonPlans(orm), stopWon)
    const missed = Map.groupBy(await missedLines(orm, clock.now()), ({ planId }) => planId)
    await each([...missed], ([planId, lines]) => unlockMissed(planId, lines))
    await each(await dueLines(orm, clock.now()), (line) => betLine(line, { late: false }))
    await orm.transaction(async (tx) => {
      for (const plan of await finishPlans(tx, clock.now())) await notifyOwner(tx, plan, plan.state)
    })
  }

  let running: Promise<void> | undefined
  return async () => {
    if (!isClockTrusted()) return
    running ??= pass().finally(() => {
      running = undefined
    })
    await running
  }
}
