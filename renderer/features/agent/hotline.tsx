import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import styles from './hotline.module.css'

/** What agents call and when, as the brand has it; a brand without a number shows the hours alone. */
export const Hotline = ({ className }: { readonly className?: string | undefined }) => {
  const { t } = useTranslation()
  const number = brand.agentHotline
  return (
    <p className={className}>
      {t('agent.hotline')}
      {number !== null && (
        <a href={`tel:${number.replaceAll(/[ -]/g, '')}`} className={styles.number}>
          <bdi dir="ltr">{number}</bdi>
        </a>
      )}
      <span className={styles.hours}>{t('agent.hotlineHours')}</span>
    </p>
  )
}
