import UserRound from 'lucide-react/icons/user-round'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey, refusal } from '../../../api/failure.ts'
import { dialogReplaced } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { sessionApi } from '../api.ts'
import { enter } from '../enter.ts'
import { goOn } from '../go-on.ts'
import { forgetLeft } from '../left-account.ts'
import { useRememberedAccountsQuery } from '../remember-api.ts'
import { AccountList } from './account-list.tsx'
import { OriginOffer } from './origin-offer.tsx'
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
  const { data, isError, refetch } = useRememberedAccountsQuery({}, { refetchOnMountOrArgChange: true })
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<string>()
  const nobody = data?.list.length === 0
  const elsewhere = nobody && data.elsewhere
  const empty = isError || (nobody && !elsewhere)

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
      {elsewhere ? <OriginOffer next={next} /> : <AccountList answer={data} busy={busy} onPress={(id) => void press(id)} />}
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
      {!elsewhere && <p className={styles.shared}>{t('chooser.shared')}</p>}
    </div>
  )
}
