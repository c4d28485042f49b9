import { useTranslation } from 'react-i18next'
import styles from './disputes.module.css'

export const WhatHappensNext = () => {
  const { t } = useTranslation('disputes')
  return (
    <section className={styles.next}>
      <h3>{t('next')}</h3>
      <p>{t('nextGranted')}</p>
      <p>{t('nextRefused')}</p>
      <p>{t('nextLate')}</p>
    </section>
  )
}
