import { cx } from '../../../lib/cx.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useBarred, useForPhone } from '../hooks/use-barred.ts'
import styles from './bet-panel.module.css'

/** The page's boxes while its lottery is on its way. */
export const BetPanelSkeleton = () => {
  const barred = useBarred()
  const phone = useForPhone()
  return (
    <div aria-busy="true" className={cx(phone && styles.phone)}>
      <Skeleton height="104px" />
      <div className={cx(styles.panel, barred && styles.barred)}>
        <div className={styles.main}>
          <Skeleton height="420px" />
        </div>
        <div className={styles.side}>
          <Skeleton height="520px" />
        </div>
      </div>
    </div>
  )
}
