import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { dialogReplaced } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { AdultLine } from './adult-line.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './forms.module.css'

/** Logs in and goes on to `next`, where the reader was headed [LOGIN-05]. */
export const Component = ({ next, onClose }: { readonly next?: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('session')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const done = () => {
    onClose()
    if (next) void navigate(next)
  }
  return (
    <Dialog title={t('login.title')} lead={t('login.lead')} onClose={onClose}>
      <div className={styles.form}>
        <LoginForm portal="SITE" onDone={done} />
        <p className={styles.other}>
          {t('login.new')}{' '}
          <button type="button" onClick={() => dispatch(dialogReplaced({ kind: 'register' }))}>
            {t('login.create')}
          </button>
        </p>
        <AdultLine />
      </div>
    </Dialog>
  )
}
