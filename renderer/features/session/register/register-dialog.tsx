import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { Way } from '@portico/contract/registration/ways'
import { dialogReplaced } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { paths } from '../../../core/paths.ts'
import { useMedia } from '../../../lib/use-narrow.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { AdultLine } from '../components/adult-line.tsx'
import { selectTrial } from '../slice.ts'
import { RegisterForm } from './register-form.tsx'
import { useRegisterSettingsQuery } from './register-settings.ts'
import styles from '../components/forms.module.css'

/** Opens an account, by user name or by mobile number where the merchant has that switched on; afterwards the new member stands in the lobby [REGISTER-01] [REGISTER-05]. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('session')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const wide = useMedia('(width >= 768px)')
  const trial = useSelector(selectTrial)
  const panelId = useId()
  const [chosen, setChosen] = useState<Way>('username')
  const { data, isError, refetch } = useRegisterSettingsQuery({}, { refetchOnMountOrArgChange: true })
  const both = data?.usernameRegistration === true && data.mobileRegistration
  const way = both ? chosen : data?.mobileRegistration && !data.usernameRegistration ? 'mobile' : 'username'
  const [limitNext, setLimitNext] = useState(false)
  const done = () => {
    onClose()
    void navigate(limitNext ? paths.page('limits') : paths.home, { replace: true })
  }
  const toLogin = () => {
    onClose()
    dispatch(dialogReplaced({ kind: 'login' }))
  }
  return (
    <Dialog title={t('register.title')} lead={t(trial ? 'trial.leadRegister' : 'register.lead')} onClose={onClose} high={both && wide}>
      <div className={styles.form}>
        {both && (
          <Tabs
            label={t('register.tabs')}
            tabs={[
              { value: 'username', label: t('register.byName') },
              { value: 'mobile', label: t('register.byMobile') },
            ]}
            value={way}
            onChange={setChosen}
            panelId={panelId}
          />
        )}
        {data && (
          <div
            id={panelId}
            {...(both ? { role: 'tabpanel', 'aria-label': t(way === 'username' ? 'register.byName' : 'register.byMobile') } : {})}
          >
            <RegisterForm settings={data} way={way} onDone={done} />
          </div>
        )}
        {isError && !data && <ErrorState onRetry={() => void refetch()} />}
        {!data && !isError && Array.from({ length: 4 }, (_, index) => <Skeleton key={index} height="74px" />)}
        {data && (
          <Checkbox
            role="switch"
            aria-checked={limitNext}
            checked={limitNext}
            onChange={(event) => setLimitNext(event.currentTarget.checked)}
          >
            {t('register.limitNext')}
          </Checkbox>
        )}
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
