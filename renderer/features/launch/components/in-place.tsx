import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import styles from './in-place.module.css'

/** A game that is on its way. */
export const Opening = () => {
  const { t } = useTranslation('launch')
  return (
    <div className={styles.opening} role="status" aria-label={t('waiting')}>
      <Skeleton height="100%" />
    </div>
  )
}

/** Words where a game would be. */
export const InPlace = ({ children }: { readonly children: ReactNode }) => <div className={styles.words}>{children}</div>
