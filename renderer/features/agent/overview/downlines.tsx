import type { TeamMember } from '@portico/contract/agent/shapes'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import { failureKey } from '../../../api/failure.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useTeamMembersQuery } from '../api.ts'
import { type Sort, type View, withRows, writeView } from '../model/view.ts'
import { fileColumns, useColumns } from './columns.tsx'
import { DownlineFilters } from './downline-filters.tsx'
import { LIVE } from './live.ts'
import { membersQuestion } from './members-question.ts'
import { useClampPage } from './use-clamp-page.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import { useRowKeys } from './use-row-keys.ts'
import { usePreviousRows } from './use-previous-rows.ts'
import { OPENED_HERE } from './use-view.ts'
import cards from './cards.module.css'
import styles from './downlines.module.css'

const PAGE_SIZE = 20

interface DownlinesProps {
  readonly view: View
  readonly change: (change: Partial<View>) => void
}

const NOBODY: ReadonlySet<string> = new Set()

/** The accounts behind the figures: totals first, every figure the way to its rows. */
export const Downlines = ({ view, change }: DownlinesProps) => {
  const { t } = useTranslation(['agent', 'errors'])
  const format = useFormat()
  const table = useRef<HTMLDivElement>(null)
  const request = { ...membersQuestion(view), pageNo: view.page, pageSize: PAGE_SIZE }
  const question = JSON.stringify(request)
  const { data, currentData, error, refetch } = useTeamMembersQuery(request, LIVE)
  const beyond = useClampPage(view, 'page', currentData?.totalPages, change)
  // While an answer is awaited the last one stands in for it; where none comes, it is an answer to something else.
  const answered = beyond || (error && !currentData) ? undefined : data
  const members = usePreviousRows(answered, currentData ? question : '', table)
  const { hidden, toggle } = useHiddenColumns()
  const all = useColumns(members, view)
  const columns = all.filter((column) => !hidden.some((id) => id === column.id))
  const [chosen, setChosen] = useState({ question, ids: NOBODY })
  const ids = chosen.question === question ? chosen.ids : NOBODY
  useRowKeys(table)
  useScrollRestoration(Boolean(members))

  const tick = (id: string) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    setChosen({ question, ids: next })
  }

  const account = {
    id: 'account',
    header: t('column.account'),
    sortBy: () => 0,
    cell: (row: TeamMember) => (
      <span className={styles.account}>
        <Checkbox checked={ids.has(row.memberId)} onChange={() => tick(row.memberId)} className={styles.tick}>
          <span className="visually-hidden">{t('choose', { account: row.account })}</span>
        </Checkbox>
        <Link
          data-row
          to={{ search: writeView(withRows(view, 'BETS', row.account)).toString() }}
          state={OPENED_HERE}
          className={styles.open}
        >
          {row.account}
        </Link>
        <kbd className={styles.enter} aria-hidden="true">
          {t('enter')}
        </kbd>
      </span>
    ),
  }

  return (
    <section id="downlines" aria-labelledby="downlines-title" className={styles.section}>
      <DownlineFilters
        view={view}
        change={change}
        members={members}
        columns={fileColumns(all, hidden)}
        hidden={hidden}
        onColumn={toggle}
        chosen={ids}
        onClear={() => setChosen({ question, ids: NOBODY })}
      />
      <div ref={table} className={cx(styles.table, cards.cards, !currentData && Boolean(data) && styles.stale)}>
        <DataTable
          dense
          label={t('downlines')}
          columns={[account, ...columns]}
          rows={members?.list ?? []}
          rowKey={(row) => row.memberId}
          total={
            members && {
              label: t('all', { count: members.total, number: format.number(members.total) }),
              cells: Object.fromEntries(columns.map((column) => [column.id, column.total])),
            }
          }
          sorting={{ id: view.sort, desc: view.order === 'desc' }}
          onSorting={(sorting) =>
            change(sorting ? { sort: sorting.id as Sort, order: sorting.desc ? 'desc' : 'asc' } : { sort: 'validBet', order: 'desc' })
          }
          loading={!members && (beyond || !error)}
          expected={PAGE_SIZE}
          error={error && t(`errors:${failureKey(error)}`)}
          onRetry={() => void refetch()}
          empty={
            <EmptyState
              title={t('none.title')}
              hint={t('none.hint')}
              action={
                <Button look="ghost" onClick={() => change({ find: '', active: false, opened: false, scope: 'TEAM' })}>
                  {t('none.action')}
                </Button>
              }
            />
          }
        />
      </div>
      <footer className={styles.foot}>
        <div className={styles.notes}>
          <p className={styles.keys} aria-hidden="true">
            <kbd>j</kbd>
            <kbd>k</kbd> {t('keys.move')} <kbd>{t('enter')}</kbd> {t('keys.open')} <kbd>x</kbd> {t('keys.choose')}
          </p>
          <p>{t('rounding')}</p>
        </div>
        <Pagination page={view.page} total={members?.totalPages ?? 1} onPage={(page) => change({ page })} />
      </footer>
    </section>
  )
}
