import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { dialogReplaced } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { paths } from '../../../core/paths.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useRegisterSettingsQuery } from '../api.ts'
import { AdultLine } from './adult-line.tsx'
import { RegisterForm } from './register-form.tsx'
import styles from './forms.module.css'

/** Opens an account; afterwards the new member stands in the lobby [REGISTER-05]. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('session')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { data, isError, refetch } = useRegisterSettingsQuery({})
  const done = () => {
    onClose()
    void navigate(paths.home, { replace: true })
  }
  const toLogin = () => {
    onClose()
    dispatch(dialogReplaced({ kind: 'login' }))
  }
  return (
    <Dialog title={t('register.title')} lead={t('register.lead')} onClose={onClose}>
      <div className={styles.form}>
        {data && <RegisterForm rules={data.rules} onDone={done} />}
        {isError && <ErrorState onRetry={() => void refetch()} />}
        {!data && !isError && Array.from({ length: 4 }, (_, index) => <Skeleton key={index} height="74px" />)}
        <p className={styles.other}>
          {t('register.known')}{' '}
          <button type="button" onClick={toLogin}>
            {t('register.toLogin')}
          </button>
        </p>
        <AdultLine />
      </div>
    </Dialog>
  )
}
