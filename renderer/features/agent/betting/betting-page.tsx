import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { AsOf } from '../../../core/office-table/as-of.tsx'
import { useAddressView } from '../../../core/office-table/use-address-view.ts'
import { useClampPage } from '../../../core/office-table/use-clamp-page.ts'
import { useCounted } from '../../../core/office-table/use-counted.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { useTeamRowsQuery } from '../api.ts'
import { Find } from '../../../core/office-page/find.tsx'
import { TeamHead } from '../../../core/office-page/team-head.tsx'
import { LIVE } from '../../../core/office-page/live.ts'
import { useToday } from '../../../core/office-page/use-today.ts'
import { useRowColumns } from '../rows/row-columns.tsx'
import { GameFilter } from './game-filter.tsx'
import { changedBetting, readBetting, writeBetting } from './view.ts'
import cards from '../../../core/office-page/cards.module.css'
import styles from '../../../core/office-page/page.module.css'

const PAGE_SIZE = 50

/** Every settled bet of the team, and what they come to [AGENT-11]. */
export const Component = () => {
  const { t } = useTranslation(['teamRecords', 'agent', 'tables', 'errors', 'common'])
  const format = useFormat()
  const dispatch = useAppDispatch()
  const today = useToday()
  const form = useMemo(
    () => ({ read: (params: URLSearchParams) => readBetting(params, today), write: writeBetting, changed: changedBetting }),
    [today],
  )
  const { view, change } = useAddressView(form)
  const words = view.find.trim()
  const question = {
    ...view.days,
    scope: view.scope,
    kind: 'BETS' as const,
    ...(words && { find: words }),
    ...(view.game && { game: view.game }),
  }
  const { counted, note } = useCounted(question, view.page)
  const { data, currentData, error, isFetching, refetch } = useTeamRowsQuery(
    { ...question, ...(counted !== undefined && { counted }), pageNo: view.page, pageSize: PAGE_SIZE },
    LIVE,
  )
  note(currentData?.total)
  const beyond = useClampPage(view.page, currentData?.totalPages, () => change({ page: 1 }))
  const bets = beyond || (error && !currentData) ? undefined : data
  const columns = useRowColumns('BETS', bets, true)
  const find = useCallback((words: string) => change({ find: words }), [change])

  return (
    <>
      <TeamHead title={t('common:page.teamBets')} view={view} change={change}>
        <AsOf
          at={bets?.serverNow}
          currency={bets?.totals.amount.currency}
          old={Boolean(error && bets)}
          busy={isFetching}
          onRefresh={() => void refetch()}
        />
      </TeamHead>
      <div className={styles.bar}>
        <Find value={view.find} onFind={find} />
        <GameFilter games={data?.games ?? []} value={view.game} onChange={(game) => change({ game })} />
        <span className={styles.count} role="status">
          {bets && t('tables:rows', { count: bets.total, number: format.number(bets.total) })}
        </span>
      </div>
      <div className={cx(styles.table, cards.cards, !currentData && Boolean(data) && styles.stale)}>
        <DataTable
          dense
          label={t('common:page.teamBets')}
          columns={columns}
          rows={bets?.list ?? []}
          rowKey={(row) => row.id}
          counted={bets && { all: bets.total, before: (view.page - 1) * PAGE_SIZE }}
          opens={(row) => row.bet !== null}
          onRow={({ id }) => dispatch(dialogOpened({ kind: 'teamBet', betId: id }))}
          total={
            bets && {
              label: t('agent:drawer.all', { count: bets.total, number: format.number(bets.total) }),
              cells: Object.fromEntries(columns.map((column) => [column.id, column.total])),
            }
          }
          loading={!bets && (beyond || !error)}
          expected={12}
          error={error && t(`errors:${failureKey(error)}`)}
          onRetry={() => void refetch()}
          empty={
            <EmptyState
              title={t('noBets')}
              hint={t('tables:noneHint')}
              action={
                <Button look="ghost" onClick={() => change({ find: '', game: undefined, scope: 'TEAM' })}>
                  {t('showAll')}
                </Button>
              }
            />
          }
        />
      </div>
      <footer className={styles.foot}>
        <span />
        <Pagination page={view.page} total={bets?.totalPages ?? 1} onPage={(page) => change({ page })} />
      </footer>
    </>
  )
}
