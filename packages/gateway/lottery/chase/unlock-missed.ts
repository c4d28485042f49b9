import { toMoney } from '@portico/contract/kit/money'
import type { Tx } from '../../db/open.ts'
import type { Platform } from '../../platform.ts'
import type { MissedLine } from './due-store.ts'
import type { Refund, Refunds } from './refund.ts'
import { linesOf, lockPlan, type PlanRow } from './store.ts'

interface Change {
  readonly refund?: Refund
  /** Issues that came to nothing, their stakes unlocked. */
  readonly lost?: readonly { readonly numero: string; readonly reason: 'VOID' | 'MISSED' }[]
}

/** Notifies a plan's owner of how it stands, and of the cash after something went back. */
export const createNotifyOwner =
  ({ events }: Pick<Platform, 'events'>) =>
  async (tx: Tx, { id, memberId, gameCode, currency }: PlanRow, state: PlanRow['state'], { refund, lost }: Change = {}): Promise<void> => {
    if (refund?.balance !== undefined) await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(refund.balance, currency) })
    await events.notify(tx, memberId, 'chase.changed', { planId: id, gameCode, state, ...(lost ? { lost: [...lost] } : {}) })
  }

/** Unlocks the stakes of pending lines that can be bet no more; those unlocked before are passed over. */
export const createUnlockMissed = (platform: Platform, refunds: Refunds) => {
  const { database, clock } = platform
  const notifyOwner = createNotifyOwner(platform)

  return async (planId: string, missed: readonly MissedLine[]): Promise<void> => {
    await database.orm.transaction(async (tx) => {
      const plan = await lockPlan(tx, planId)
      if (!plan) return
      const pending = new Set((await linesOf(tx, planId)).filter(({ line }) => line.state === 'PENDING').map(({ line }) => line.numero))
      const lost = missed
        .filter(({ numero }) => pending.has(numero))
        .map((line) => ({ numero: line.numero, reason: line.void ? ('VOID' as const) : ('MISSED' as const) }))
      const unlocked: Refund[] = []
      for (const reason of ['VOID', 'MISSED'] as const) {
        const numeros = lost.filter((line) => line.reason === reason).map(({ numero }) => numero)
        unlocked.push(await refunds.unlock(tx, plan, numeros, reason, clock.now()))
      }
      const refund = unlocked.findLast(({ amount }) => amount > 0n)
      if (refund) await notifyOwner(tx, plan, plan.state, { refund, lost })
    })
  }
}
export type UnlockMissed = ReturnType<typeof createUnlockMissed>
