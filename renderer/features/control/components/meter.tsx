import styles from '../control.module.css'

interface MeterProps {
  /** From 0 to 1. */
  readonly share: number
}

/** How much of a limit is used; the words beside it say the same. */
export const Meter = ({ share }: MeterProps) => (
  <span className={styles.meter} data-tight={share >= 0.7 || undefined} aria-hidden="true">
    <span style={{ inlineSize: `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }} />
  </span>
)
