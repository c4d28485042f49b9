import { toMoney } from '@portico/contract/kit/money'
import type { Platform } from '../../platform.ts'
import type { MissedLine } from './due-store.ts'
import type { Given, GiveBack } from './give-back.ts'
import { lockPlan, type PlanRow } from './store.ts'

/** Tells a plan's owner how it stands, and the cash after something went back. */
export const createTell =
  ({ events }: Pick<Platform, 'events'>) =>
  ({ id, memberId, gameCode, currency }: PlanRow, state: PlanRow['state'], given?: Given): void => {
    if (given?.balance !== undefined) events.tell(memberId, 'balance.changed', { balance: toMoney(given.balance, currency) })
    events.tell(memberId, 'chase.changed', { planId: id, gameCode, state })
  }

/** Gives back pending lines that can be bet no more; those given back before are passed over. */
export const createReleaseMissed = (platform: Platform, giveBack: GiveBack) => {
  const { database, clock } = platform
  const tell = createTell(platform)

  return async (planId: string, missed: readonly MissedLine[]): Promise<void> => {
    const released = await database.orm.transaction(async (tx) => {
      const plan = await lockPlan(tx, planId)
      if (!plan) return undefined
      const given: Given[] = []
      for (const reason of ['VOID', 'MISSED'] as const) {
        const numeros = missed.filter((line) => line.void === (reason === 'VOID')).map(({ numero }) => numero)
        given.push(await giveBack.release(tx, plan, numeros, reason, clock.now()))
      }
      return { plan, given: given.findLast(({ amount }) => amount > 0n) }
    })
    if (released?.given) tell(released.plan, released.plan.state, released.given)
  }
}
export type ReleaseMissed = ReturnType<typeof createReleaseMissed>
