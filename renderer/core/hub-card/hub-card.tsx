import type { ReactNode } from 'react'
import { Link } from '../../lib/link.tsx'
import { Card } from '../../ui/card/card.tsx'
import styles from './hub-card.module.css'

interface Props {
  readonly title: string
  /** Where the whole of it stands. */
  readonly to: string
  readonly more: string
  readonly children: ReactNode
}

/** A card of the member's hub: the gist of a page, and the way there. */
export const HubCard = ({ title, to, more, children }: Props) => (
  <Card as="section" aria-label={title} className={styles.card}>
    <header>
      <h2>{title}</h2>
      <Link to={to}>{more}</Link>
    </header>
    {children}
  </Card>
)
