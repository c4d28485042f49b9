import { toMoney } from '@portico/contract/kit/money'
import type { Tx } from '../../db/open.ts'
import type { Platform } from '../../platform.ts'
import type { MissedLine } from './due-store.ts'
import type { Refund, Refunds } from './refund.ts'
import { lockPlan, type PlanRow } from './store.ts'

/** Notifies a plan's owner of how it stands, and of the cash after something went back. */
export const createNotifyOwner =
  ({ events }: Pick<Platform, 'events'>) =>
  async (tx: Tx, { id, memberId, gameCode, currency }: PlanRow, state: PlanRow['state'], refund?: Refund): Promise<void> => {
    if (refund?.balance !== undefined) await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(refund.balance, currency) })
    await events.notify(tx, memberId, 'chase.changed', { planId: id, gameCode, state })
  }

/** Unlocks the stakes of pending lines that can be bet no more; those unlocked before are passed over. */
export const createUnlockMissed = (platform: Platform, refunds: Refunds) => {
  const { database, clock } = platform
  const notifyOwner = createNotifyOwner(platform)

  return async (planId: string, missed: readonly MissedLine[]): Promise<void> => {
    await database.orm.transaction(async (tx) => {
      const plan = await lockPlan(tx, planId)
      if (!plan) return
      const unlocked: Refund[] = []
      for (const reason of ['VOID', 'MISSED'] as const) {
        const numeros = missed.filter((line) => line.void === (reason === 'VOID')).map(({ numero }) => numero)
        unlocked.push(await refunds.unlock(tx, plan, numeros, reason, clock.now()))
      }
      const last = unlocked.findLast(({ amount }) => amount > 0n)
      if (last) await notifyOwner(tx, plan, plan.state, last)
    })
  }
}
export type UnlockMissed = ReturnType<typeof createUnlockMissed>
