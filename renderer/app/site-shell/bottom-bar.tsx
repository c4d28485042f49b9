import type { LucideIcon } from 'lucide-react/types'
import Gift from 'lucide-react/icons/gift'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Plus from 'lucide-react/icons/plus'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { Link } from '../../lib/link.tsx'
import { usePermission } from '../../features/access/index.ts'
import { selectStatus } from '../../features/session/index.ts'
import { cx } from '../../lib/cx.ts'
import { paths, SITE_PAGES, type SitePage, TYPE_PAGES } from '../../core/paths.ts'
import styles from './bottom-bar.module.css'

const ROWS: readonly {
  readonly to: string
  readonly icon: LucideIcon
  readonly text: 'home' | 'games' | 'deposit' | 'promotions' | 'me'
}[] = [
  { to: paths.home, icon: House, text: 'home' },
  { to: paths.page('rng'), icon: LayoutGrid, text: 'games' },
  { to: paths.deposit, icon: Plus, text: 'deposit' },
  { to: paths.page('promotions'), icon: Gift, text: 'promotions' },
  { to: paths.member(), icon: UserRound, text: 'me' },
]

const GAME_PAGES: readonly SitePage[] = [
  ...Object.values(TYPE_PAGES),
  'favorite',
  'recent',
  'lottery',
  'seaLottery',
  'vnLottery',
  'seamless',
]

/** Every list of games and every game belongs to Games, and a member's pages to Me. */
const belongs = (to: string, pathname: string): boolean =>
  (to === paths.member() && pathname.startsWith(to) && pathname !== paths.deposit) ||
  (to === paths.page('rng') && GAME_PAGES.some((name) => SITE_PAGES[name].paths.some((path) => path === pathname)))

/** The phone's menu, under the thumb. */
export const BottomBar = () => {
  const { t } = useTranslation()
  const member = useSelector(selectStatus) === 'member'
  const { pathname } = useLocation()
  const promotions = usePermission('PROMOTIONS')
  return (
    <nav className={styles.bar} aria-label={t('menu.label')}>
      {ROWS.filter(({ text }) => promotions || text !== 'promotions').map(({ to, icon: Icon, text }) => (
        <Link
          key={text}
          to={to}
          aria-current={pathname === to ? 'page' : belongs(to, pathname) || undefined}
          className={cx(styles.row)}
          data-main={text === 'deposit' ? (member ? 'accent' : 'plain') : undefined}
        >
          <span>
            <Icon aria-hidden="true" />
          </span>
          {t(`menu.${text}`)}
        </Link>
      ))}
    </nav>
  )
}
