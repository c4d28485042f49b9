import type { ReactNode } from 'react'
import styles from './message-page.module.css'

interface MessagePageProps {
  readonly title: string
  readonly lead: ReactNode
  readonly actions?: ReactNode
  /** A fact under the words, e.g. an address. */
  readonly note?: string | undefined
  /** Which drawing: a gate that is being raised, one that leads nowhere, one that fell, one that is shut. */
  readonly scene: 'building' | 'nowhere' | 'fallen' | 'closed'
}

const ARCH = 'M40 104V64a40 40 0 0 1 80 0v40h-16V64a24 24 0 0 0-48 0v40z'

/** One message on a page of its own, under a small drawing of the brand's gate. */
export const MessagePage = ({ title, lead, note, actions, scene }: MessagePageProps) => (
  <div className={styles.page}>
    <svg viewBox="0 0 160 116" aria-hidden="true" className={styles.picture}>
      <circle cx="80" cy="56" r="52" fill="var(--accent-soft)" />
      <path
        d={ARCH}
        fill="var(--logo-1)"
        opacity={scene === 'building' ? 0.9 : 1}
        transform={scene === 'fallen' ? 'rotate(14 80 104)' : undefined}
      />
      {scene === 'building' && (
        <path d="M28 104V36M132 104V36M28 60h104M28 84h104M28 36h104" stroke="var(--logo-2)" strokeWidth="3" fill="none" />
      )}
      {scene === 'closed' && <path d="M58 104V70h44v34zM72 70v34M88 70v34" stroke="var(--logo-2)" strokeWidth="4" fill="none" />}
      {scene === 'nowhere' && <circle cx="80" cy="86" r="7" fill="var(--logo-2)" />}
      <path d="M16 105h128" stroke="var(--line-strong)" strokeWidth="2" />
    </svg>
    <h1>{title}</h1>
    <p className={styles.lead}>{lead}</p>
    {note && <p className={styles.code}>{note}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)
