import LogOut from 'lucide-react/icons/log-out'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from '../../lib/link.tsx'
import { SearchButton } from '../../features/agent/index.ts'
import { ClientButton, OfficeButton } from '../../features/desktop/index.ts'
import { selectMember } from '../../features/session/index.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch, usePlatform } from '../../core/hooks.ts'
import { paths } from '../../core/paths.ts'
import { PageSkeleton } from '../states/page-skeleton.tsx'
import { AgentOnly } from '../guards.tsx'
import { ThemeSwitch } from '../../ui/theme-switch/theme-switch.tsx'
import { useServerNow } from '../../core/use-server-now.ts'
import { AgentMenu } from './agent-menu.tsx'
import styles from './agent-shell.module.css'

const Clock = () => {
  const { t } = useTranslation()
  const format = useFormat()
  const now = useServerNow()
  return (
    <time className={styles.clock} aria-label={t('agent.clock')} dateTime={new Date(now).toISOString()}>
      <span className={styles.dim}>{format.offset(now)}</span>
      <b>{format.instant(now, 'seconds')}</b>
      <span className={styles.day}>{format.instant(now, 'day')}</span>
    </time>
  )
}

const Office = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { desktop } = usePlatform()
  const member = useSelector(selectMember)
  const name = member?.nickname ?? member?.account ?? ''
  return (
    <div className={styles.office}>
      <header className={cx(styles.top, desktop && styles.client)}>
        <Link to={paths.agentHome} className={styles.brand}>
          <Logo small />
          <span className={styles.title}>{t('agent.office')}</span>
        </Link>
        <SearchButton />
        <Clock />
        <OfficeButton />
        <ClientButton />
        <ThemeSwitch small />
        <span className={styles.who}>
          <Avatar small name={name} />
          <span className={styles.name}>{name}</span>
        </span>
        <Button
          look="text"
          size="small"
          icon={<LogOut aria-hidden="true" />}
          onClick={() => dispatch(dialogOpened({ kind: 'signOut', then: paths.agentLogin }))}
        >
          <span className={styles.signOut}>{t('action.signOut')}</span>
        </Button>
      </header>
      <Suspense fallback={<span />}>
        <AgentMenu />
      </Suspense>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </main>
    </div>
  )
}

/** The agent office: a clock that is never wrong, who is here, and the menu [ROUTE-05]. */
export const AgentShell = ({ children }: { readonly children: ReactNode }) => (
  <AgentOnly>
    <Office>{children}</Office>
  </AgentOnly>
)
