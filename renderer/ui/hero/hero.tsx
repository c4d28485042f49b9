import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './hero.module.css'

export interface HeroProps {
  readonly eyebrow?: ReactNode
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly action?: ReactNode
  /** 760 by 320; its calm side is where the words stand. */
  readonly picture: string
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** One slide of the banner. Its box is the one index.html paints first, so it must not change size. */
export const Hero = ({ eyebrow, title, text, action, picture, children, className }: HeroProps) => (
  <div className={cx(styles.hero, className)}>
    <img
      src={picture}
      alt=""
      width="760"
      height="320"
      fetchPriority="high"
      className={styles.picture}
      onError={({ currentTarget }) => {
        // The ground below it is picture enough.
        currentTarget.style.visibility = 'hidden'
      }}
    />
    <div className={styles.copy}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
    {children}
  </div>
)
