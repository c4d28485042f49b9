import { application } from './application/index.ts'
import { betRebate } from './bet-rebate/index.ts'
import { depositBonus } from './deposit-bonus/index.ts'
import { gift } from './gift/index.ts'
import type { ListedKind } from './kind.ts'

/** Every kind of promotion that an operator may publish. */
export const PROMOTION_KINDS: readonly ListedKind[] = [gift, application, depositBonus, betRebate]
