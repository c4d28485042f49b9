import { dialogOpened } from '../../core/dialogs.ts'
import type { AppThunk } from '../../core/thunk.ts'
import { recall, remember } from '../../lib/remember.ts'
import { selectMember, type SessionState } from './slice.ts'

/** Whose members were asked on this device, oldest first. */
const KEY = 'portico.passkey.offered'
/** A shared device must not make the list grow for ever. */
const MOST = 20

/** Whether this device itself can show who is at it: by a finger, a face or its lock. */
const canVerify = async (): Promise<boolean> => {
  try {
    return typeof PublicKeyCredential === 'function' && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())
  } catch {
    return false
  }
}

/** Offers to who has just typed a password that the next login goes without one: once to each on a device, and only where the device can do it. */
export const offerPasskey = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const memberId = () => selectMember(getState() as { session: SessionState })?.id
  const id = memberId()
  const offered = (recall(KEY) ?? '').split(' ').filter(Boolean)
  if (id === undefined || offered.includes(id) || !(await canVerify())) return
  // Whoever has left meanwhile is not there to be asked.
  if (memberId() !== id) return
  remember(KEY, [...offered, id].slice(-MOST).join(' '))
  dispatch(dialogOpened({ kind: 'passkeyOffer' }))
}
