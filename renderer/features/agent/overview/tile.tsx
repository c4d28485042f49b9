import ChevronRight from 'lucide-react/icons/chevron-right'
import type { CSSProperties, ReactNode } from 'react'
import type { To } from 'react-router-dom'
import { cx } from '../../../lib/cx.ts'
import { Link } from '../../../lib/link.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import styles from './tiles.module.css'

interface TileProps {
  readonly name: string
  readonly value: string
  readonly note: string
  readonly tone?: 'gain' | 'loss' | undefined
  readonly hint: ReactNode
  readonly to: To
  /** Goes along with the address. */
  readonly state?: unknown
}

/** One figure of the days, and the way to what makes it. */
export const Tile = ({ name, value, note, tone, hint, to, state }: TileProps) => (
  <Link to={to} state={state} className={styles.tile}>
    <span className={styles.name}>
      {name}
      <span className={styles.go}>
        <span className={styles.hint}>{hint}</span>
        <ChevronRight aria-hidden="true" />
      </span>
    </span>
    <span className={styles.value} style={{ '--characters': value.length } as CSSProperties}>
      {value}
    </span>
    <span className={cx(styles.note, tone && styles[tone])}>{note}</span>
  </Link>
)

/** The place of a figure that is on its way. */
export const TileSkeleton = () => (
  <span className={styles.tile}>
    <span className={styles.name}>
      <Skeleton width="88px" height="12px" />
    </span>
    <span className={styles.value}>
      <Skeleton width="132px" height="24px" />
    </span>
    <span className={styles.note}>
      <Skeleton width="156px" height="10px" />
    </span>
  </span>
)

/** Whether more or less is good news: nothing where it is the same or unknown. */
export const toneOf = (change: number | bigint | undefined): 'gain' | 'loss' | undefined =>
  change === undefined || Number(change) === 0 ? undefined : change > 0 ? 'gain' : 'loss'
