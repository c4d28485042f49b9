import type { SessionValue } from '@portico/contract/session/shapes'
import { useAppDispatch } from '../../../core/hooks.ts'
import { PasskeyForm } from '../../factors/index.ts'
import { goOn } from '../go-on.ts'
import { leaveForPasskey } from '../leave-for-passkey.ts'
import { askVerifyPasskey } from '../log-in-by-passkey.ts'
import { signInApi } from '../sign-in-api.ts'

interface VerifyPasskeyProps {
  readonly trustDevice: boolean
  readonly remember: boolean
  /** Where the reader was headed. */
  readonly then: string | undefined
  readonly onDone: (value: SessionValue) => void
}

/** The passkey that proves who is signing in. */
export const VerifyPasskey = ({ trustDevice, remember, then, onDone }: VerifyPasskeyProps) => {
  const dispatch = useAppDispatch()
  return (
    <PasskeyForm
      // A passkey that logs in by itself needs no password before it.
      onElsewhere={() => dispatch(leaveForPasskey({ action: 'LOGIN', remember, next: then }))}
      onBegin={() => dispatch(askVerifyPasskey())}
      onPasskey={async (credential) => {
        try {
          const request = { method: 'PASSKEY', credential, trustDevice } as const
          onDone(await dispatch(signInApi.endpoints.verifySignIn.initiate(request, { track: false })).unwrap())
        } catch (error) {
          if (!dispatch(goOn(error, { remember, then }))) throw error
        }
      }}
    />
  )
}
