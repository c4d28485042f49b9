import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { RecordDays } from '../../../core/record-days.tsx'
import { useDayWords } from '../../../i18n/use-day-words.ts'
import { EmptyState } from '../../../ui/state/state.tsx'
import { RebateClaims } from '../../promotions/index.ts'
import { useManualRebateQuery } from '../api.ts'
import { FiguresTable } from '../components/figures-table.tsx'
import { PageHead } from '../components/page-head.tsx'
import { Summary } from '../components/summary.tsx'
import { useRecordView } from '../hooks/use-record-view.ts'
import styles from '../components/figures.module.css'

/** What was played and what came back of it, by day and game, and the rebates that are claimed by hand [WALLET-08]. */
export const Component = () => {
  const { t } = useTranslation(['movements', 'errors'])
  const view = useRecordView()
  const words = useDayWords()
  const { data, error, isFetching, refetch } = useManualRebateQuery(view.days)
  const rows = (data?.list ?? []).map((row) => ({ ...row, title: `${words.day(row.day)} · ${row.name}` }))
  return (
    <>
      <PageHead title={t('rebate.title')} lead={t('rebate.lead')}>
        <RecordDays view={view} />
      </PageHead>
      <Summary
        label={t('totals')}
        cells={[
          { id: 'stakes', label: t('rebate.stakes'), value: data?.stakes },
          { id: 'rebate', label: t('rebate.credited'), value: data?.rebate, strong: true },
        ]}
      />
      <p className={styles.note}>{t('rebate.how')}</p>
      <div className={styles.claims}>
        <RebateClaims />
      </div>
      <FiguresTable
        label={t('rebate.title')}
        first={{ header: t('rebate.dayAndGame'), cell: ({ title }) => title }}
        sums={[
          { id: 'stakes', header: t('rebate.stakes') },
          { id: 'rebate', header: t('rebate.credited'), signed: true },
        ]}
        rows={rows}
        loading={isFetching && data === undefined}
        error={error && t(`errors:${failureKey(error)}`)}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('rebate.empty')} hint={t('rebate.emptyHint')} />}
      />
    </>
  )
}
