import type { LucideIcon } from 'lucide-react/types'
import Gift from 'lucide-react/icons/gift'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Plus from 'lucide-react/icons/plus'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { NavLink } from 'react-router-dom'
import { selectStatus } from '../../features/session/index.ts'
import { cx } from '../../lib/cx.ts'
import { paths } from '../../core/paths.ts'
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

/** The phone's menu, under the thumb. */
export const BottomBar = () => {
  const { t } = useTranslation()
  const member = useSelector(selectStatus) === 'member'
  return (
    <nav className={styles.bar} aria-label={t('menu.label')}>
      {ROWS.map(({ to, icon: Icon, text }) => (
        <NavLink
          key={text}
          to={to}
          end
          className={cx(styles.row)}
          data-main={text === 'deposit' ? (member ? 'accent' : 'plain') : undefined}
        >
          <span>
            <Icon aria-hidden="true" />
          </span>
          {t(`menu.${text}`)}
        </NavLink>
      ))}
    </nav>
  )
}
