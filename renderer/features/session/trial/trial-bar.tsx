import Gamepad2 from 'lucide-react/icons/gamepad-2'
import { useTranslation } from 'react-i18next'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch, useHost } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { signOut } from '../sign-out.ts'
import styles from './trial-bar.module.css'

const DAY_MS = 86_400_000

/** A line above the page: what free play is, how long it lasts, and how to keep what one has. */
export const TrialBar = ({ endsAt }: { readonly endsAt: string }) => {
  const { t } = useTranslation('session')
  const dispatch = useAppDispatch()
  const { clock } = useHost()
  const days = Math.max(1, Math.ceil((Date.parse(endsAt) - clock.now()) / DAY_MS))
  return (
    <section className={styles.bar} aria-label={t('trial.name')}>
      <Gamepad2 aria-hidden="true" />
      <p>
        <b>{t('trial.name')}</b> <span className={styles.days}>{t('trial.days', { count: days })}</span> {t('trial.about')}
      </p>
      <Button look="ghost" onClick={() => dispatch(dialogOpened({ kind: 'register' }))}>
        {t('trial.keep')}
      </Button>
      <button type="button" className={styles.end} onClick={() => void dispatch(signOut())}>
        {t('trial.end')}
      </button>
    </section>
  )
}
