import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import styles from '../components/forms.module.css'
import { startFreePlay } from './start-free-play.ts'

/** Begins free play without an account of one's own [LOGIN-15]. */
export const FreePlayEntry = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useTranslation(['session', 'errors'])
  const dispatch = useAppDispatch()
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<ReturnType<typeof failureKey>>()
  const begin = async () => {
    if (busy) return
    setBusy(true)
    setFailed(undefined)
    try {
      await dispatch(startFreePlay())
      toasts.show(t('trial.begun'), 'neutral')
      onDone()
    } catch (error) {
      setFailed(failureKey(error))
    }
    setBusy(false)
  }
  return (
    <>
      <p className={styles.other}>
        {t('trial.look')}{' '}
        <button type="button" aria-disabled={busy || undefined} onClick={() => void begin()}>
          {t(busy ? 'trial.beginning' : 'trial.begin')}
        </button>
      </p>
      {failed && <FaultNote>{t(`errors:${failed}`)}</FaultNote>}
    </>
  )
}
