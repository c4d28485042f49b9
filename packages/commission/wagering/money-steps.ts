import { ONE, parseUnits, type Units } from '@portico/contract/kit/money'
import { parseInstant } from '../kit/instant.ts'
import { parseRate, WHOLE } from '../kit/money.ts'
import type { BonusEvent, DepositEvent, WithdrawEvent } from './events.ts'
import { activeBonus, type Player, withdrawable } from './player.ts'
import { forfeit, release } from './purse.ts'
import type { RequirementStatus } from './requirement.ts'

export type StepResult =
  | 'ok'
  | 'WAGER_CAP'
  | 'BONUS_ACTIVE'
  | 'UNKNOWN_DEPOSIT'
  | 'MAX_BET'
  | 'INSUFFICIENT_FUNDS'
  | 'UNKNOWN_BET'
  | 'BAD_STATE'
  | 'BAD_AMOUNT'
  | 'TURNOVER_REMAINING'
  | 'CONFIRM_FORFEIT'

const times = (amount: Units, multiplier: bigint): Units => (amount * multiplier) / ONE

/** A requirement of nothing is met. */
const statusOf = (required: Units): RequirementStatus => (required === 0n ? 'MET' : 'ACTIVE')

export const deposit = ({ purse, queue, steps }: Player, event: DepositEvent): StepResult => {
  const amount = parseUnits(event.amount)
  const required = times(amount, parseUnits(event.multiplier))
  purse.cash += amount
  queue.push({
    id: event.id,
    since: steps,
    isBonus: false,
    amount,
    required,
    weightOf: () => WHOLE,
    maxBet: null,
    expiresAt: null,
    progress: 0n,
    status: statusOf(required),
  })
  return 'ok'
}

const weightsOf = (weights: BonusEvent['weights']): ((category: string) => bigint) => {
  const rates = new Map(Object.entries(weights).map(([category, weight]) => [category, parseRate(weight)]))
  return (category) => rates.get(category) ?? 0n
}

export const grantBonus = (player: Player, event: BonusEvent): StepResult => {
  const { purse, queue, rules } = player
  const multiplier = parseUnits(event.multiplier)
  if (multiplier > rules.maxMultiplier) return 'WAGER_CAP'
  if (activeBonus(player) !== undefined) return 'BONUS_ACTIVE'
  const paidIn = queue.find(({ id, isBonus }) => !isBonus && id === event.deposit)
  if (event.base === 'DB' && paidIn === undefined) return 'UNKNOWN_DEPOSIT'

  const amount = parseUnits(event.amount)
  const base = event.base === 'DB' ? amount + (paidIn?.amount ?? 0n) : amount
  const required = times(base, multiplier)
  const status = statusOf(required)
  purse.bonus += amount
  if (status === 'MET') release(purse)
  queue.push({
    id: event.id,
    since: player.steps,
    isBonus: true,
    amount,
    required,
    weightOf: weightsOf(event.weights),
    maxBet: typeof event.maxBet === 'string' ? parseUnits(event.maxBet) : null,
    expiresAt: parseInstant(event.expiresAt),
    progress: 0n,
    status,
  })
  return 'ok'
}

export const withdraw = (player: Player, event: WithdrawEvent): StepResult => {
  const { purse } = player
  const amount = parseUnits(event.amount)
  const bonus = activeBonus(player)
  if (amount <= 0n) return 'BAD_AMOUNT'
  if (amount > purse.cash - purse.owed) return 'INSUFFICIENT_FUNDS'
  if (amount > withdrawable(player)) return 'TURNOVER_REMAINING'
  if (bonus !== undefined && event.confirm !== true) return 'CONFIRM_FORFEIT'
  purse.cash -= amount
  if (bonus !== undefined) {
    bonus.status = 'FORFEITED'
    forfeit(purse)
  }
  return 'ok'
}
