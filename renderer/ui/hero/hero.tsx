import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Picture } from '../picture/picture.tsx'
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
    <Picture src={picture} width={760} height={320} first className={styles.picture} />
    <div className={styles.copy}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
    {children}
  </div>
)
