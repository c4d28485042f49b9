import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { CodeForm } from '../../factors/index.ts'
import { useProveMutation, useSendProofCodeMutation } from '../api.ts'
import styles from '../security.module.css'

interface Props {
  readonly method: 'SMS' | 'EMAIL'
  /** Beside the button. */
  readonly beside: ReactNode
  readonly onDone: () => void
}

/** Has a code sent to a bound address, and takes it. */
export const SentCodeForm = ({ method, beside, onDone }: Props) => {
  const { t } = useTranslation(['security', 'errors'])
  const [ask, { data, error }] = useSendProofCodeMutation()
  const [send] = useProveMutation()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void ask({ method })
  }, [ask, method])
  return (
    <div className={styles.form}>
      {error !== undefined && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
      {error === undefined && <p aria-live="polite">{data ? t('proof.sent', { to: data.to }) : t('proof.sending')}</p>}
      <CodeForm
        kind="sent"
        send={t('proof.send')}
        beside={beside}
        onCode={async (code) => {
          const { error: refused } = await send({ type: 'code', method, code })
          if (refused === undefined) onDone()
          return refused
        }}
      />
    </div>
  )
}
