import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { usePlayLimitsQuery } from '../api.ts'
import { BreakSection } from '../components/break-section.tsx'
import { HelpSection } from '../components/help-section.tsx'
import { LimitsSection } from '../components/limits-section.tsx'
import { MonthsSection } from '../components/months-section.tsx'
import { OffersSection } from '../components/offers-section.tsx'
import { RaisesSection } from '../components/raises-section.tsx'
import { Standing } from '../components/standing.tsx'
import styles from '../control.module.css'

/** Everything by which a player stays in control, at one address and one step from every page. */
export const Component = () => {
  const { t } = useTranslation('control')
  const { data, isError, refetch } = usePlayLimitsQuery({}, { refetchOnMountOrArgChange: true })
  return (
    <div className={styles.page} aria-busy={!data || undefined}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {!data && (isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="528px" />)}
      {data && (
        <>
          <Standing overview={data} />
          <LimitsSection overview={data} />
          <RaisesSection overview={data} />
          <BreakSection overview={data} />
          <HelpSection overview={data} />
          <OffersSection overview={data} />
          <MonthsSection overview={data} />
        </>
      )}
    </div>
  )
}
