import { type Money, type Units, unitsOf } from '@portico/contract/kit/money'
import { useBalanceQuery } from '../../wallet/index.ts'

/** What a bonus pays of a stake, and the highest stake that it allows for one bet. */
export interface FromBonus {
  readonly amount: Units
  readonly maxBet: Money | null
  readonly currency: string
}

/** How much of a stake the bonus will pay: what the cash does not. Undefined while no bonus is active. */
export const useFromBonus = (stake: Units): FromBonus | undefined => {
  // Failure shown by ../../wallet/components/balance.tsx, in the header.
  const { data } = useBalanceQuery({})
  if (!data?.bonus) return undefined
  const missing = stake - unitsOf(data.balance)
  const amount = missing > 0n && data.bonus.pays.includes('LOTT') && missing <= unitsOf(data.bonus.amount) ? missing : 0n
  return { amount, maxBet: data.bonus.maxBet, currency: data.balance.currency }
}

/** What a balance lacks. */
export interface Short {
  readonly balance: Money
  readonly missing: Units
}

/** By how much cash and bonus do not reach for a stake; undefined where it does, or is not known yet. The gateway still decides. */
export const useShort = (stake: Units): Short | undefined => {
  // Failure shown by ../../wallet/components/balance.tsx, in the header; the gateway checks the stake itself.
  const { data } = useBalanceQuery({})
  if (!data) return undefined
  const missing = stake - unitsOf(data.balance) - (data.bonus?.pays.includes('LOTT') ? unitsOf(data.bonus.amount) : 0n)
  return missing > 0n ? { balance: data.balance, missing } : undefined
}
