import { parseUnits, type Units } from '@portico/contract/kit/money'
import type { Instant } from '../kit/instant.ts'
import { parseRate, type Rate } from '../kit/money.ts'
import type { Bet } from './bet.ts'
import type { WageringConfig } from './events.ts'
import type { Markets } from './market.ts'
import { forfeit, type Purse, release } from './purse.ts'
import { isActive, type Requirement } from './requirement.ts'

export interface Rules {
  readonly waiveBelow: Units
  /** In 1/10000. */
  readonly maxMultiplier: bigint
  readonly coverage: Rate
}

export interface Player {
  readonly rules: Rules
  readonly purse: Purse
  /** In the order in which they were created. */
  readonly queue: Requirement[]
  readonly bets: Map<string, Bet>
  readonly markets: Markets
  openStakes: Units
  /** How many events have been. */
  steps: number
}

export const createPlayer = ({ waiveBelow, maxMultiplier, coverage }: WageringConfig): Player => ({
  rules: { waiveBelow: parseUnits(waiveBelow), maxMultiplier: parseUnits(maxMultiplier), coverage: parseRate(String(coverage)) },
  purse: { cash: 0n, bonus: 0n, owed: 0n, house: 0n },
  queue: [],
  bets: new Map(),
  markets: new Map(),
  openStakes: 0n,
  steps: 0,
})

/** The one bonus that is active, if any: a second one is refused. */
export const activeBonus = ({ queue }: Player): Requirement | undefined => queue.find((one) => one.isBonus && isActive(one))

/** A bonus that ran out takes its money and what that won, never cash. */
export const expire = (player: Player, now: Instant): void => {
  const bonus = activeBonus(player)
  if (bonus === undefined || bonus.expiresAt === null || bonus.expiresAt > now) return
  bonus.status = 'EXPIRED'
  forfeit(player.purse)
}

/** With less left than is worth playing for, nothing holds the player any longer. */
export const waive = ({ purse, queue, openStakes, rules }: Player): void => {
  if (purse.cash + purse.bonus + openStakes >= rules.waiveBelow) return
  for (const one of queue) if (isActive(one)) one.status = 'WAIVED'
  release(purse)
}

/** What came in and has not been bet as often as it has to be. */
export const underTurnover = (queue: readonly Pick<Requirement, 'amount' | 'status' | 'isBonus'>[]): Units =>
  queue.filter((one) => !one.isBonus && isActive(one)).reduce((sum, { amount }) => sum + amount, 0n)

/** What of a balance may be taken out at once: what is still to be bet stays, all other is free. */
export const freeOf = (balance: Units, toBet: Units): Units => (balance > toBet ? balance - toBet : 0n)

/** What may be taken out at once: money under turnover stays, all other is free. */
export const withdrawable = ({ purse, queue }: Player): Units => freeOf(purse.cash - purse.owed, underTurnover(queue))
