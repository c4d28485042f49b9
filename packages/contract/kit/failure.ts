import * as z from 'zod/mini'
import { AGENT_CONTRACT_FAILURES } from '../agent-contract/failures.ts'
import { BET_FAILURES } from '../bets/failures.ts'
import { CASHIER_FAILURES } from '../cashier/failures.ts'
import { CATALOGUE_FAILURES } from '../catalogue/failures.ts'
import { CHAT_FAILURES } from '../chat/failures.ts'
import { COMMISSION_FAILURES } from '../commission/failures.ts'
import { CONTENT_FAILURES } from '../content/failures.ts'
import { CONTROL_FAILURES } from '../control/failures.ts'
import { DESK_CHAT_FAILURES } from '../desk-chat/failures.ts'
import { DISPUTE_FAILURES } from '../dispute/failures.ts'
import { DOCUMENT_FAILURES } from '../document/failures.ts'
import { FACTOR_FAILURES } from '../factor/failures.ts'
import { INBOX_FAILURES } from '../inbox/failures.ts'
import { LOTTERY_FAILURES } from '../lottery/failures.ts'
import { MEMBER_FAILURES } from '../member/failures.ts'
import { OPERATOR_FAILURES } from '../operator/failures.ts'
import { PROMOTION_FAILURES } from '../promotion/failures.ts'
import { REBATE_RATE_FAILURES } from '../rebate-rate/failures.ts'
import { RECORD_FAILURES } from '../records/failures.ts'
import { REGISTER_LINK_FAILURES } from '../register-link/failures.ts'
import { SAVED_VIEW_FAILURES } from '../saved-view/failures.ts'
import { SESSION_FAILURES } from '../session/failures.ts'
import { SUPPORT_FAILURES } from '../support/failures.ts'
import { UPLOAD_FAILURES } from '../upload/failures.ts'
import { MISSION_FAILURES } from '../missions/failures.ts'
import { POINT_FAILURES } from '../points/failures.ts'
import { TICKET_FAILURES } from '../ticket/failures.ts'
import { TRANSFER_FAILURES } from '../transfer/failures.ts'
import { VERIFICATION_FAILURES } from '../verification/failures.ts'
import { WITHDRAWAL_FAILURES } from '../withdrawal/failures.ts'
import { MESSAGE_FAILURES } from './failures.ts'

/* @__NO_SIDE_EFFECTS__ */
function joined() {
  return {
    ...MESSAGE_FAILURES,
    ...SESSION_FAILURES,
    ...VERIFICATION_FAILURES,
    ...MEMBER_FAILURES,
    ...FACTOR_FAILURES,
    ...CASHIER_FAILURES,
    ...UPLOAD_FAILURES,
    ...DOCUMENT_FAILURES,
    ...CONTROL_FAILURES,
    ...MISSION_FAILURES,
    ...POINT_FAILURES,
    ...TICKET_FAILURES,
    ...TRANSFER_FAILURES,
    ...RECORD_FAILURES,
    ...WITHDRAWAL_FAILURES,
    ...CATALOGUE_FAILURES,
    ...LOTTERY_FAILURES,
    ...BET_FAILURES,
    ...AGENT_CONTRACT_FAILURES,
    ...COMMISSION_FAILURES,
    ...CONTENT_FAILURES,
    ...CHAT_FAILURES,
    ...INBOX_FAILURES,
    ...SUPPORT_FAILURES,
    ...DESK_CHAT_FAILURES,
    ...DISPUTE_FAILURES,
    ...OPERATOR_FAILURES,
    ...PROMOTION_FAILURES,
    ...REBATE_RATE_FAILURES,
    ...REGISTER_LINK_FAILURES,
    ...SAVED_VIEW_FAILURES,
  }
}

/**
 * Every reason a call can be refused. The screen's words come from `errors:<code>`.
 * The status is the HTTP status the gateway answers with.
 */
export const FAILURES = joined()

export type FailureCode = keyof typeof FAILURES
export const failureCode = z.enum(/* @__PURE__ */ Object.keys(FAILURES) as [FailureCode, ...FailureCode[]])

/** Codes any call may answer; an example lists only its own. */
export const COMMON_FAILURES = [
  'MALFORMED_BODY',
  'INVALID_REQUEST',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'IP_LOCKED',
  'MERCHANT_UNKNOWN',
  'INTERNAL',
  'UNAVAILABLE',
  'MAINTENANCE',
  'REGION_RESTRICTED',
] as const satisfies readonly FailureCode[]
