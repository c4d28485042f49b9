import type { AppThunk } from '../../core/thunk.ts'

/** A device is remembered by the call that signs in, or at the sign-in origin, to which the page goes after it. */
export type Where = 'NOWHERE' | 'HERE' | 'THERE'

/** The way to the sign-in origin and back. */
export interface Trip {
  /** Where the reader was headed. */
  readonly next: string | undefined
  /** What is said where the way does not begin. */
  readonly fault: string
}

// Nobody needs it who only reads.
const there = () => import('./leaving.ts')

export const whereRemembered =
  (remember: boolean | undefined): AppThunk<Promise<Where>> =>
  async (dispatch, _getState, { platform }) => {
    if (!remember) return 'NOWHERE'
    // The client has a vault of its own.
    if (platform.kind === 'desktop') return 'HERE'
    return (await dispatch((await there()).remembersElsewhere())) ? 'THERE' : 'HERE'
  }

/** Leaves to have this device remembered, once there is a session; it is there all the same where that comes to nothing. */
export const beRemembered =
  ({ next, fault }: Trip): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { toasts }) => {
    try {
      await dispatch((await there()).leaveToBeRemembered(next))
    } catch {
      toasts.show(fault, 'negative')
    }
  }
