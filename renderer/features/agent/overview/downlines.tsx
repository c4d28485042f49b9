import type { TeamMember } from '@portico/contract/agent/shapes'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import { failureKey } from '../../../api/failure.ts'
import { AsOf } from '../../../core/office-table/as-of.tsx'
import { ChangedBar } from '../../../core/office-table/changed-bar.tsx'
import { KeysHelp } from '../../../core/office-table/keys-help.tsx'
import { OfficeTable } from '../../../core/office-table/office-table.tsx'
import { useClampPage } from '../../../core/office-table/use-clamp-page.ts'
import { useFirstPage } from '../../../core/office-table/use-counted.ts'
import { useHeldAnswer } from '../../../core/office-table/use-held-answer.ts'
import { useRowKeys } from '../../../core/office-table/use-row-keys.ts'
import { useScrollRestoration } from '../../../core/office-table/use-scroll-restoration.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useTeamMembersQuery } from '../api.ts'
import { type Sort, type View, withRows, writeView } from '../model/view.ts'
import { faceOf } from './face-of.ts'
import { fileColumns, useColumns } from './columns.tsx'
import { DownlineFilters } from './downline-filters.tsx'
import { LIVE } from '../../../core/office-page/live.ts'
import { membersQuestion } from './members-question.ts'
import { OPENED_HERE } from '../../../core/office-page/opened-here.ts'
import cards from '../../../core/office-page/cards.module.css'
import styles from './downlines.module.css'

const PAGE_SIZE = 20

interface DownlinesProps {
  readonly view: View
  readonly change: (change: Partial<View>) => void
}

const NOBODY: ReadonlySet<string> = new Set()

/** The accounts behind the figures: totals first, every figure the way to its rows. */
export const Downlines = ({ view, change }: DownlinesProps) => {
  const { t } = useTranslation(['agent', 'tables', 'errors'])
  const format = useFormat()
  const table = useRef<HTMLDivElement>(null)
  const filter = membersQuestion(view)
  const { token: asOf, note } = useFirstPage<string>(filter, view.page)
  const request = { ...filter, ...(asOf !== undefined && { asOf }), pageNo: view.page, pageSize: PAGE_SIZE }
  const question = JSON.stringify(request)
  const { data, currentData, error, isFetching, refetch } = useTeamMembersQuery(request, LIVE)
  const beyond = useClampPage(view.page, currentData?.totalPages, () => change({ page: 1 }))
  // While an answer is awaited the last one stands in for it; where none comes, it is an answer to something else.
  const answered = beyond || (error && !currentData) ? undefined : data
  const { answer: members, changes, show } = useHeldAnswer(answered, currentData ? question : '', faceOf)
  note(members?.asOf)
  const columns = useColumns(members, view)
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
        columns={fileColumns(columns, view.layout)}
        chosen={ids}
        onClear={() => setChosen({ question, ids: NOBODY })}
      />
      <div ref={table} className={cx(styles.table, cards.cards, !currentData && Boolean(data) && styles.stale)}>
        <ChangedBar count={changes} since={members?.serverNow} onShow={show} />
        <OfficeTable
          layout={view.layout}
          label={t('downlines')}
          first={account}
          columns={columns}
          counted={members && { all: members.total, before: (view.page - 1) * PAGE_SIZE }}
          rows={members?.list ?? []}
          rowKey={(row) => row.memberId}
          totalLabel={members && t('all', { count: members.total, number: format.number(members.total) })}
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
              hint={t('tables:noneHint')}
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
          <KeysHelp />
          <p>{t('rounding')}</p>
          <AsOf
            at={members?.serverNow}
            currency={members?.totals.balance.currency}
            old={Boolean(error && members)}
            busy={isFetching}
            onRefresh={() => void refetch()}
          />
        </div>
        <Pagination page={view.page} total={members?.totalPages ?? 1} onPage={(page) => change({ page })} />
      </footer>
    </section>
  )
}
