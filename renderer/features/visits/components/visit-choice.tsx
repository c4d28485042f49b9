import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { choose, useChoice } from '../choice.ts'
import styles from './visits.module.css'

/** What was chosen, and the other choice. */
export const VisitChoice = () => {
  const { t } = useTranslation('visits')
  const choice = useChoice()
  return (
    <section className={styles.choice}>
      <h2>{t('title')}</h2>
      <p>{t('question', { name: brand.name })}</p>
      <Segmented
        label={t('title')}
        options={[
          { value: 'no', label: t('no') },
          { value: 'yes', label: t('yes') },
        ]}
        value={choice ?? 'no'}
        onChange={choose}
      />
    </section>
  )
}
