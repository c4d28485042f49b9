import KeyRound from 'lucide-react/icons/key-round'
import type { SessionValue } from '@portico/contract/session/shapes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, isFailure, refusal } from '../../../api/failure.ts'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { askForPasskey, knowsPasskeys, offersAutofill, stopAsking } from '../../factors/index.ts'
import { goOn } from '../go-on.ts'
import { leaveForPasskey } from '../leave-for-passkey.ts'
import { askSignInPasskey, logInByPasskey } from '../log-in-by-passkey.ts'

interface PasskeyLoginProps {
  readonly portal: 'SITE' | 'AGENT'
  /** Where the reader was headed. */
  readonly next?: string | undefined
  readonly onDone: (value: SessionValue) => void
}

/** Passkeys, offered where the name is typed, and by a button. */
export const PasskeyLogin = ({ portal, next, onDone }: PasskeyLoginProps) => {
  const { t } = useTranslation(['session', 'errors'])
  const dispatch = useAppDispatch()
  const [fault, setFault] = useState<string>()
  const { platform } = useHost()
  const [busy, setBusy] = useState(false)
  /** The system's browser has gone to the sign-in origin. */
  const [away, setAway] = useState(false)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })

  /** Answers whether somebody came in, or has to go on. */
  const ask = useCallback(
    async (autofill: boolean): Promise<boolean> => {
      const credential = await askForPasskey(await dispatch(askSignInPasskey()), autofill)
      if (!credential) return false
      try {
        done.current(await dispatch(logInByPasskey({ credential, portal })))
      } catch (error) {
        if (!dispatch(goOn(error, { remember: false, then: next }))) throw error
      }
      return true
    },
    [dispatch, portal, next],
  )

  const say = useCallback((error: unknown) => setFault(isFailure(error) ? t(`errors:${failureKey(error)}`) : t('passkey.unable')), [t])

  /** What is open where the name is typed; whoever never chooses a passkey does not hear of it. */
  const offer = useCallback(async () => {
    try {
      if (await offersAutofill()) await ask(true)
    } catch {
      // The button is there, and says what is wrong.
    }
  }, [ask])

  useEffect(() => {
    if (!knowsPasskeys()) return undefined
    void offer()
    return () => void stopAsking()
  }, [offer])

  // A browser would come back to the player's page of another address.
  const mayLeave = portal === 'SITE' || platform.kind === 'desktop'

  /** By the button: here, or where passkeys work. @returns as `ask` does */
  const press = async (): Promise<boolean> => {
    try {
      if (knowsPasskeys()) return await ask(false)
    } catch (error) {
      if (!mayLeave || !refusal(error, 'PASSKEY_ELSEWHERE')) throw error
    }
    setAway(await dispatch(leaveForPasskey({ action: 'LOGIN', portal, next })))
    return true
  }

  if (!knowsPasskeys() && platform.kind === 'web') return null
  return (
    <>
      {fault !== undefined && <FaultNote>{fault}</FaultNote>}
      {away && <p role="status">{t('handover.away')}</p>}
      <Button
        size="large"
        wide
        icon={<KeyRound aria-hidden="true" />}
        busy={busy}
        onClick={() => {
          setFault(undefined)
          setBusy(true)
          press()
            .then((came) => {
              // The question by the button took the place of the open one.
              if (!came) void offer()
            }, say)
            .finally(() => setBusy(false))
        }}
      >
        {t('passkey.use')}
      </Button>
    </>
  )
}
