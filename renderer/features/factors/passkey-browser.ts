import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@portico/contract/factor/passkey-shapes'
import { APP_ORIGIN } from '@portico/contract/desktop/names'

/** What was not answered, by a press on Cancel or because another question took its place: no fault of anybody. */
const QUIET = new Set(['NotAllowedError', 'AbortError'])

const unlessCancelled = (error: unknown): undefined => {
  if (error instanceof Error && QUIET.has(error.name)) return undefined
  throw error
}

const ceremonies = () => import('@simplewebauthn/browser')

/** Whether this browser knows passkeys at all. The desktop client's window does not: they belong to web origins. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function' && location.origin !== APP_ORIGIN

/** Whether it offers them where a name is typed. */
export const offersAutofill = async (): Promise<boolean> => (await ceremonies()).browserSupportsWebAuthnAutofill()

/** Asks for a passkey, in a dialog of the browser or, with `autofill`, where the name is typed. Undefined where none was chosen. */
export const askForPasskey = async (
  { allowCredentials, ...request }: PasskeyRequest,
  autofill = false,
): Promise<PasskeyAssertion | undefined> => {
  const { startAuthentication } = await ceremonies()
  const optionsJSON = { ...request, ...(allowCredentials ? { allowCredentials } : {}) }
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
    return { id, rawId, type: 'public-key', response }
  } catch (error) {
    return unlessCancelled(error)
  }
}

/** Has a passkey made. Undefined where its owner did not want to. */
export const makePasskey = async (optionsJSON: PasskeyCreation): Promise<PasskeyAttestation | undefined> => {
  const { startRegistration } = await ceremonies()
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject } = response
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } }
  } catch (error) {
    return unlessCancelled(error)
  }
}

/** Ends a question that is still open, so that nothing answers it any more. */
export const stopAsking = async (): Promise<void> => (await ceremonies()).WebAuthnAbortService.cancelCeremony()
