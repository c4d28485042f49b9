import type { SignInMethod } from '@portico/contract/session/own-shapes'
import type { CallContext } from '../http/bind.ts'
import type { Family } from './remembering.ts'
import type { Portal } from './store.ts'

/** Who has shown what they sign in with, and what the session will be. */
export interface Arrival {
  readonly portal: Portal
  readonly method: SignInMethod
  /** Whether the device is to be remembered for a day. */
  readonly remember: boolean
  readonly context: CallContext
  /** A second factor was shown. */
  readonly second?: boolean
  /** Of the device that was remembered: the session lives no longer than that. */
  readonly family?: Family
  /** The family's cookies stay at the sign-in origin, and none is given here. */
  readonly familyAtOrigin?: boolean
  /** The hash by which the sign-in origin knows this browser. */
  readonly deviceHash?: string | undefined
  /** When somebody else was shown who it is; null where they do not say, and just now when absent. */
  readonly shownAt?: Date | null
}
