import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { dialogReplaced } from '../../../core/dialogs.ts'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { useMedia } from '../../../lib/use-narrow.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { useModules } from '../../system/index.ts'
import { rememberedMobile } from '../remembered-mobile.ts'
import { AdultLine } from './adult-line.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './forms.module.css'

/** Knows how numbers are written in every country, which is large. */
const SmsLoginForm = lazy(async () => ({ default: (await import('./sms-login-form.tsx')).SmsLoginForm }))

type Way = 'name' | 'mobile'

/** Logs in, by username or by a code where the merchant has that switched on [LOGIN-01], and goes on to `next`, where the reader was headed [LOGIN-05]. */
export const Component = ({ next, onClose }: { readonly next?: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('session')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { clock } = useHost()
  const { smsLogin } = useModules()
  const wide = useMedia('(width >= 768px)')
  const panelId = useId()
  const [chosen, setChosen] = useState<Way>(() => (rememberedMobile(clock.now()) ? 'mobile' : 'name'))
  const way = smsLogin ? chosen : 'name'
  const done = () => {
    onClose()
    if (next) void navigate(next)
  }
  return (
    <Dialog title={t('login.title')} lead={t('login.lead')} onClose={onClose} high={smsLogin && wide}>
      <div className={styles.form}>
        {smsLogin && (
          <Tabs
            label={t('sms.tabs')}
            tabs={[
              { value: 'name', label: t('sms.byName') },
              { value: 'mobile', label: t('sms.byMobile') },
            ]}
            value={way}
            onChange={setChosen}
            panelId={panelId}
          />
        )}
        <div id={panelId} {...(smsLogin ? { role: 'tabpanel', 'aria-label': t(way === 'name' ? 'sms.byName' : 'sms.byMobile') } : {})}>
          {way === 'name' ? (
            <LoginForm portal="SITE" next={next} onDone={done} />
          ) : (
            <Suspense fallback={<Skeleton height="248px" />}>
              <SmsLoginForm next={next} onDone={done} />
            </Suspense>
          )}
        </div>
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
