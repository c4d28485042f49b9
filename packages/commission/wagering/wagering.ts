import { formatUnits } from '@portico/contract/kit/money'
import { inOrder } from '../kit/in-order.ts'
import { parseInstant } from '../kit/instant.ts'
import { placeBet, settle, voidBet } from './bet-steps.ts'
import type { WageringConfig, WageringEvent } from './events.ts'
import { deposit, grantBonus, type StepResult, withdraw } from './money-steps.ts'
import { createPlayer, expire, type Player, withdrawable } from './player.ts'
import { isActive, type RequirementStatus } from './requirement.ts'

export interface WageringCase {
  readonly until: string
  readonly config: WageringConfig
  readonly events: readonly WageringEvent[]
}

interface Balances {
  readonly cash: string
  readonly bonus: string
  readonly owed: string
  readonly withdrawable: string
}

interface WageringStep extends Balances {
  readonly id: string
  readonly result: StepResult
  /** Of each requirement that is active. */
  readonly progress: Readonly<Record<string, string>>
  /** The bonus money that leaving now would lose. */
  readonly cost?: string
}

export interface WageringAnswer extends Balances {
  readonly steps: readonly WageringStep[]
  readonly requirements: readonly {
    readonly id: string
    readonly required: string
    readonly progress: string
    readonly status: RequirementStatus
  }[]
  readonly house: string
}

const apply = (player: Player, event: WageringEvent): StepResult => {
  switch (event.type) {
    case 'deposit':
      return deposit(player, event)
    case 'bonus':
      return grantBonus(player, event)
    case 'bet':
      return placeBet(player, event)
    case 'settle':
    case 'resettle':
      return settle(player, event)
    case 'void':
      return voidBet(player, event)
    case 'withdraw':
      return withdraw(player, event)
  }
}

const balancesOf = (player: Player): Balances => ({
  cash: formatUnits(player.purse.cash),
  bonus: formatUnits(player.purse.bonus),
  owed: formatUnits(player.purse.owed),
  withdrawable: formatUnits(withdrawable(player)),
})

const stepOf = (player: Player, event: WageringEvent): WageringStep => {
  expire(player, parseInstant(event.at))
  const result = apply(player, event)
  player.steps++
  const balances = balancesOf(player)
  const progress = Object.fromEntries(player.queue.filter(isActive).map((one) => [one.id, formatUnits(one.progress)]))
  return { id: event.id, result, ...balances, progress, ...(result === 'CONFIRM_FORFEIT' ? { cost: balances.bonus } : {}) }
}

/** One player's deposits, bonuses and bets up to `until`, with what each step left. */
export const settleWagering = ({ until, config, events }: WageringCase): WageringAnswer => {
  const player = createPlayer(config)
  const steps = inOrder(events.filter(({ at }) => at <= until)).map((event) => stepOf(player, event))
  expire(player, parseInstant(until))
  return {
    steps,
    requirements: player.queue.map(({ id, required, progress, status }) => ({
      id,
      required: formatUnits(required),
      progress: formatUnits(progress),
      status,
    })),
    ...balancesOf(player),
    house: formatUnits(player.purse.house),
  }
}
