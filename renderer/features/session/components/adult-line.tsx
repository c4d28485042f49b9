import ShieldCheck from 'lucide-react/icons/shield-check'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import styles from './forms.module.css'

/** Under every way in: who may play, and that a demonstration takes no money. */
export const AdultLine = () => {
  const { t } = useTranslation('session')
  return (
    <p className={styles.adult}>
      <ShieldCheck aria-hidden="true" />
      {t(brand.demonstration ? 'adultDemonstration' : 'adult')}
    </p>
  )
}
