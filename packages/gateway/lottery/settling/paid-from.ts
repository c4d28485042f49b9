import type { AccountKind } from '../../kit/transfer-code.ts'
import type { SettleCode } from './settlement.ts'

/** What the house pays each code from. */
export const PAID_FROM = { PAYOUT: 'house:gaming', REFUND: 'house:gaming', REBATE: 'house:commission' } as const satisfies Record<
  SettleCode,
  AccountKind
>
