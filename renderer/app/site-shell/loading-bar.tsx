import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'
import styles from './loading-bar.module.css'

/** The next page is on its way while this one stays: a thin line that appears only when it takes a moment [ROUTE-17]. */
export const LoadingBar = () => {
  const { t } = useTranslation()
  return useNavigation().state === 'loading' ? <div className={styles.bar} role="progressbar" aria-label={t('loading')} /> : null
}
