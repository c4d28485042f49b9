import type { NewAuthenticator } from '@portico/contract/factor/shapes'
import type { SessionValue } from '@portico/contract/session/shapes'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import KeyRound from 'lucide-react/icons/key-round'
import { failureKey, isFailure, refusal } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { AuthenticatorSetup, knowsPasskeys, makePasskey, RecoveryCodes } from '../../factors/index.ts'
import { signInApi } from '../sign-in-api.ts'
import { StepButton } from './step-button.tsx'
import forms from './forms.module.css'

interface EnrolStepProps {
  /** Where the reader was headed. */
  readonly then: string | undefined
  readonly onDone: (value: SessionValue) => void
  readonly onCancel: () => void
}

/** The brand wants a second factor of this account: a passkey or an app is set up before there is a session. */
export const EnrolStep = ({ then, onDone, onCancel }: EnrolStepProps) => {
  const { t } = useTranslation(['session', 'errors'])
  const dispatch = useAppDispatch()
  const [app, setApp] = useState<NewAuthenticator>()
  const [failed, setFailed] = useState<string>()
  const [keyFault, setKeyFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState<{ readonly value: SessionValue; readonly codes: readonly string[] }>()
  useEffect(() => {
    let isOver = false
    dispatch(signInApi.endpoints.beginSignInAuthenticator.initiate({}, { track: false }))
      .unwrap()
      .then(
        (newApp) => isOver || setApp(newApp),
        (error: unknown) => isOver || setFailed(failureKey(error)),
      )
    return () => {
      isOver = true
    }
  }, [dispatch])

  const makeKey = async () => {
    setKeyFault(undefined)
    setBusy(true)
    const { beginSignInPasskey, addSignInPasskey } = signInApi.endpoints
    try {
      const credential = await makePasskey(await dispatch(beginSignInPasskey.initiate({}, { track: false })).unwrap())
      if (credential) onDone(await dispatch(addSignInPasskey.initiate({ name: t('handover.name'), credential }, { track: false })).unwrap())
    } catch (error) {
      if (refusal(error, 'SIGN_IN_OVER', 'ACCOUNT_BLOCKED')) setFailed(failureKey(error))
      else setKeyFault(isFailure(error) ? t(`errors:${failureKey(error)}`) : t('passkey.unable'))
    }
    setBusy(false)
  }

  const confirm = async (code: string): Promise<unknown> => {
    try {
      const call = signInApi.endpoints.confirmSignInAuthenticator.initiate({ code }, { track: false })
      const { recoveryCodes, ...value } = await dispatch(call).unwrap()
      setOpened({ value, codes: recoveryCodes })
      return undefined
    } catch (error) {
      if (refusal(error, 'SIGN_IN_OVER', 'ACCOUNT_BLOCKED')) setFailed(failureKey(error))
      return error
    }
  }

  if (opened) {
    // The session is there: whoever closes this has seen the codes, and is in.
    const enter = () => onDone(opened.value)
    return (
      <Dialog key="codes" title={t('step.codesTitle')} lead={t('step.codesLead')} onClose={enter}>
        <RecoveryCodes codes={opened.codes} onDone={enter} />
      </Dialog>
    )
  }
  return (
    <Dialog key="app" title={t('step.enrolTitle')} lead={t('step.enrolLead')} onClose={onCancel}>
      {failed !== undefined && (
        <div className={forms.form}>
          <FaultNote>{t(`errors:${failed}` as never)}</FaultNote>
          <StepButton over busy={false} then={then}>
            {t('step.continue')}
          </StepButton>
        </div>
      )}
      {failed === undefined && (
        <div className={forms.form}>
          {knowsPasskeys() && (
            <>
              {keyFault !== undefined && <FaultNote>{keyFault}</FaultNote>}
              <Button size="large" wide icon={<KeyRound aria-hidden="true" />} busy={busy} onClick={() => void makeKey()}>
                {t('step.enrolKey')}
              </Button>
              <p className={forms.other}>{t('step.enrolApp')}</p>
            </>
          )}
          {app ? <AuthenticatorSetup app={app} onCode={confirm} /> : <Skeleton height="420px" />}
        </div>
      )}
    </Dialog>
  )
}
