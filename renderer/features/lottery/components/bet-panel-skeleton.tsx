import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import styles from './bet-panel.module.css'

/** The page's boxes while its lottery is on its way. */
export const BetPanelSkeleton = () => (
  <div aria-busy="true">
    <Skeleton height="104px" />
    <div className={styles.panel}>
      <div className={styles.main}>
        <Skeleton height="420px" />
      </div>
      <div className={styles.side}>
        <Skeleton height="520px" />
      </div>
    </div>
  </div>
)
