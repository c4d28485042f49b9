import type { PasskeyAssertion } from '@portico/contract/factor/passkey-shapes'
import type { ProofMethod } from '@portico/contract/kit/next-step'
import type { CallContext } from '../http/bind.ts'

/** What a code was sent for. */
export interface SentCode {
  /** Masked. */
  readonly to: string
  /** Seconds. */
  readonly resendAfter: number
  readonly expiresAt: Date
}

/** What somebody shows: a code, or of a passkey the browser's answer, with the origin it was asked at. */
export interface ProofAnswer {
  readonly code: string
  readonly credential: PasskeyAssertion | undefined
  readonly site: string
}

/** A way to prove who one is besides a password: a code to a bound address, a time-based code. */
export interface ProofWay {
  readonly method: ProofMethod
  /**
   * A factor of its own, which nobody gets hold of with a password and the addresses that it is won back by. An account that has one is asked
   * for it at the first sign-in after its password was won back, wherever that is.
   */
  readonly second?: true
  /** Where the member's code would go, masked, or null where it goes nowhere; undefined where the member has not set this up. */
  offered(memberId: string): Promise<{ readonly to: string | null } | undefined>
  /** Sends a code that counts for this flow alone; absent where none is sent. @throws Failure RATE_LIMITED with `retryAfter` */
  send?(memberId: string, flow: string, context: CallContext): Promise<SentCode>
  /** Whether the code is right. Each is so once. */
  judge(memberId: string, flow: string, answer: ProofAnswer): Promise<boolean>
}
