import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Clock,
  Gift,
  Headset,
  Heart,
  House,
  Languages,
  type LucideIcon,
  ShieldCheck,
  Smartphone,
  Trophy,
  Users,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import { brand } from 'virtual:brand'
import { useChangeLanguage, useLanguage } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import { Logo } from '../../ui/logo/logo.tsx'
import { menuRow, Popover } from '../../ui/menu/menu.tsx'
import { paths } from '../paths.ts'
import styles from './side-menu.module.css'

interface Row {
  readonly to: string
  readonly icon: LucideIcon
  readonly text:
    | 'home'
    | 'favorite'
    | 'recent'
    | 'deposit'
    | 'withdraw'
    | 'promotions'
    | 'rewardCenter'
    | 'referral'
    | 'app'
    | 'help'
    | 'responsible'
}

const GROUPS: readonly (readonly Row[])[] = [
  [
    { to: paths.home, icon: House, text: 'home' },
    { to: paths.page('favorite'), icon: Heart, text: 'favorite' },
    { to: paths.page('recent'), icon: Clock, text: 'recent' },
  ],
  [
    { to: paths.deposit, icon: ArrowDownToLine, text: 'deposit' },
    { to: paths.withdraw, icon: ArrowUpFromLine, text: 'withdraw' },
    { to: paths.page('promotions'), icon: Gift, text: 'promotions' },
    { to: paths.member('rewardCenter'), icon: Trophy, text: 'rewardCenter' },
    ...(brand.modules['referral'] ? [{ to: paths.member('referral'), icon: Users, text: 'referral' } as const] : []),
  ],
  [
    { to: paths.page('app'), icon: Smartphone, text: 'app' },
    { to: paths.help(), icon: Headset, text: 'help' },
    { to: paths.page('responsible'), icon: ShieldCheck, text: 'responsible' },
  ],
]

const LanguageRow = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const change = useChangeLanguage()
  return (
    <Popover
      label={`${t('language.label')}: ${language.name}`}
      align="start"
      above
      triggerClassName={styles.row}
      trigger={
        <>
          <Languages aria-hidden="true" />
          <span className={styles.text}>{language.name}</span>
        </>
      }
    >
      {brand.languages.map((entry) => (
        <button
          key={entry.code}
          type="button"
          lang={entry.tag}
          className={menuRow}
          aria-current={entry.code === language.code || undefined}
          onClick={() => change(entry)}
        >
          {entry.name}
        </button>
      ))}
    </Popover>
  )
}

/** The way to everything, folded to icons on middle widths and absent on phones [CHROME-08]. */
export const SideMenu = () => {
  const { t } = useTranslation()
  return (
    <nav className={styles.side} aria-label={t('menu.label')}>
      <Link to={paths.home} className={styles.brand}>
        <Logo />
      </Link>
      {GROUPS.map((rows, index) => (
        <ul key={rows[0]?.text} className={cx(styles.group, index > 0 && styles.split)}>
          {rows.map(({ to, icon: Icon, text }) => (
            <li key={text}>
              <NavLink to={to} end className={cx(styles.row)} title={t(`menu.${text}`)}>
                <Icon aria-hidden="true" />
                <span className={styles.text}>{t(`menu.${text}`)}</span>
              </NavLink>
            </li>
          ))}
          {index === GROUPS.length - 1 && (
            <li>
              <LanguageRow />
            </li>
          )}
        </ul>
      ))}
    </nav>
  )
}
