import type { Tx } from '../../db/open.ts'
import { runIn } from '../../db/run-in.ts'
import { Failure } from '../../failure.ts'
import { findAccount, type Ledger, lockedOf, PLACE_BETS, placeValues } from '../../ledger/index.ts'
import type { Platform } from '../../platform.ts'
import { randomId } from '../../ports/random.ts'
import { setPlan } from '../bets/store.ts'
import { gameOf } from '../offer/games.ts'
import { findHeadroom } from '../limits/headroom.ts'
import { readTerms } from '../placing/terms.ts'
import { type DueLine, dueLines, finishPlans, lockDueLine, missedLines, wonPlans } from './due-store.ts'
import type { Refunds } from './refund.ts'
import { createNotifyOwner, type UnlockMissed } from './unlock-missed.ts'
import { changeLine, endPlan, linesOf, lockPlan } from './store.ts'

/**
 * The plans' clockwork: one call is one pass at the clock's time. It ends plans that won, gives back what was missed, and bets the
 * lines whose issue takes bets. Safe to run in several instances: the plan's row decides who takes a step.
 */
export const createTick = (
  platform: Platform,
  { ledger, refunds, unlockMissed }: { readonly ledger: Ledger; readonly refunds: Refunds; readonly unlockMissed: UnlockMissed },
): (() => Promise<void>) => {
  const { database, clock, random, log } = platform
  const { orm } = database
  const notifyOwner = createNotifyOwner(platform)

  /**
   * After a win whatever is not sealed goes back; a sealed issue is played. A corrected result that makes a win is one, for what then
   * remains; a win that a correction takes away does not lock again what has gone back.
   */
  const stop = async ({ id }: { readonly id: string }): Promise<void> => {
    await orm.transaction(async (tx) => {
      const plan = await lockPlan(tx, id)
      if (plan?.state !== 'ACTIVE') return
      const refund = await refunds.unsealed(tx, plan, await linesOf(tx, id), 'WON', clock.now())
      // With nothing left to give back it has simply come to its end.
      if (refund.amount === 0n) return
      await endPlan(tx, id, 'STOPPED', clock.now())
      await notifyOwner(tx, plan, 'STOPPED', refund)
    })
  }

  /** Bets a line out of what is locked for it, at the price it was made at. */
  const bet = async (tx: Tx, due: DueLine, houseId: bigint): Promise<void> => {
    const at = clock.now()
    const found = await lockDueLine(tx, due, at)
    if (!found) return
    const { plan, line, issueId } = found
    const { memberId, currency, gameCode, gameType } = plan
    const game = gameOf(gameCode)
    const terms = await readTerms(tx, memberId, currency)
    const account = await findAccount(tx, lockedOf(memberId, currency))
    if (!game || !terms || !account) throw new Error(`a line of the plan ${plan.id} has no lottery or no account`)
    const id = randomId(random)
    const { multiple, stake, rebate, maxPayout } = line
    const lines = [{ ...plan, id, multiple, stake, rebate, maxPayout }]
    const common = { issueId, memberId, accountId: account.id, currency, lines }
    // No caller's key has a colon.
    const key = `chase:${plan.id}:${line.numero}`
    const loads = await findHeadroom(tx, { ...common, game })
    const { maxPrizeGroup } = terms
    const [placed] = await runIn(
      tx,
      PLACE_BETS,
      placeValues({ ...common, cash: false, at, houseId, maxPrizeGroup, key, fingerprint: '', gameCode, gameType, loads }),
    )
    if (!placed) return
    await setPlan(tx, id, plan.id)
    await changeLine(tx, plan.id, line.numero, { state: 'PLACED', changedAt: at })
    await notifyOwner(tx, plan, plan.state)
  }

  const place = async (due: DueLine): Promise<void> => {
    try {
      const houseId = await ledger.houseAccount('house:gaming', due.currency)
      await orm.transaction((tx) => bet(tx, due, houseId))
    } catch (error) {
      // The issue has no headroom for it now; it may have later, and otherwise the line is missed.
      if (!(error instanceof Failure)) throw error
      log.debug({ ...due, code: error.code }, 'a line of a plan found no headroom')
    }
  }

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
    await each(await wonPlans(orm), stop)
    const missed = Map.groupBy(await missedLines(orm, clock.now()), ({ planId }) => planId)
    await each([...missed], ([planId, lines]) => unlockMissed(planId, lines))
    await each(await dueLines(orm, clock.now()), place)
    await orm.transaction(async (tx) => {
      for (const plan of await finishPlans(tx, clock.now())) await notifyOwner(tx, plan, plan.state)
    })
  }

  let running: Promise<void> | undefined
  return () => {
    running ??= pass().finally(() => {
      running = undefined
    })
    return running
  }
}
