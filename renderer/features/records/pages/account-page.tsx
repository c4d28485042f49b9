import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DateField } from '../../../ui/date-field/date-field.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { recordsRenewed, useAccountRecordsInfiniteQuery, useFreshRecordsQuery, useRecordTotalsQuery } from '../api.ts'
import { AccountFilters } from '../components/account-filters.tsx'
import { AccountSummary } from '../components/account-summary.tsx'
import { FileButtons } from '../components/file-buttons.tsx'
import { MovementList } from '../components/movement-list.tsx'
import { PageHead } from '../components/page-head.tsx'
import { useRecordView } from '../hooks/use-record-view.ts'
import { firstDay } from '../../../lib/days.ts'
import styles from '../components/account.module.css'

const PAGE_SIZE = 50
/** Where the newest movement is not known, everything is newer. */
const BEGINNING = '0.0'

/** The account record: every movement of the main wallet. Filters and the opened row stand in the address [WALLET-07]. */
export const Component = () => {
  const { t } = useTranslation(['movements', 'days', 'errors'])
  const dispatch = useAppDispatch()
  const view = useRecordView()
  const filter = {
    ...view.days,
    ...(view.kind ? { kind: view.kind } : {}),
    ...(view.product === undefined ? {} : { product: view.product }),
    ...(view.vendor === undefined ? {} : { vendor: view.vendor }),
  }
  const { data: totals, isError: noTotals, refetch: refetchTotals } = useRecordTotalsQuery(filter)
  const page = useAccountRecordsInfiniteQuery({ ...filter, ...(view.until ? { until: view.until } : {}), pageSize: PAGE_SIZE })
  const pages = page.data?.pages
  const rows = useMemo(() => pages?.flatMap(({ list }) => list) ?? [], [pages])
  const days = useMemo(() => new Map(pages?.flatMap((each) => each.days.map((day) => [day.day, day] as const)) ?? []), [pages])
  const newest = rows[0]?.cursor ?? BEGINNING
  // Failure not shown: it only offers what is newer, and the list below stays as it is.
  const { data: fresh } = useFreshRecordsQuery(
    { ...filter, newer: newest, pageSize: 100 },
    { skip: page.data === undefined || view.until !== undefined },
  )
  const count = fresh?.list.length ?? 0
  return (
    <>
      <PageHead title={t('account.title')} lead={t('account.lead')}>
        <FileButtons filter={filter} count={totals?.movements} />
      </PageHead>
      {!totals && noTotals ? (
        <ErrorLine of={t('totals')} onRetry={() => void refetchTotals()} />
      ) : (
        <AccountSummary view={view} totals={totals} />
      )}
      <AccountFilters view={view} products={totals?.products ?? []} vendors={totals?.vendors ?? []} />
      <p className={styles.fresh} role="status">
        {count > 0 && (
          <Button look="quiet" size="small" onClick={() => dispatch(recordsRenewed())}>
            {t('fresh', { count })}
          </Button>
        )}
      </p>
      {page.error && rows.length === 0 ? (
        <ErrorState title={t(`errors:${failureKey(page.error)}`)} onRetry={() => void page.refetch()} />
      ) : page.data === undefined ? (
        <Skeleton height="480px" />
      ) : rows.length === 0 ? (
        <EmptyState
          title={t('empty')}
          action={
            view.preset === 'last30' ? undefined : (
              <Button look="ghost" onClick={() => view.choosePreset('last30')}>
                {t('days:last30')}
              </Button>
            )
          }
        />
      ) : (
        <MovementList label={t('account.title')} rows={rows} days={days} today={view.today} opened={view.row} onOpen={view.open} />
      )}
      <div className={styles.foot}>
        <p>{totals && t('listed', { shown: rows.length, count: totals.movements })}</p>
        {page.hasNextPage && (
          <Button look="ghost" busy={page.isFetchingNextPage} onClick={() => void page.fetchNextPage()}>
            {t('more', { count: PAGE_SIZE })}
          </Button>
        )}
        <label className={styles.jump}>
          {t('jump')}
          <DateField
            dense
            value={view.until ?? ''}
            min={firstDay(view.today)}
            max={view.days.to}
            onValue={(day) => view.jump(day === '' ? undefined : day)}
          />
        </label>
      </div>
    </>
  )
}
