import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined'
import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router-dom'
import { bannerUrl, brand } from 'virtual:brand'
import { Link } from '../../../lib/link.tsx'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { paths } from '../../../core/paths.ts'
import { ThemeSwitch } from '../../../ui/theme-switch/theme-switch.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Logo } from '../../../ui/logo/logo.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { LoginForm, selectMember } from '../../session/index.ts'
import { Hotline } from '../hotline.tsx'
import styles from './login-page.module.css'

const POINTS = [
  { key: 'figures', icon: ChartNoAxesCombined },
  { key: 'live', icon: Clock },
  { key: 'export', icon: Download },
] as const

/** The agents' own login page [ROUTE-04]: nothing of the player site around it. An agent who is signed in is redirected to where they were headed. */
export const Component = () => {
  const { t } = useTranslation(['agent', 'common'])
  const dispatch = useAppDispatch()
  const member = useSelector(selectMember)
  const { state } = useLocation()
  if (member?.agent) return <Navigate to={(state as { next?: string } | null)?.next ?? paths.agentHome} replace />
  return (
    <div className={styles.page}>
      <section aria-labelledby="promise" className={styles.pitch} style={{ backgroundImage: `url("${bannerUrl}")` }}>
        <h1 id="promise" className={styles.promise}>
          {t('door.promise')}
        </h1>
        <ul className={styles.points}>
          {POINTS.map(({ key, icon: Icon }) => (
            <li key={key}>
              <Icon aria-hidden="true" />
              {t(`door.${key}`)}
            </li>
          ))}
        </ul>
      </section>
      <main id="content" className={styles.main}>
        <header className={styles.top}>
          <Link to={paths.home} className={styles.brand}>
            <Logo small />
            <span className={styles.office}>{t('common:agent.office')}</span>
          </Link>
          <ThemeSwitch small />
        </header>
        <div className={styles.door}>
          <h2>{t('door.title')}</h2>
          <p className={styles.lead}>{t('door.lead', { brand: brand.name })}</p>
          {member && (
            <div role="alert" className={styles.refused}>
              <p>
                <b>{t('door.refused')}</b> {t('door.who', { account: member.account })}
              </p>
              <Button look="ghost" size="small" onClick={() => dispatch(dialogOpened({ kind: 'signOut', then: paths.agentLogin }))}>
                {t('common:action.signOut')}
              </Button>
            </div>
          )}
          <Suspense fallback={<Skeleton height="240px" />}>
            <LoginForm portal="AGENT" onDone={() => undefined} />
          </Suspense>
        </div>
        <footer className={styles.foot}>
          <Hotline />
        </footer>
      </main>
    </div>
  )
}
