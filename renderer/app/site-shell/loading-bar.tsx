import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoading } from '../loading.ts'
import styles from './loading-bar.module.css'

/** The next page is on its way while this one stays: a thin line that appears only when it takes a moment [ROUTE-17]. */
export const LoadingBar = () => {
  const { t } = useTranslation()
  const { subscribe, read } = useLoading()
  return useSyncExternalStore(subscribe, read) ? <div className={styles.bar} role="progressbar" aria-label={t('loading')} /> : null
}
