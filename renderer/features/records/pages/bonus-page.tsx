import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { RecordDays } from '../../../core/record-days.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useBonusDetailsQuery } from '../api.ts'
import { BonusPurse } from '../components/bonus-purse.tsx'
import { MovementList } from '../components/movement-list.tsx'
import { PageHead } from '../components/page-head.tsx'
import { Summary } from '../components/summary.tsx'
import { useRecordView } from '../hooks/use-record-view.ts'

/** The bonus that is active, and bonuses that were credited [WALLET-08]. */
export const Component = () => {
  const { t } = useTranslation(['movements', 'errors', 'withdraw'])
  const view = useRecordView()
  const { data, error, refetch } = useBonusDetailsQuery({ ...view.days, pageSize: 100 })
  return (
    <>
      <PageHead title={t('bonus.title')} lead={t('bonus.lead')}>
        <RecordDays view={view} />
      </PageHead>
      {data?.purse && <BonusPurse purse={data.purse} />}
      <Summary label={t('totals')} cells={[{ id: 'total', label: t('bonus.total'), value: data?.total, strong: true }]} />
      {error ? (
        <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height="240px" />
      ) : data.list.length === 0 ? (
        <EmptyState title={t('bonus.empty')} hint={t('bonus.emptyHint')} />
      ) : (
        <MovementList label={t('bonus.title')} rows={data.list} days={new Map()} today={view.today} opened={view.row} onOpen={view.open} />
      )}
    </>
  )
}
