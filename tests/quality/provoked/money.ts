import type { CASHIER_FAILURES } from '@portico/contract/cashier/failures'
import type { WITHDRAWAL_FAILURES } from '@portico/contract/withdrawal/failures'
import type { TRANSFER_FAILURES } from '@portico/contract/transfer/failures'
import type { RECORD_FAILURES } from '@portico/contract/records/failures'
import type { POINT_FAILURES } from '@portico/contract/points/failures'
import type { UPLOAD_FAILURES } from '@portico/contract/upload/failures'
import type { DOCUMENT_FAILURES } from '@portico/contract/document/failures'
import type { Place } from '../named-test.ts'
import { gateway, operator } from './places.ts'

type Code =
  | keyof typeof CASHIER_FAILURES
  | keyof typeof WITHDRAWAL_FAILURES
  | keyof typeof TRANSFER_FAILURES
  | keyof typeof RECORD_FAILURES
  | keyof typeof POINT_FAILURES
  | keyof typeof UPLOAD_FAILURES
  | keyof typeof DOCUMENT_FAILURES

/** Refusals about money and its records: cashier, withdrawals, transfers, points, pictures and documents. */
export const MONEY: Readonly<Record<Code, Place>> = {
  INSUFFICIENT_FUNDS: gateway('adjustments/adjustments', 'a debit takes no more than the'),
  AMOUNT_OUT_OF_RANGE: gateway('transfers/refused', 'less than the least and more than'),
  AMOUNT_DECIMALS: gateway('cashier/hostile-money', 'takes no part of a coin'),
  METHOD_UNKNOWN: gateway('cashier/cashier', 'credits at once, and the same key'),
  PROVIDER_UNKNOWN: operator('commands/provider', 'a method of a provider whom nobody'),
  SIGNATURE_INVALID: gateway('cashier/cashier', 'is not believed when it is unsigned,'),
  DEPOSIT_UNKNOWN: gateway('cashier/lost-notices', 'wait in a list with their sum,'),
  TOO_MANY_DEPOSITS: gateway('cashier/lost-notices', 'wait in a list with their sum,'),
  DEPOSIT_OVER: gateway('cashier/cashier', 'credits at once, and the same key'),
  PAYMENT_UNKNOWN: gateway('cashier/unmatched', 'for no deposit of ours is held,'),
  PAYMENT_RESOLVED: gateway('cashier/unmatched', 'of another amount is held and told,'),
  PAYMENT_NOT_CREDITABLE: gateway('cashier/unmatched', 'is credited when it was declined'),
  PAYMENT_NOT_REVERSIBLE: gateway('cashier/two-people', 'is nothing that two said of two'),
  ADJUSTMENT_UNKNOWN: gateway('adjustments/adjustments', 'nobody and nothing are refused'),
  ADJUSTMENT_DECIDED: gateway('adjustments/adjustments', 'nothing moves until a second person'),
  PAYEE_UNKNOWN: gateway('withdrawals/withdrawals', '[WALLET-09] is in one name, one'),
  CONFIRM_FORFEIT: gateway('turnover/purse', 'is lost by whoever withdraws'),
  BONUS_CHANGED: gateway('turnover/leave-bonus', '[PROMO-09] is refused with the'),
  BONUS_OVER: gateway('turnover/leave-bonus', '[PROMO-09] is of the member’s own'),
  REQUIREMENT_OPEN: gateway('turnover/turnover', '[WALLET-03] keeps money that came'),
  SAME_METHOD_FIRST: gateway('withdrawals/same-method', '[WALLET-03] sends money back by'),
  TOO_MANY_WITHDRAWALS: gateway('withdrawals/withdrawals', 'is one of five at a time'),
  VERIFICATION_REQUIRED: gateway('withdrawals/verified', 'pays out so much within 30 days'),
  WITHDRAWAL_OVER: gateway('withdrawals/closing', 'a case about a payout is closed'),
  WITHDRAWAL_UNKNOWN: gateway('withdrawals/withdrawals', 'is seen by its own member alone'),
  WALLET_UNKNOWN: gateway('transfers/transfers', '[CALL-17] are one until the operator'),
  RECIPIENT_UNKNOWN: gateway('transfers/transfers', 'nobody sends to another team, to'),
  RECIPIENT_CLOSED: gateway('transfers/control', 'nobody is sent money, from above'),
  TRANSFER_CAP: gateway('transfers/refused', 'what is above the day, of four'),
  RECORD_UNKNOWN: gateway('records/records', 'opens each movement to what was'),
  RECORD_DAYS: gateway('records/records', 'refuses to begin at the end of'),
  STATEMENT_TOO_LONG: gateway('records/records', 'is no PDF of more than ten thousand'),
  POINT_ITEM_UNKNOWN: gateway('points/points', '[PROMO-06] [PROMO-07] [CALL-20]'),
  OUT_OF_STOCK: gateway('points/points', '[PROMO-06] [PROMO-07] [CALL-20]'),
  POINTS_NOT_ENOUGH: gateway('points/points', '[PROMO-08] [CALL-20] turns points'),
  POINTS_STEP: gateway('points/points', '[PROMO-08] [CALL-20] turns points'),
  POINT_PRICE_CHANGED: gateway('points/points', '[PROMO-06] [PROMO-07] [CALL-20]'),
  POINT_ORDER_UNKNOWN: operator('commands/points', '[PROMO-06] the operator says what'),
  POINT_ORDER_DECIDED: gateway('points/points', '[PROMO-06] [PROMO-07] [CALL-20]'),
  UPLOAD_UNKNOWN: gateway('documents/documents', 'takes no picture of somebody else,'),
  DOCUMENT_CHANGED: gateway('documents/documents', 'is sent, opened, sent back for'),
  DOCUMENT_DECIDED: gateway('documents/documents', 'is sent, opened, sent back for'),
  DOCUMENT_UNKNOWN: gateway('documents/documents', 'is unknown under another id, and'),
  STEP_CLOSED: gateway('documents/documents', 'is sent, opened, sent back for'),
  STEP_TOO_EARLY: gateway('documents/documents', 'comes in its order'),
}
