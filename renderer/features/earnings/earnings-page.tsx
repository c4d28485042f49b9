import type { CommissionKind } from '@portico/contract/commission/kinds'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { AsOf } from '../../core/office-table/as-of.tsx'
import { KeysHelp } from '../../core/office-table/keys-help.tsx'
import { useAddressView } from '../../core/office-table/use-address-view.ts'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/state/state.tsx'
import { useCommissionLinesQuery } from './api.ts'
import { TeamHead } from '../../core/office-page/team-head.tsx'
import { LIVE } from '../../core/office-page/live.ts'
import { useToday } from '../../core/office-page/use-today.ts'
import type { MenuSection } from '../agent/index.ts'
import { useEarningsColumns } from './earnings-columns.tsx'
import { EarningsSums, KindSums } from './earnings-sums.tsx'
import { PeriodSteps } from './period-steps.tsx'
import { changedEarnings, readEarnings, writeEarnings } from './view.ts'
import cards from '../../core/office-page/cards.module.css'
import table from '../../core/office-page/page.module.css'

const KEYS = ['earlier', 'later'] as const

/** What the agent was paid, line by line: of every kind, or of the one that the section is of. */
export const EarningsPage = ({ section, kind: fixed }: { readonly section: MenuSection; readonly kind?: CommissionKind }) => {
  const { t } = useTranslation(['earnings', 'errors', 'common', 'tables'])
  const dispatch = useAppDispatch()
  const today = useToday()
  const form = useMemo(
    () => ({ read: (params: URLSearchParams) => readEarnings(params, today), write: writeEarnings, changed: changedEarnings }),
    [today],
  )
  const { view, change } = useAddressView(form)
  const kind = fixed ?? view.kind
  const { older } = view
  const request = { ...view.days, ...(kind && { kind }), ...(older && { older }) }
  const { data, currentData, error, isFetching, refetch } = useCommissionLinesQuery(request, LIVE)
  const page = error && !currentData ? undefined : data
  const rows = page?.list ?? []
  const columns = useEarningsColumns(rows)
  const title = t(`common:page.${section}`)

  return (
    <>
      <TeamHead title={title} view={view} change={change} own>
        <PeriodSteps days={view.days} onDays={(days) => change({ preset: undefined, days })} />
        <AsOf
          at={page?.serverNow}
          currency={page?.owed.currency}
          old={Boolean(error && page)}
          busy={isFetching}
          onRefresh={() => void refetch()}
        />
      </TeamHead>
      <EarningsSums earnings={page} />
      {!fixed && <KindSums earnings={page} chosen={kind} onChoose={(chosen) => change({ kind: chosen })} />}
      <div className={cx(table.table, cards.cards, !currentData && Boolean(data) && table.stale)}>
        <DataTable
          dense
          label={title}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          onRow={({ id }) => dispatch(dialogOpened({ kind: 'commissionLine', lineId: id }))}
          loading={!page && !error}
          expected={12}
          error={error && t(`errors:${failureKey(error)}`)}
          onRetry={() => void refetch()}
          empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
        />
      </div>
      <footer className={table.foot}>
        <KeysHelp of={KEYS} />
        <span className={table.turns}>
          <Button look="ghost" size="small" disabled={!older} onClick={() => change({ older: undefined })}>
            {t('latest')}
          </Button>
          <Button look="ghost" size="small" disabled={!page?.older} onClick={() => page?.older && change({ older: page.older })}>
            {t('older')}
          </Button>
        </span>
      </footer>
    </>
  )
}
