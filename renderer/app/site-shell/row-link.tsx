import { useTranslation } from 'react-i18next'
import { PageLink } from '../../lib/link.tsx'
import { cx } from '../../lib/cx.ts'
import menuRow from '../../ui/menu-row/menu-row.module.css'
import styles from './side-menu.module.css'
import type { SideRow } from './side-rows.ts'

/** One row of the side menu; its name is a tooltip where only the icon shows. */
export const RowLink = ({ to, icon: Icon, text }: SideRow) => {
  const { t } = useTranslation()
  return (
    <PageLink to={to} className={cx(menuRow.row, styles.row)}>
      <Icon aria-hidden="true" />
      <span className={cx(menuRow.name, styles.text)}>{t(`menu.${text}`)}</span>
    </PageLink>
  )
}
