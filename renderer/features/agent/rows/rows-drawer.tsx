import { useTranslation } from 'react-i18next'
import { useDayWords } from '../../../i18n/use-day-words.ts'
import { failureKey } from '../../../api/failure.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { EmptyState } from '../../../ui/state/state.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { useTeamRowsQuery } from '../api.ts'
import type { RowKind, View } from '../model/view.ts'
import { LIVE } from '../../../core/office-page/live.ts'
import { useClampPage } from '../../../core/office-table/use-clamp-page.ts'
import { useCounted } from '../../../core/office-table/use-counted.ts'
import { AccountFacts } from './account-facts.tsx'
import { useRowColumns } from './row-columns.tsx'
import cards from '../../../core/office-page/cards.module.css'
import styles from './rows-drawer.module.css'

const KINDS: readonly RowKind[] = ['BETS', 'DEPOSITS', 'WITHDRAWALS']
const PAGE_SIZE = 25
const PANEL = 'agent-rows'

interface RowsDrawerProps {
  readonly view: View
  readonly kind: RowKind
  readonly change: (change: Partial<View>) => void
  readonly onClose: () => void
}

/** The rows that make a figure, with totals that equal it: of one account, or of everybody in the scope. */
export const RowsDrawer = ({ view, kind, change, onClose }: RowsDrawerProps) => {
  const { t } = useTranslation(['agent', 'tables', 'errors'])
  const format = useFormat()
  const dispatch = useAppDispatch()
  const days = useDayWords()
  const { scope, account, rowsPage } = view
  const question = { ...view.days, scope, kind, ...(account && { account }) }
  const { counted, note } = useCounted(question, rowsPage)
  const { currentData, error, refetch } = useTeamRowsQuery(
    { ...question, ...(counted !== undefined && { counted }), pageNo: rowsPage, pageSize: PAGE_SIZE },
    LIVE,
  )
  note(currentData?.total)
  const beyond = useClampPage(rowsPage, currentData?.totalPages, () => change({ rowsPage: 1 }))
  const columns = useRowColumns(kind, currentData, account === undefined)
  return (
    <Dialog
      side
      title={account ?? t(`kind.${kind}`)}
      lead={t('drawer.lead', { days: days.range(view.days), scope: t(`tables:scope.${scope}`) })}
      onClose={onClose}
    >
      {account && <AccountFacts account={account} view={view} />}
      <Tabs
        label={t('drawer.kinds')}
        panelId={PANEL}
        tabs={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(rows) => change({ rows, rowsPage: 1 })}
      />
      <div id={PANEL} role="tabpanel" aria-label={t(`kind.${kind}`)} className={cx(styles.rows, cards.cards)}>
        <DataTable
          dense
          label={t(`kind.${kind}`)}
          columns={columns}
          rows={currentData?.list ?? []}
          rowKey={(row) => row.id}
          opens={(row) => row.bet !== null}
          onRow={kind === 'BETS' ? ({ id }) => dispatch(dialogOpened({ kind: 'teamBet', betId: id })) : undefined}
          total={
            currentData && {
              label: t('drawer.all', { count: currentData.total, number: format.number(currentData.total) }),
              cells: Object.fromEntries(columns.map((column) => [column.id, column.total])),
            }
          }
          loading={beyond || (!currentData && !error)}
          expected={12}
          error={error && t(`errors:${failureKey(error)}`)}
          onRetry={() => void refetch()}
          empty={<EmptyState title={t('drawer.none')} />}
        />
      </div>
      <Pagination page={rowsPage} total={currentData?.totalPages ?? 1} onPage={(page) => change({ rowsPage: page })} />
    </Dialog>
  )
}
