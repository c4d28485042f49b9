import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { useRoundsQuery } from '../api.ts'
import type { RecordView } from '../hooks/use-record-view.ts'
import { isRoundState, ROUND_STATES } from '../model/filters.ts'
import styles from './bets.module.css'
import { RecordHead } from './record-head.tsx'
import { RecordTotals } from './record-totals.tsx'
import { RoundsTable } from './rounds-table.tsx'

const PAGE_SIZE = 18

/** Rounds of vendors' games. */
export const RoundsRecord = ({ view }: { readonly view: RecordView }) => {
  const { t } = useTranslation(['records', 'errors'])
  const { query, game, page, filter } = view
  const stateParam = query.get('state')
  const state = isRoundState(stateParam) ? stateParam : undefined
  const { data, error, isFetching, refetch } = useRoundsQuery({
    ...view.days,
    ...(state ? { state } : {}),
    ...(game ? { gameCode: game } : {}),
    pageNo: page,
    pageSize: PAGE_SIZE,
  })
  return (
    <>
      <RecordHead view={view} games={data?.games} />
      <RecordTotals totals={data?.totals} />
      <ChipRow label={t('states')} className={styles.states}>
        <Chip on={!state} onClick={() => filter('state', undefined)}>
          {t('allStates')}
        </Chip>
        {ROUND_STATES.map((value) => (
          <Chip key={value} on={state === value} onClick={() => filter('state', value)}>
            {t(`roundState.${value}`)}
          </Chip>
        ))}
      </ChipRow>
      <Card flush className={styles.sheet}>
        <RoundsTable
          label={t('title')}
          rounds={data?.list ?? []}
          loading={isFetching}
          error={error && t(`errors:${failureKey(error)}`)}
          onRetry={() => void refetch()}
          empty={
            <EmptyState
              title={t('rounds.empty')}
              hint={t('rounds.emptyHint')}
              action={
                <ButtonLink look="ghost" to={paths.home}>
                  {t('rounds.toGames')}
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
