import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './tag.module.css'

export type Tone = 'neutral' | 'positive' | 'negative' | 'warning' | 'accent'

/** A state in a word; give an icon too where the tone carries meaning, colour is never alone. */
export const Tag = ({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) => (
  <span className={cx(styles.tag, styles[tone])}>
    {icon}
    {children}
  </span>
)

/** How many wait, beside a menu row. */
export const CountBadge = ({ count, label }: { count: number; label: string }) =>
  count > 0 ? (
    <span className={styles.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  ) : null
