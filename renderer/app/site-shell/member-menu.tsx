import ChevronLeft from 'lucide-react/icons/chevron-left'
import Headset from 'lucide-react/icons/headset'
import LogOut from 'lucide-react/icons/log-out'
import ShieldCheck from 'lucide-react/icons/shield-check'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import UserRound from 'lucide-react/icons/user-round'
import type { LucideIcon } from 'lucide-react/types'
import { useTranslation } from 'react-i18next'
import { PageLink } from '../../lib/link.tsx'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { paths } from '../../core/paths.ts'
import { type CenterRow, useBadges } from '../../features/center/index.ts'
import { cx } from '../../lib/cx.ts'
import menuRow from '../../ui/menu-row/menu-row.module.css'
import { CountBadge } from '../../ui/tag/tag.tsx'
import own from './member-menu.module.css'
import styles from './side-menu.module.css'
import { useBuiltRows } from './use-built-rows.ts'

interface Props {
  readonly to: string
  readonly icon: LucideIcon
  readonly name: string
  readonly count?: number
}

const Row = ({ to, icon: Icon, name, count = 0 }: Props) => {
  const { t } = useTranslation()
  return (
    <li>
      <PageLink to={to} title={name} className={cx(menuRow.row, styles.row, own.row)}>
        <Icon aria-hidden="true" />
        <span className={cx(menuRow.name, styles.text)}>{name}</span>
        {count > 0 && <CountBadge count={count} label={t('center.badge', { count })} />}
      </PageLink>
    </li>
  )
}

const GROUPS = ['money', 'records', 'settings', 'more'] as const

/** The member's own menu, in place of the site's while somebody is in the member center [MEMBER-01] [MEMBER-02]. */
export const MemberMenu = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const badge = useBadges()
  const { form, rows } = useBuiltRows()
  const nameOf = ({ section }: CenterRow) => t(section === 'hub' ? 'center.title' : `page.${section}`)
  const list = (some: readonly CenterRow[]) =>
    some.map((row) => (
      <Row key={row.section} to={row.to} icon={row.icon} name={nameOf(row)} count={row.section === 'hub' ? 0 : badge(row.section)} />
    ))
  return (
    <>
      <ul className={styles.group}>
        <Row to={paths.home} icon={ChevronLeft} name={t('center.lobby')} />
        {form === 'FULL' && <Row to={paths.member()} icon={UserRound} name={t('center.title')} />}
      </ul>
      {form === 'SHORT' ? (
        <ul className={cx(styles.group, styles.split)}>{list(rows)}</ul>
      ) : (
        GROUPS.filter((group) => rows.some((row) => row.group === group)).map((group) => (
          <div key={group} className={styles.split}>
            <h2 className={own.head}>{t(`center.group.${group}`)}</h2>
            <ul className={styles.group}>{list(rows.filter((row) => row.group === group))}</ul>
          </div>
        ))
      )}
      <ul className={cx(styles.group, styles.split)}>
        <Row to={paths.page('limits')} icon={SlidersHorizontal} name={t('page.limits')} count={badge('limits')} />
        <Row to={paths.page('responsible')} icon={ShieldCheck} name={t('menu.responsible')} />
        <Row to={paths.page('service')} icon={Headset} name={t('center.help')} />
        <li>
          <button
            type="button"
            title={t('action.signOut')}
            className={cx(menuRow.row, styles.row)}
            onClick={() => dispatch(dialogOpened({ kind: 'signOut', then: paths.home }))}
          >
            <LogOut aria-hidden="true" />
            <span className={cx(menuRow.name, styles.text)}>{t('action.signOut')}</span>
          </button>
        </li>
      </ul>
    </>
  )
}
