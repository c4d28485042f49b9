import type { CSSProperties } from 'react'
import { cx } from '../../lib/cx.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** CSS lengths; give the size of what will stand here. */
  readonly width?: string | undefined
  readonly height?: string | undefined
  readonly ratio?: string | undefined
  readonly round?: boolean | undefined
}

/** The place of something that is on its way. Mark the region around it `aria-busy`. */
export const Skeleton = ({ width = '100%', height, ratio, round }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={cx(styles.skeleton, round && styles.round)}
    style={{ inlineSize: width, blockSize: height, aspectRatio: ratio } as CSSProperties}
  />
)
