import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { HelpTexts } from '../../content/index.ts'
import { VisitChoice } from '../../visits/index.ts'
import { StaticPage } from '../static-page.tsx'
import styles from '../places.module.css'

/** What a member agrees to, in the operator's words. */
export const Component = () => {
  const { t } = useTranslation(['places', 'common'])
  return (
    <StaticPage title={t('common:page.agreement')} lead={t('agreement.lead')}>
      <div className={styles.texts}>
        <h2>{t('agreement.full')}</h2>
        <Suspense fallback={<Skeleton height="320px" />}>
          <HelpTexts section="AGREEMENT" />
        </Suspense>
      </div>
      <VisitChoice />
    </StaticPage>
  )
}
