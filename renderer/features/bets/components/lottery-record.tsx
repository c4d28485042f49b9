import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { useBetsQuery } from '../api.ts'
import type { RecordView } from '../hooks/use-record-view.ts'
import { isState, STATES } from '../model/filters.ts'
import { BetsTable } from './bets-table.tsx'
import styles from './bets.module.css'
import { RecordHead } from './record-head.tsx'
import { RecordTotals } from './record-totals.tsx'

const PAGE_SIZE = 18

/** Bets on lotteries. */
export const LotteryRecord = ({ view }: { readonly view: RecordView }) => {
  const { t } = useTranslation(['records', 'errors'])
  const { query, game, page, filter } = view
  const stateParam = query.get('state')
  const state = isState(stateParam) ? stateParam : undefined
  const { data, error, isFetching, refetch } = useBetsQuery({
    ...view.days,
    ...(state ? { state } : {}),
    ...(game ? { gameCode: game } : {}),
    pageNo: page,
    pageSize: PAGE_SIZE,
  })
  return (
    <>
      <RecordHead view={view} games={data?.games} />
      <RecordTotals totals={data?.totals} rebates />
      <ChipRow label={t('states')} className={styles.states}>
        <Chip on={!state} onClick={() => filter('state', undefined)}>
          {t('allStates')}
        </Chip>
        {STATES.map((value) => (
          <Chip key={value} on={state === value} onClick={() => filter('state', value)}>
            {t(`state.${value}`)}
          </Chip>
        ))}
      </ChipRow>
      <Card flush className={styles.sheet}>
        <BetsTable
          label={t('title')}
          bets={data?.list ?? []}
          loading={isFetching}
          error={error && t(`errors:${failureKey(error)}`)}
          onRetry={() => void refetch()}
          empty={
            <EmptyState
              title={t('empty')}
              hint={t('emptyHint')}
              action={
                <ButtonLink look="ghost" to={paths.page('lottery')}>
                  {t('toLottery')}
                </ButtonLink>
              }
            />
          }
        />
      </Card>
      <div className={styles.pager}>
        <Pagination page={page} total={data?.totalPages ?? 0} onPage={(to) => view.change({ page: String(to) })} />
      </div>
    </>
  )
}
