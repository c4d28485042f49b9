import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useFactorsQuery } from '../factors-api.ts'
import styles from '../security.module.css'

interface FactorsItemProps {
  readonly children: ReactNode
}

/** An item of the ways to log in that shows what the account has once it is known, and until then that it is being asked for. */
export const FactorsItem = ({ children }: FactorsItemProps) => {
  const { t } = useTranslation('errors')
  const { data, error, refetch } = useFactorsQuery({})
  return (
    <li className={styles.way}>
      {error !== undefined && (
        <div className={styles.wide}>
          <ErrorState title={t(failureKey(error))} onRetry={() => void refetch()} />
        </div>
      )}
      {!error && !data && (
        <div className={styles.wide}>
          <Skeleton height="40px" />
        </div>
      )}
      {!error && data && children}
    </li>
  )
}
