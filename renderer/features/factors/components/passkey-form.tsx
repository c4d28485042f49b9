import KeyRound from 'lucide-react/icons/key-round'
import type { PasskeyAssertion, PasskeyRequest } from '@portico/contract/factor/passkey-shapes'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, isFailure, refusal } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { askForPasskey, knowsPasskeys } from '../passkey-browser.ts'
import { LONE_BUTTON } from './lone-button.ts'
import styles from './factors.module.css'

export interface PasskeyFormProps {
  readonly beside?: ReactNode
  /** Begins; throws the failure of the call as it came. */
  readonly onBegin: () => Promise<PasskeyRequest>
  /** Leaves for where passkeys work. @returns whether this page stays */
  readonly onElsewhere: () => Promise<boolean>
  /** Sends what the browser shows; throws the failure of the call as it came. */
  readonly onPasskey: (credential: PasskeyAssertion) => Promise<void>
}

/** Asks the browser for a passkey of who is here. A question that is cancelled says nothing. */
export const PasskeyForm = ({ beside, onBegin, onElsewhere, onPasskey }: PasskeyFormProps) => {
  const { t } = useTranslation(['factors', 'errors'])
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [away, setAway] = useState(false)
  const show = async () => {
    setFault(undefined)
    setBusy(true)
    try {
      if (!knowsPasskeys()) {
        setAway(await onElsewhere())
        return
      }
      const credential = await askForPasskey(await onBegin())
      if (credential) await onPasskey(credential)
    } catch (error) {
      if (refusal(error, 'PASSKEY_ELSEWHERE') && !away) await onElsewhere().then(setAway, () => setFault(t('errors:PASSKEY_ELSEWHERE')))
      else setFault(isFailure(error) ? t(`errors:${failureKey(error)}`) : t('passkey.unable'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.form}>
      {fault !== undefined && <FaultNote>{fault}</FaultNote>}
      {away && <p role="status">{t('passkey.away')}</p>}
      <div className={styles.buttons}>
        {beside}
        <Button
          look="primary"
          {...(beside === undefined ? LONE_BUTTON : {})}
          icon={<KeyRound aria-hidden="true" />}
          busy={busy}
          autoFocus
          onClick={() => void show()}
        >
          {t('passkey.use')}
        </Button>
      </div>
    </div>
  )
}
