import { application } from './application/index.ts'
import { betRebate } from './bet-rebate/index.ts'
import { depositBonus } from './deposit-bonus/index.ts'
import { gift } from './gift/index.ts'
import type { ListedKind } from './kind.ts'

/** Every kind of promotion that an operator may publish. */
export const PROMOTION_KINDS: readonly ListedKind[] = [
  // One a line, so that two that join the list at once do not meet.
  gift,
  application,
  depositBonus,
  betRebate,
]
