import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import styles from './countdown-ring.module.css'

const RADIUS = 28
const ROUND = 2 * Math.PI * RADIUS

export interface CountdownRingProps {
  /** Time left, and the whole of it, in milliseconds. The caller owns the clock (server time). */
  readonly leftMs: number
  readonly wholeMs: number
  /** Over the figure, e.g. that betting closes in. */
  readonly label?: ReactNode
  /** In a bar: the ring before a smaller figure, no label. */
  readonly small?: boolean
  /** Shown instead of the figure once nothing is left. */
  readonly closed?: ReactNode
}

/** Time running out: figure and ring; the last 30 seconds warn in colour and weight. */
export const CountdownRing = ({ leftMs, wholeMs, label, small, closed }: CountdownRingProps) => {
  const format = useFormat()
  const over = leftMs <= 0
  const share = wholeMs > 0 ? Math.min(Math.max(leftMs / wholeMs, 0), 1) : 0
  return (
    <div className={cx(styles.countdown, small && styles.small, over ? styles.over : leftMs < 30_000 && styles.soon)}>
      <div className={styles.text}>
        {label && <div className={styles.label}>{label}</div>}
        <div className={styles.figure} role="timer">
          {over && closed ? closed : format.countdown(leftMs)}
        </div>
      </div>
      <svg viewBox="0 0 64 64" className={styles.ring} aria-hidden="true">
        <circle cx="32" cy="32" r={RADIUS} className={styles.track} />
        <circle cx="32" cy="32" r={RADIUS} className={styles.left} strokeDasharray={ROUND} strokeDashoffset={ROUND * (1 - share)} />
      </svg>
    </div>
  )
}
