import ChevronLeft from 'lucide-react/icons/chevron-left'
import Menu from 'lucide-react/icons/menu'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { Link } from '../../lib/link.tsx'
import { selectStatus } from '../../features/session/index.ts'
import { cx } from '../../lib/cx.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import { ThemeSwitch } from '../../ui/theme-switch/theme-switch.tsx'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch, usePlatform } from '../../core/hooks.ts'
import { paths } from '../../core/paths.ts'
import { SLOTS } from '../features.ts'
import styles from './header.module.css'

const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu)

const GuestActions = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <>
      <Button look="ghost" onClick={() => dispatch(dialogOpened({ kind: 'login' }))}>
        {t('action.login')}
      </Button>
      <Button look="primary" onClick={() => dispatch(dialogOpened({ kind: 'register' }))}>
        {t('action.register')}
      </Button>
    </>
  )
}

/** The member center, and other pages with a main button of their own. */
const HAS_MAIN = /^\/(member|promotions|pointMall)\b/

const MemberActions = ({ play }: { play: boolean }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { balance: Balance, notices: Notices } = SLOTS
  return (
    <>
      {Notices && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
      {Balance && (
        <Suspense>
          <Balance />
        </Suspense>
      )}
      <Button
        look={play || HAS_MAIN.test(pathname) ? 'ghost' : 'primary'}
        className={styles.wide}
        onClick={() => dispatch(dialogOpened({ kind: 'deposit' }))}
      >
        {t('action.deposit')}
      </Button>
      {!play && (
        <Button look="ghost" className={styles.wide} onClick={() => void navigate(paths.withdraw)}>
          {t('action.withdraw')}
        </Button>
      )}
      <Suspense fallback={<span className={styles.avatar} />}>
        <AccountMenu />
      </Suspense>
    </>
  )
}

/** What the side menu holds on wide windows. */
const PhoneMenuButton = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <IconButton
      label={t('menu.open')}
      icon={<Menu strokeWidth={1.6} />}
      className={styles.phone}
      onClick={() => dispatch(dialogOpened({ kind: 'menu' }))}
    />
  )
}

/** Search first; then what a guest or a member needs always [CHROME-01] [CHROME-02]. */
export const Header = ({ play }: { play: boolean }) => {
  const { t } = useTranslation()
  const status = useSelector(selectStatus)
  const { desktop } = usePlatform()
  const { search: Search, client: Client, games: Games } = SLOTS
  return (
    <header className={cx(styles.head, play && styles.play, desktop && styles.client)}>
      {!play && <PhoneMenuButton />}
      <Link to={paths.home} className={styles.brand}>
        <Logo small />
      </Link>
      {play && (
        <ButtonLink look="text" to={paths.home} icon={<ChevronLeft aria-hidden="true" />} className={styles.back}>
          {t('page.home')}
        </ButtonLink>
      )}
      <div className={styles.search}>
        <Suspense>{Search && <Search />}</Suspense>
      </div>
      <Suspense>{Games && <Games />}</Suspense>
      <div className={styles.end}>
        {Client && <Client />}
        <span className={play ? undefined : styles.wide}>
          <ThemeSwitch />
        </span>
        {status === 'guest' && <GuestActions />}
        {status === 'member' && <MemberActions play={play} />}
      </div>
    </header>
  )
}
