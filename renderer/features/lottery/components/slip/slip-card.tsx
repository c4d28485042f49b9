import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/card/card.tsx'
import { useBarred } from '../../hooks/use-barred.ts'
import { PhoneSlip } from './phone-slip.tsx'
import { IssueTag, SlipContent } from './slip-content.tsx'
import styles from './slip.module.css'

export const SlipCard = () => {
  const { t } = useTranslation('lottery')
  const barred = useBarred()
  if (barred) return <PhoneSlip />
  return (
    <Card as="section" flush aria-labelledby="slip-title" className={styles.card}>
      <div className={styles.head}>
        <h2 id="slip-title">{t('slip.title')}</h2>
        <IssueTag />
      </div>
      <SlipContent />
    </Card>
  )
}
