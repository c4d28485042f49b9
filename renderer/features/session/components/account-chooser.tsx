import UserRound from 'lucide-react/icons/user-round'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { dialogReplaced } from '../../../core/dialogs.ts'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import twoLines from '../../../ui/two-lines/two-lines.module.css'
import { sessionApi } from '../api.ts'
import { enter } from '../enter.ts'
import { goOn } from '../go-on.ts'
import { forgetLeft } from '../left-account.ts'
import { useForgetRememberedMutation, useRememberedAccountsQuery } from '../remember-api.ts'
import forms from './forms.module.css'
import styles from './account-chooser.module.css'

interface AccountChooserProps {
  /** Where the reader was headed. */
  readonly next: string | undefined
  readonly onDone: () => void
  /** Nobody of these. */
  readonly onOther: () => void
}

/** Who was here and asked to be remembered: one press goes on with them [LOGIN-13]. */
export const AccountChooser = ({ next, onDone, onOther }: AccountChooserProps) => {
  const { t } = useTranslation(['session', 'errors'])
  const dispatch = useAppDispatch()
  const { clock } = useHost()
  const format = useFormat()
  const { data, isError, refetch } = useRememberedAccountsQuery({}, { refetchOnMountOrArgChange: true })
  const [forget] = useForgetRememberedMutation()
  const textId = useId()
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<string>()
  const list = data?.list ?? []
  const empty = isError || data?.list.length === 0

  useEffect(() => {
    if (!empty) return
    forgetLeft()
    onOther()
  }, [empty, onOther])

  const press = async (id: string) => {
    setBusy(id)
    setFault(undefined)
    try {
      const value = await dispatch(sessionApi.endpoints.resumeSession.initiate({ id }, { track: false })).unwrap()
      dispatch(enter(value, value.member.account))
      onDone()
    } catch (error) {
      if (dispatch(goOn(error, { remember: true, then: next }))) return
      setFault(refusal(error, 'NOT_LOGGED_IN') ? t('chooser.gone') : t(`errors:${failureKey(error)}` as never))
      await refetch()
    }
    setBusy(undefined)
  }

  if (!data) return <Skeleton height="160px" />
  return (
    <div className={forms.form}>
      <ul className={styles.accounts}>
        {list.map(({ id, name, initials, lastSeenAt }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.account}
              aria-labelledby={`${textId}-${index}`}
              disabled={busy !== undefined}
              aria-busy={busy === id || undefined}
              autoFocus={index === 0}
              onClick={() => void press(id)}
            >
              <i aria-hidden="true" className={styles.initials} data-letter={initials} />
              <span id={`${textId}-${index}`} className={twoLines.lines}>
                <b>{name}</b>
                <small>{t('chooser.seen', { ago: format.ago(lastSeenAt, Date.parse(data.serverNow) || clock.now()) })}</small>
              </span>
            </button>
            <IconButton small label={t('chooser.forget', { name })} icon={<X aria-hidden="true" />} onClick={() => void forget({ id })} />
          </li>
        ))}
      </ul>
      {fault !== undefined && <FaultNote>{fault}</FaultNote>}
      <hr className={styles.rule} />
      <Button look="ghost" wide icon={<UserRound aria-hidden="true" />} onClick={onOther}>
        {t('chooser.other')}
      </Button>
      <p className={forms.other}>
        <button type="button" onClick={() => dispatch(dialogReplaced({ kind: 'register' }))}>
          {t('login.create')}
        </button>
      </p>
      <p className={styles.shared}>{t('chooser.shared')}</p>
    </div>
  )
}
