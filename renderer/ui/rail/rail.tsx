import { type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './rail.module.css'

export interface RailProps {
  readonly title: ReactNode
  /** Small text beside the title: a count, a period. */
  readonly note?: ReactNode
  /** At the line's end: See all, or a vendor strip. */
  readonly end?: ReactNode
  /** `tiles`, `vendors` and `resume` are grids on wide screens; on phones they scroll sideways. */
  readonly layout?: 'tiles' | 'vendors' | 'resume' | 'plain'
  /** On phones: wraps into a grid instead of scrolling (for whole lists). */
  readonly wrap?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly children: ReactNode
}

/** A titled section of the lobby. */
export const Rail = ({ title, note, end, layout = 'plain', wrap, busy, children }: RailProps) => {
  const id = useId()
  return (
    <section className={styles.rail} aria-labelledby={id} aria-busy={busy || undefined}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
        {end && <div className={styles.end}>{end}</div>}
      </header>
      <div className={cx(styles[layout], layout !== 'plain' && !wrap && styles.scroll)}>{children}</div>
    </section>
  )
}
