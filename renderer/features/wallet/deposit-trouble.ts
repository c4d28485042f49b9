import type { FailureCode } from '@portico/contract/failure'
import { failureKey, refusal } from '../../api/failure.ts'

export interface DepositTrouble {
  /** The `errors:` text that says what happened. */
  readonly key: ReturnType<typeof failureKey>
  /** Whether money moved: a refusal took nothing, silence leaves it open. */
  readonly moved: 'no' | 'unknown'
}

/** Refusals from before anybody looked at the deposit: an earlier try of it, which nobody answered, may have been taken. */
const SAYS_NOTHING: readonly FailureCode[] = [
  'INTERNAL',
  'UNAVAILABLE',
  'MAINTENANCE',
  'REGION_RESTRICTED',
  'RATE_LIMITED',
  'IP_LOCKED',
  'NOT_LOGGED_IN',
  'SESSION_EXPIRED',
]

/** What a failed deposit means for the reader's money. */
export const depositTrouble = (error: unknown): DepositTrouble => ({
  key: failureKey(error),
  moved: refusal(error) && !refusal(error, ...SAYS_NOTHING) ? 'no' : 'unknown',
})
