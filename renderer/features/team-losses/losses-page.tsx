import type { MemberLoss } from '@portico/contract/agent/shapes'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import cards from '../../core/office-page/cards.module.css'
import { LIVE } from '../../core/office-page/live.ts'
import styles from '../../core/office-page/page.module.css'
import { TeamHead } from '../../core/office-page/team-head.tsx'
import { AsOf } from '../../core/office-table/as-of.tsx'
import { ChangedBar } from '../../core/office-table/changed-bar.tsx'
import { KeysHelp } from '../../core/office-table/keys-help.tsx'
import { OfficeTable } from '../../core/office-table/office-table.tsx'
import { useClampPage } from '../../core/office-table/use-clamp-page.ts'
import { type Faces, useHeldAnswer } from '../../core/office-table/use-held-answer.ts'
import { useRowKeys } from '../../core/office-table/use-row-keys.ts'
import { useScrollRestoration } from '../../core/office-table/use-scroll-restoration.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import { Link } from '../../lib/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { EmptyState } from '../../ui/state/state.tsx'
import { type Losses, useTeamLossesQuery } from './api.ts'
import { betsAddress } from './bets-address.ts'
import { useLossColumns } from './loss-columns.tsx'
import { LossesBar } from './losses-bar.tsx'
import { Sides } from './sides.tsx'
import { useLosses } from './use-losses.ts'
import { lossesQuestion, USUAL_ORDER } from './view.ts'

const PAGE_SIZE = 50

const faceOf = ({ list }: Losses): Faces => new Map(list.map((row) => [row.memberId, JSON.stringify(row)]))

/** What the players of the team won and lost by settled bets, the greatest loss first [AGENT-11]. */
export const Component = () => {
  const { t } = useTranslation(['teamRecords', 'agent', 'tables', 'errors', 'common'])
  const format = useFormat()
  const table = useRef<HTMLDivElement>(null)
  const { view, change } = useLosses()
  const request = { ...lossesQuestion(view), pageNo: view.page, pageSize: PAGE_SIZE }
  const { data, currentData, error, isFetching, refetch } = useTeamLossesQuery(request, LIVE)
  const beyond = useClampPage(view.page, currentData?.totalPages, () => change({ page: 1 }))
  const answered = beyond || (error && !currentData) ? undefined : data
  const { answer: losses, changes, show } = useHeldAnswer(answered, currentData ? JSON.stringify(request) : '', faceOf)
  const columns = useLossColumns(losses)
  useRowKeys(table)
  useScrollRestoration(Boolean(losses))
  const account = {
    id: 'account',
    header: t('agent:column.account'),
    sortBy: () => 0,
    cell: (row: MemberLoss) => (
      <Link data-row to={betsAddress(view, row.account)}>
        {row.account}
      </Link>
    ),
  }
  const nameOf = (column: string) => [account, ...columns].find(({ id }) => id === column)?.header ?? column

  return (
    <>
      <TeamHead title={t('common:page.palStatementsAgentCopy')} view={view} change={change}>
        <AsOf
          at={losses?.serverNow}
          currency={losses?.totals.gain.currency}
          old={Boolean(error && losses)}
          busy={isFetching}
          onRefresh={() => void refetch()}
        />
      </TeamHead>
      <Sides totals={losses?.totals} chosen={view.side} onChoose={(side) => change({ side })} />
      <LossesBar view={view} change={change} total={losses?.total} nameOf={nameOf} />
      <div ref={table} className={cx(styles.table, cards.cards, !currentData && Boolean(data) && styles.stale)}>
        <ChangedBar count={changes} since={losses?.serverNow} onShow={show} />
        <OfficeTable
          layout={view.layout}
          label={t('common:page.palStatementsAgentCopy')}
          first={account}
          columns={columns}
          counted={losses && { all: losses.total, before: (view.page - 1) * PAGE_SIZE }}
          rows={losses?.list ?? []}
          rowKey={(row) => row.memberId}
          totalLabel={losses && t('agent:all', { count: losses.total, number: format.number(losses.total) })}
          sorting={{ id: view.sort, desc: view.order === 'desc' }}
          onSorting={(sorting) =>
            change(sorting ? { sort: sorting.id as typeof view.sort, order: sorting.desc ? 'desc' : 'asc' } : USUAL_ORDER)
          }
          loading={!losses && (beyond || !error)}
          expected={12}
          error={error && t(`errors:${failureKey(error)}`)}
          onRetry={() => void refetch()}
          empty={
            <EmptyState
              title={t('loss.none')}
              hint={t('tables:noneHint')}
              action={
                <Button look="ghost" onClick={() => change({ find: '', gameType: undefined, side: undefined, scope: 'TEAM' })}>
                  {t('showAll')}
                </Button>
              }
            />
          }
        />
      </div>
      <footer className={styles.foot}>
        <div>
          <KeysHelp />
          <p className={styles.soft}>{t('loss.formula')}</p>
        </div>
        <Pagination page={view.page} total={losses?.totalPages ?? 1} onPage={(page) => change({ page })} />
      </footer>
    </>
  )
}
