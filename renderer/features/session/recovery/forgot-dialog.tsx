import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import { dialogReplaced } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { useModules } from '../../system/index.ts'
import forms from '../components/forms.module.css'
import { ForgotMailForm } from './forgot-mail-form.tsx'

/** Knows how numbers are written in every country, which is large. */
const ForgotMobileForm = lazy(async () => ({ default: (await import('./forgot-mobile-form.tsx')).ForgotMobileForm }))

type Way = 'mail' | 'mobile'

interface ForgotProps {
  /** Whose door it was asked at: behind the agents' dialog is their form. */
  readonly portal?: 'SITE' | 'AGENT'
  readonly onClose: () => void
}

/** A lost password, by e-mail or by mobile number: a tab for each where the merchant has both [PASSWORD-02]. */
export const Component = ({ portal = 'SITE', onClose }: ForgotProps) => {
  const { t } = useTranslation('session')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const panelId = useId()
  const { passwordByEmail, passwordByMobile } = useModules()
  const [chosen, setChosen] = useState<Way>('mail')
  const [expiresAt, setExpiresAt] = useState<string>()
  const [done, setDone] = useState(false)
  const both = passwordByEmail === true && passwordByMobile === true
  const way: Way | undefined = both ? chosen : passwordByEmail ? 'mail' : passwordByMobile ? 'mobile' : undefined
  const toLogin = () => {
    if (portal === 'AGENT') onClose()
    else dispatch(dialogReplaced({ kind: 'login' }))
  }

  if (done || expiresAt !== undefined) {
    return (
      <Dialog
        title={t(done ? 'forgot.doneTitle' : 'forgot.sentTitle')}
        lead={done ? t('forgot.done') : t('forgot.in_been_out', { time: format.instant(expiresAt ?? '', 'time') })}
        onClose={onClose}
      >
        <Button look="primary" size="large" wide autoFocus onClick={toLogin}>
          {t('forgot.toLogin')}
        </Button>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('forgot.title')} lead={t(way === 'mobile' ? 'forgot.mobileLead' : 'forgot.mailLead')} onClose={onClose}>
      <div className={forms.form}>
        {both && (
          <Tabs
            label={t('forgot.tabs')}
            tabs={[
              { value: 'mail', label: t('forgot.byMail') },
              { value: 'mobile', label: t('forgot.byMobile') },
            ]}
            value={chosen}
            onChange={setChosen}
            panelId={panelId}
          />
        )}
        <div id={panelId} {...(both ? { role: 'tabpanel', 'aria-label': t(way === 'mail' ? 'forgot.byMail' : 'forgot.byMobile') } : {})}>
          {way === 'mail' && <ForgotMailForm onSent={setExpiresAt} />}
          {way === 'mobile' && (
            <Suspense fallback={<Skeleton height="348px" />}>
              <ForgotMobileForm onDone={() => setDone(true)} />
            </Suspense>
          )}
        </div>
        <p className={forms.other}>
          {t('forgot.noWay')}{' '}
          <Link to={paths.page('service')} onClick={onClose}>
            {t('step.support')}
          </Link>
        </p>
        <p className={forms.other}>
          <button type="button" onClick={toLogin}>
            {t('forgot.toLogin')}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
