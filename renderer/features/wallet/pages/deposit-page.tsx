import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card/card.tsx'
import { DepositFlow } from '../deposit/deposit-flow.tsx'
import styles from './deposit-page.module.css'

/** The deposit form at an address of its own, for phones and links. */
export const Component = () => {
  const { t } = useTranslation('wallet')
  return (
    <div className={styles.page}>
      <h1>{t('deposit.title')}</h1>
      <p className={styles.lead}>{t('deposit.lead')}</p>
      <Card className={styles.card}>
        <DepositFlow />
      </Card>
    </div>
  )
}
