import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { dialogReplaced } from '../../../core/dialogs.ts'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { useModules } from '../../system/index.ts'
import { wasSomebodyHere } from '../left-account.ts'
import { leftToChoose } from '../exchange-secret.ts'
import { isRememberedThere } from '../remembered.ts'
import { rememberedMobile } from '../remembered-mobile.ts'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { faultText } from '../fault-text.ts'
import type { LoginFault } from '../login-fault.ts'
import { selectTrial } from '../slice.ts'
import type { LikedGame } from '../trial/trial-favourites.ts'
import { AdultLine } from './adult-line.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './forms.module.css'

/** Knows how numbers are written in every country, which is large. */
const SmsLoginForm = lazy(async () => ({ default: (await import('./sms-login-form.tsx')).SmsLoginForm }))

/** Asks which there are, and knows how to leave for them. */
const OtherWays = lazy(async () => ({ default: (await import('./other-ways.tsx')).OtherWays }))

/** Who was here; nobody, on most devices. */
const AccountChooser = lazy(async () => ({ default: (await import('./account-chooser.tsx')).AccountChooser }))

/** Free play: for guests who only look, and for those who are in it. */
const FreePlayEntry = lazy(async () => ({ default: (await import('../trial/free-play-entry.tsx')).FreePlayEntry }))
const TrialWall = lazy(async () => ({ default: (await import('../trial/trial-wall.tsx')).TrialWall }))

interface LoginDialogProps {
  readonly next?: string
  /** Why another way in led back here. */
  readonly fault?: LoginFault
  /** The heart of this game was pressed. */
  readonly favourite?: LikedGame
  readonly onClose: () => void
}

type Way = 'name' | 'mobile'

/** Whether somebody of this device may come back by one press; who has just been at the list and took nobody from it is not sent there again. */
const mayChoose = (now: number): boolean => (wasSomebodyHere(now) || isRememberedThere(now)) && !leftToChoose()

/** Logs in, by username or by a code where the merchant has that switched on [LOGIN-01], and goes on to `next`, where the reader was headed [LOGIN-05]. */
export const Component = ({ next, fault, favourite, onClose }: LoginDialogProps) => {
  const { t } = useTranslation(['session', 'errors'])
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { clock } = useHost()
  const { smsLogin, socialLogin, freePlay } = useModules()
  const trial = useSelector(selectTrial)
  const panelId = useId()
  const [chosen, setChosen] = useState<Way>(() => (rememberedMobile(clock.now()) ? 'mobile' : 'name'))
  const [chooses, setChooses] = useState(() => fault === undefined && mayChoose(clock.now()))
  const [walled, setWalled] = useState(trial !== undefined && fault === undefined && (next !== undefined || favourite !== undefined))
  const way = smsLogin ? chosen : 'name'
  const done = () => {
    onClose()
    if (next) void navigate(next)
  }
  if (walled)
    return (
      <Suspense fallback={null}>
        <TrialWall favourite={favourite} onLogin={() => setWalled(false)} onClose={onClose} />
      </Suspense>
    )
  if (chooses)
    return (
      <Dialog title={t('chooser.title')} lead={t('chooser.lead')} onClose={onClose}>
        <Suspense fallback={<Skeleton height="160px" />}>
          <AccountChooser next={next} onDone={done} onOther={() => setChooses(false)} />
        </Suspense>
      </Dialog>
    )
  return (
    <Dialog title={t('login.title')} lead={t('login.lead')} onClose={onClose} high>
      <div className={styles.form}>
        {fault && <FaultNote>{faultText(t, fault)}</FaultNote>}
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
        {socialLogin && (
          <Suspense fallback={null}>
            <OtherWays next={next} />
          </Suspense>
        )}
        <div className={styles.others}>
          <p className={styles.other}>
            {t('login.new')}{' '}
            <button type="button" onClick={() => dispatch(dialogReplaced({ kind: 'register' }))}>
              {t('login.create')}
            </button>
          </p>
          {freePlay && !trial && (
            <Suspense fallback={null}>
              <FreePlayEntry onDone={onClose} />
            </Suspense>
          )}
        </div>
        <AdultLine />
      </div>
    </Dialog>
  )
}
