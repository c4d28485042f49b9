import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { useBetsQuery } from '../api.ts'
import type { RecordView } from '../hooks/use-record-view.ts'
import { isState, STATES } from '../model/filters.ts'
import { BetsTable } from './bets-table.tsx'
import { RecordSheet } from './record-sheet.tsx'

const PAGE_SIZE = 18

/** Bets on lotteries. */
export const LotteryRecord = ({ view }: { readonly view: RecordView }) => {
  const { t } = useTranslation(['records', 'errors'])
  const { query, game, page } = view
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
    <RecordSheet view={view} data={data} rebates state={state} states={STATES.map((value) => [value, t(`state.${value}`)] as const)}>
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
    </RecordSheet>
  )
}
