import { toMoney } from '@portico/contract/kit/money'
import type { Tx } from '../../db/open.ts'
import type { Platform } from '../../platform.ts'
import type { MissedLine } from './due-store.ts'
import type { Given, GiveBack } from './give-back.ts'
import { lockPlan, type PlanRow } from './store.ts'

/** Notifies a plan's owner of how it stands, and of the cash after something went back. */
export const createNotifyOwner =
  ({ events }: Pick<Platform, 'events'>) =>
  async (tx: Tx, { id, memberId, gameCode, currency }: PlanRow, state: PlanRow['state'], given?: Given): Promise<void> => {
    if (given?.balance !== undefined) await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(given.balance, currency) })
    await events.notify(tx, memberId, 'chase.changed', { planId: id, gameCode, state })
  }

/** Gives back pending lines that can be bet no more; those given back before are passed over. */
export const createReleaseMissed = (platform: Platform, giveBack: GiveBack) => {
  const { database, clock } = platform
  const notifyOwner = createNotifyOwner(platform)

  return async (planId: string, missed: readonly MissedLine[]): Promise<void> => {
    await database.orm.transaction(async (tx) => {
      const plan = await lockPlan(tx, planId)
      if (!plan) return
      const given: Given[] = []
      for (const reason of ['VOID', 'MISSED'] as const) {
        const numeros = missed.filter((line) => line.void === (reason === 'VOID')).map(({ numero }) => numero)
        given.push(await giveBack.release(tx, plan, numeros, reason, clock.now()))
      }
      const last = given.findLast(({ amount }) => amount > 0n)
      if (last) await notifyOwner(tx, plan, plan.state, last)
    })
  }
}
export type ReleaseMissed = ReturnType<typeof createReleaseMissed>
