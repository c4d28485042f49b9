import LogOut from 'lucide-react/icons/log-out'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { GroupBanner } from '../../features/content/index.ts'
import { selectStatus } from '../../features/session/index.ts'
import { cx } from '../../lib/cx.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { HoverPanel } from '../../ui/hover-panel/hover-panel.tsx'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { paths } from '../../core/paths.ts'
import { LanguageMenu } from './language-menu.tsx'
import { RowLink } from './row-link.tsx'
import menuRow from '../../ui/menu-row/menu-row.module.css'
import styles from './side-menu.module.css'
import { SIDE_MORE } from './side-more.ts'
import type { SideRow } from './side-rows.ts'
import { useFolded } from './use-folded.ts'

const AppCodes = lazyPart(async () => (await import('./app-codes.tsx')).AppCodes)

/** The apps' codes stand beside their row, for a phone's camera. */
const AppRow = (row: SideRow) => {
  const { t } = useTranslation()
  return (
    <HoverPanel label={t('menu.codes')} placement="beside" trigger={<RowLink {...row} />}>
      <Suspense>
        <AppCodes />
      </Suspense>
    </HoverPanel>
  )
}

const SignOutRow = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <li>
      <button
        type="button"
        className={cx(menuRow.row, styles.row)}
        onClick={() => dispatch(dialogOpened({ kind: 'signOut', then: paths.home }))}
      >
        <LogOut aria-hidden="true" />
        <span className={cx(menuRow.name, styles.text)}>{t('action.signOut')}</span>
      </button>
    </li>
  )
}

const FoldButton = () => {
  const { t } = useTranslation()
  const [folded, toggle] = useFolded()
  const Icon = folded ? PanelLeftOpen : PanelLeftClose
  const name = t(folded ? 'menu.unfold' : 'menu.fold')
  return (
    <button type="button" className={cx(menuRow.row, styles.row, styles.fold)} onClick={toggle}>
      <Icon aria-hidden="true" />
      <span className={cx(menuRow.name, styles.text)}>{name}</span>
    </button>
  )
}

/** The side menu's end: apps, customer service, language, sign out and the fold. It comes after the first paint [CHROME-08]. */
export const SideTail = () => {
  const member = useSelector(selectStatus) === 'member'
  return (
    <>
      <ul className={cx(styles.group, styles.split)}>
        {SIDE_MORE.map((row) => (
          <li key={row.text}>{row.text === 'app' ? <AppRow {...row} /> : <RowLink {...row} />}</li>
        ))}
        <li>
          <LanguageMenu className={cx(menuRow.row, styles.row)} textClassName={cx(menuRow.name, styles.text)} />
        </li>
        {member && <SignOutRow />}
      </ul>
      <Suspense>
        <GroupBanner group="w_leftmenu" titled className={styles.banner} />
      </Suspense>
      <FoldButton />
    </>
  )
}
