import type { FailureEnvelope } from '@portico/contract/kit/envelope'
import type { FailureCode } from '@portico/contract/kit/failure'

/** Everything that can go wrong with a call, in one type. `refused` is the gateway's own no, `repeated` when an earlier try was not answered. */
export type Failure =
  | ({ readonly kind: 'refused'; readonly repeated?: true } & Omit<FailureEnvelope, 'success'>)
  | { readonly kind: 'network' | 'timeout' | 'aborted' }
  /** The answer did not have the shape the contract promises. */
  | { readonly kind: 'contract'; readonly detail: string }

/** Refusals whose text has a name in the specification (decision 30). */
const SPECIFIED_KEYS = {
  NEED_TRUE_ACCOUNT: 'in_need_true_account',
  AFFILIATE_CODE_INVALID: 'invitation_code_error',
} as const satisfies Partial<Record<FailureCode, string>>

type SpecifiedCode = keyof typeof SPECIFIED_KEYS
type RefusalKey = Exclude<FailureCode, SpecifiedCode> | (typeof SPECIFIED_KEYS)[SpecifiedCode]

/** The `errors:` key of a refusal. */
export const refusalKey = (code: FailureCode): RefusalKey =>
  code in SPECIFIED_KEYS ? SPECIFIED_KEYS[code as SpecifiedCode] : (code as Exclude<FailureCode, SpecifiedCode>)

/** The `errors:` key whose text tells a reader what happened. */
export const failureKey = (failure: unknown): RefusalKey | 'NETWORK' | 'TIMEOUT' | 'UNKNOWN' => {
  if (!isFailure(failure)) return 'UNKNOWN'
  switch (failure.kind) {
    case 'refused':
      return refusalKey(failure.code)
    case 'network':
      return 'NETWORK'
    case 'timeout':
      return 'TIMEOUT'
    default:
      return 'UNKNOWN'
  }
}

export const isFailure = (value: unknown): value is Failure => typeof value === 'object' && value !== null && 'kind' in value

/** The refusal inside an error, when the gateway gave one of these codes. */
export const refusal = (failure: unknown, ...codes: FailureCode[]): Extract<Failure, { kind: 'refused' }> | undefined =>
  isFailure(failure) && failure.kind === 'refused' && (codes.length === 0 || codes.includes(failure.code)) ? failure : undefined

/** Said before anybody looked at the call itself. */
const AT_THE_DOOR: readonly FailureCode[] = [
  'MAINTENANCE',
  'REGION_RESTRICTED',
  'RATE_LIMITED',
  'IP_LOCKED',
  'NOT_LOGGED_IN',
  'SESSION_EXPIRED',
]

/**
 * Whether a failure leaves open what a call under a key has done. Sent `again` after a silence, a refusal before the call is handled says
 * nothing of the try before it.
 */
export const isOutcomeUnknown = (failure: unknown, again: boolean): boolean => {
  const refused = refusal(failure)
  if (!refused || refusal(failure, 'INTERNAL', 'UNAVAILABLE')) return true
  return (again || refused.repeated === true) && AT_THE_DOOR.includes(refused.code)
}
