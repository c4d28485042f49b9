import { parseUnits, toMoney, type Units } from '@portico/contract/kit/money'
import type { MissionReward } from '@portico/contract/missions/definitions'
import type { RewardView } from '@portico/contract/missions/shapes'
import { derivedId } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { cashOf, houseOf, type Ledger } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { Points } from '../points/index.ts'
import type { Turnover } from '../turnover/index.ts'

export interface RewardDeps {
  readonly ledger: Pick<Ledger, 'post'>
  readonly turnover: Pick<Turnover, 'begin'>
  readonly points: Pick<Points, 'award'>
}

/** Money for a mission or a place. Whoever pays has made sure, by a row of their own, that `id` is paid once. */
export interface Payment {
  readonly id: string
  readonly memberId: string
  readonly currency: string
  readonly amount: Units
  /** How often it has to be bet before it goes out. */
  readonly turnover: number
  readonly code: 'MISSION' | 'LEADERBOARD'
}

export const toRewardView = (reward: MissionReward, currency: string): RewardView =>
  reward.kind === 'POINTS' ? reward : { kind: 'CASH', amount: toMoney(parseUnits(reward.amount), currency), turnover: reward.turnover }

/** Pays into the cash, with what has to be bet for it. Answers the new balance. */
export const createPay =
  ({ clock, events }: Pick<Platform, 'clock' | 'events'>, { ledger, turnover }: Pick<RewardDeps, 'ledger' | 'turnover'>) =>
  async (tx: Tx, { id, memberId, currency, amount, turnover: times, code }: Payment): Promise<Units> => {
    await turnover.begin(tx, { id, memberId, currency, kind: 'PROMOTION', amount, times: parseUnits(String(times)) })
    const cash = cashOf(memberId, currency)
    const entry = { id: derivedId(id, code), debit: houseOf('house:promo', currency), credit: cash, amount, code, ref: id }
    const { balanceOf } = await ledger.post(tx, [entry], clock.now())
    const balance = balanceOf(cash) ?? 0n
    await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(balance, currency) })
    return balance
  }
export type Pay = ReturnType<typeof createPay>
