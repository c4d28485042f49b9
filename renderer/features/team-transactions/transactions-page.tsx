import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import { AsOf } from '../../core/office-table/as-of.tsx'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { ErrorLine } from '../../ui/error-line/error-line.tsx'
import { EmptyState } from '../../ui/state/state.tsx'
import { useTeamMovementsQuery, useTeamMovementTotalsQuery } from './api.ts'
import { Find } from '../../core/office-page/find.tsx'
import { TeamHead } from '../../core/office-page/team-head.tsx'
import { LIVE } from '../../core/office-page/live.ts'
import { KindTotals } from './kind-totals.tsx'
import { useMovementColumns } from './movement-columns.tsx'
import { useTransactions } from './use-transactions.ts'
import { movementsQuestion } from './view.ts'
import cards from '../../core/office-page/cards.module.css'
import styles from '../../core/office-page/page.module.css'

const PAGE_SIZE = 50

/** Everything that moved on the wallets of the team, and what it came to by kind [AGENT-11]. */
export const Component = () => {
  const { t } = useTranslation(['teamRecords', 'tables', 'errors', 'common'])
  const format = useFormat()
  const { view, change } = useTransactions()
  const { kind: _kind, ...question } = movementsQuestion(view)
  const { older, newer } = view
  const request = { ...movementsQuestion(view), ...(older && { older }), ...(newer && { newer }), pageSize: PAGE_SIZE }
  const { data, currentData, error, isFetching, refetch } = useTeamMovementsQuery(request, LIVE)
  const { currentData: totals, isError: noTotals, refetch: refetchTotals } = useTeamMovementTotalsQuery(question, LIVE)
  const page = error && !currentData ? undefined : data
  const rows = page?.list ?? []
  const columns = useMovementColumns(rows)
  const matched = view.kind ? totals?.kinds.find(({ kind }) => kind === view.kind)?.movements : totals?.movements
  const find = useCallback((words: string) => change({ find: words }), [change])
  const refresh = () => {
    void refetch()
    void refetchTotals()
  }

  return (
    <>
      <TeamHead title={t('common:page.agentDownlineTransactionDetailsCopy')} view={view} change={change}>
        <AsOf at={page?.serverNow} currency={totals?.in.currency} old={Boolean(error && page)} busy={isFetching} onRefresh={refresh} />
      </TeamHead>
      {!totals && noTotals && !error && <ErrorLine of={t('byKind')} onRetry={() => void refetchTotals()} />}
      <KindTotals totals={totals} chosen={view.kind} onChoose={(kind) => change({ kind })} />
      <div className={styles.bar}>
        <Find value={view.find} onFind={find} />
        <span className={styles.count} role="status">
          {totals && t('tables:rows', { count: matched ?? 0, number: format.number(matched ?? 0) })}
        </span>
      </div>
      <div className={cx(styles.table, cards.cards, !currentData && Boolean(data) && styles.stale)}>
        <DataTable
          dense
          label={t('common:page.agentDownlineTransactionDetailsCopy')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.cursor + row.account}
          loading={!page && !error}
          expected={12}
          error={error && t(`errors:${failureKey(error)}`)}
          onRetry={refresh}
          empty={
            <EmptyState
              title={t('none')}
              hint={t('tables:noneHint')}
              action={
                <Button look="ghost" onClick={() => change({ find: '', kind: undefined, scope: 'TEAM' })}>
                  {t('showAll')}
                </Button>
              }
            />
          }
        />
      </div>
      <footer className={styles.foot}>
        <span />
        <span className={styles.turns}>
          <Button
            look="ghost"
            size="small"
            disabled={!page?.newer}
            onClick={() => page?.newer && change({ newer: page.newer, older: undefined })}
          >
            {t('newer')}
          </Button>
          <Button
            look="ghost"
            size="small"
            disabled={!page?.older}
            onClick={() => page?.older && change({ older: page.older, newer: undefined })}
          >
            {t('older')}
          </Button>
        </span>
      </footer>
    </>
  )
}
