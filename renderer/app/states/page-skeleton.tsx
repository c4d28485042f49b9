import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import styles from './states.module.css'

/** A page whose state is not known yet. */
export const PageSkeleton = () => (
  <div className={styles.skeleton} aria-busy="true">
    <Skeleton width="240px" height="36px" />
    <Skeleton height="160px" />
    <Skeleton height="320px" />
  </div>
)
