import type { ReactNode } from 'react'
import styles from './filters.module.css'

/** Title and lead of a record, and what can be done with it. */
export const PageHead = ({ title, lead, children }: { readonly title: string; readonly lead: string; readonly children?: ReactNode }) => (
  <div className={styles.head}>
    <div>
      <h1>{title}</h1>
      <p>{lead}</p>
    </div>
    <div className={styles.actions}>{children}</div>
  </div>
)
