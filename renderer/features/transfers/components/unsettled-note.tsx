import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import styles from '../transfers.module.css'

/** A transfer that was sent and not answered: it is sent again under its key, and nothing else before. */
export const UnsettledNote = ({ what, onAgain }: { readonly what: string; readonly onAgain: () => void }) => {
  const { t } = useTranslation('transfers')
  return (
    <Card as="section" aria-label={t('unsettled.title')} className={styles.unsettled}>
      <h2>{t('unsettled.title')}</h2>
      <p>{t('unsettled.lead', { what })}</p>
      <Button look="quiet" onClick={onAgain}>
        {t('unsettled.again')}
      </Button>
    </Card>
  )
}
