import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteHandle } from '../../../core/feature.ts'
import styles from './filters.module.css'

/** Title and lead of a record, and what can be done with it. Where the office has the page it is called as there. */
export const PageHead = ({ title, lead, children }: { readonly title: string; readonly lead: string; readonly children?: ReactNode }) => {
  const { t } = useTranslation()
  const named = useRouteHandle()?.title
  return (
    <div className={styles.head}>
      <div>
        <h1>{named === 'page.agentAccountDetails' || named === 'page.agentBonus' ? t(named) : title}</h1>
        <p>{lead}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
