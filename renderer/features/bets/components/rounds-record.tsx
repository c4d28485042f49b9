import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { useRoundsQuery } from '../rounds-api.ts'
import type { RecordView } from '../hooks/use-record-view.ts'
import { isRoundState, ROUND_STATES } from '../model/filters.ts'
import { RecordSheet } from './record-sheet.tsx'
import { RoundsTable } from './rounds-table.tsx'

const PAGE_SIZE = 18

/** Rounds of vendors' games. */
export const RoundsRecord = ({ view }: { readonly view: RecordView }) => {
  const { t } = useTranslation(['records', 'errors'])
  const { query, game, vendor, page } = view
  const stateParam = query.get('state')
  const state = isRoundState(stateParam) ? stateParam : undefined
  const { data, error, isFetching, refetch } = useRoundsQuery({
    ...view.days,
    ...(state ? { state } : {}),
    ...(game ? { gameCode: game } : {}),
    ...(vendor ? { vendor } : {}),
    pageNo: page,
    pageSize: PAGE_SIZE,
  })
  return (
    <RecordSheet view={view} data={data} state={state} states={ROUND_STATES.map((value) => [value, t(`roundState.${value}`)] as const)}>
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
    </RecordSheet>
  )
}
