import type { ExchangeValue } from '@portico/contract/session/social-shapes'
import { failureKey, refusal } from '../../api/failure.ts'
import { dialogReplaced } from '../../core/dialogs.ts'
import type { AppThunk } from '../../core/thunk.ts'
import { enter } from './enter.ts'
import type { Departure } from './exchange-secret.ts'
import type { LoginFault } from './login-fault.ts'
import { goOn } from './go-on.ts'
import { noteRememberedThere } from './remembered.ts'
import { socialApi } from './social-api.ts'

/** What to tell of a failure. */
export const faultOf = (error: unknown): LoginFault => {
  const reason = refusal(error, 'SOCIAL_REFUSED')?.reason
  return reason === undefined ? { failure: failureKey(error) } : { reason: reason as never }
}

const form = (next: string | undefined, fault: LoginFault) =>
  dialogReplaced({ kind: 'login', fault, ...(next === undefined ? {} : { next }) })

type Arrival = { readonly next: string | undefined } | { readonly fault: LoginFault }

/**
 * Goes on with a code that came back in the address: into the session, to what is left to do before, or back to the form with the reason why not.
 * @returns where to go when a session has begun, or what to say where no form is to be shown
 */
export const comeBack =
  (code: string, departure: Departure | undefined): AppThunk<Promise<Arrival | undefined>> =>
  async (dispatch, _getState, { clock }) => {
    const { next, remember = false, portal, verifier, purpose } = departure ?? {}
    if (verifier === undefined) {
      dispatch(form(next, { failure: 'EXCHANGE_REFUSED' }))
      return undefined
    }
    try {
      const value: ExchangeValue = await dispatch(
        socialApi.endpoints.redeemExchange.initiate({ code, verifier }, { track: false }),
      ).unwrap()
      if ('newcomer' in value) {
        dispatch(dialogReplaced({ kind: 'newcomer', newcomer: value.newcomer, verifier, remember, next }))
        return undefined
      }
      const there = purpose === 'CHOOSE'
      dispatch(enter(value, remember && !there ? value.member.account : undefined))
      if (there) noteRememberedThere(value.member.account, clock.now())
      return { next }
    } catch (error) {
      if (dispatch(goOn(error, { remember, then: next }))) return undefined
      // The agents' form is a page, which stands there still.
      if (portal === 'AGENT') return { fault: faultOf(error) }
      dispatch(form(next, faultOf(error)))
      return undefined
    }
  }
