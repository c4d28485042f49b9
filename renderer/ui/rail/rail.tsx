import { type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import strip from '../strip/strip.module.css'
import styles from './rail.module.css'

const SCROLL = cx(strip.onPhones, styles.scroll)

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

export interface RailRoomProps {
  readonly layout: NonNullable<RailProps['layout']>
  /** How many boxes will stand here. */
  readonly count: number
  /** For a plain layout: the class that arranges the boxes. */
  readonly className?: string | undefined
}

/** The room of a rail that joins later: as high as the rail, so that nothing moves when it does. */
export const RailRoom = ({ layout, count, className }: RailRoomProps) => (
  <div className={styles.rail} aria-hidden="true">
    <div className={styles.head}>
      <span className={styles.waitingTitle} />
    </div>
    <div className={cx(styles[layout], layout !== 'plain' && SCROLL, styles.waiting, className)}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  </div>
)

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
      <div className={cx(styles[layout], layout !== 'plain' && !wrap && SCROLL, busy && layout === 'tiles' && styles.breathing)}>
        {children}
      </div>
    </section>
  )
}
