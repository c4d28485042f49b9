import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { RecordDays } from '../../../core/record-days.tsx'
import { useDayWords } from '../../../i18n/use-day-words.ts'
import { EmptyState } from '../../../ui/state/state.tsx'
import { usePersonalProfitQuery } from '../api.ts'
import { FiguresTable } from '../components/figures-table.tsx'
import { PageHead } from '../components/page-head.tsx'
import { Summary } from '../components/summary.tsx'
import { useRecordView } from '../hooks/use-record-view.ts'
import styles from '../components/figures.module.css'

/** The personal profit and loss: what playing came to, by day and by game [WALLET-07]. */
export const Component = () => {
  const { t } = useTranslation(['movements', 'errors'])
  const view = useRecordView()
  const words = useDayWords()
  const { data, error, isFetching, refetch } = usePersonalProfitQuery(view.days)
  const sums = [
    { id: 'stakes', header: t('kindName.BET') },
    { id: 'payouts', header: t('kindName.PAYOUT') },
    { id: 'rebate', header: t('kindName.REBATE') },
    { id: 'bonus', header: t('kindName.BONUS') },
    { id: 'net', header: t('profit.net'), signed: true },
  ] as const
  const failed = error && t(`errors:${failureKey(error)}`)
  return (
    <>
      <PageHead title={t('profit.title')} lead={t('profit.lead')}>
        <RecordDays view={view} />
      </PageHead>
      <Summary
        label={t('totals')}
        cells={[
          { id: 'stakes', label: t('kindName.BET'), value: data?.stakes },
          { id: 'payouts', label: t('kindName.PAYOUT'), value: data?.payouts },
          { id: 'rebate', label: t('kindName.REBATE'), value: data?.rebate },
          { id: 'bonus', label: t('kindName.BONUS'), value: data?.bonus },
          { id: 'net', label: t('profit.net'), value: data?.net, signed: true, strong: true },
          { id: 'deposits', label: t('kindName.DEPOSIT'), value: data?.deposits },
          { id: 'withdrawals', label: t('kindName.WITHDRAWAL'), value: data?.withdrawals },
        ]}
      />
      <p className={styles.note}>{t('profit.how')}</p>
      <FiguresTable
        label={t('profit.byDay')}
        first={{ header: t('column.day'), cell: ({ day }) => words.day(day) }}
        sums={[...sums, { id: 'deposits', header: t('kindName.DEPOSIT') }, { id: 'withdrawals', header: t('kindName.WITHDRAWAL') }]}
        rows={data?.days ?? []}
        loading={isFetching && data === undefined}
        error={failed}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('empty')} />}
      />
      {data && data.products.length > 0 && (
        <>
          <h2 className={styles.title}>{t('profit.byGame')}</h2>
          <FiguresTable
            label={t('profit.byGame')}
            first={{ header: t('column.game'), cell: ({ name }) => name }}
            sums={sums}
            rows={data.products}
          />
        </>
      )}
    </>
  )
}
