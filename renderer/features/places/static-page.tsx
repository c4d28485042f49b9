import type { ReactNode } from 'react'
import styles from './places.module.css'

interface StaticPageProps {
  readonly title: string
  readonly lead: ReactNode
  readonly children: ReactNode
}

/** A page to read: its name, one sentence, and what it is for. */
export const StaticPage = ({ title, lead, children }: StaticPageProps) => (
  <article className={styles.place}>
    <header>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
    {children}
  </article>
)
