import styles from './meter.module.css'

interface MeterProps {
  /** From 0 to 1. */
  readonly share: number
  /** What is about to count besides, as a share of the same limit. */
  readonly added?: number
}

const within = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100)

/** How much of a limit is used; the words beside it say the same. */
export const Meter = ({ share, added = 0 }: MeterProps) => {
  const used = within(share)
  const more = Math.min(within(added), 100 - used)
  return (
    <span className={styles.meter} data-tight={share >= 0.7 || undefined} aria-hidden="true">
      <span style={{ inlineSize: `${used}%` }} />
      {more > 0 && <span data-added style={{ inlineSize: `${more}%` }} />}
    </span>
  )
}
