import { type Money, type Units, unitsOf } from '@portico/contract/kit/money'
import { useBalanceQuery } from '../../wallet/index.ts'

/** What a balance lacks. */
export interface Short {
  readonly balance: Money
  readonly missing: Units
}

/** By how much the balance does not reach for a stake; undefined where it does, or is not known yet. The gateway still decides. */
export const useShort = (stake: Units): Short | undefined => {
  // Failure shown by ../../wallet/components/balance.tsx, in the header; the gateway checks the stake itself.
  const { data } = useBalanceQuery({})
  if (!data) return undefined
  const missing = stake - unitsOf(data.balance)
  return missing > 0n ? { balance: data.balance, missing } : undefined
}
